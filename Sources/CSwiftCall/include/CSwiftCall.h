/// Calls allocating initializers of Swift classes by their address.
///
/// Each function takes the address and the class; the rest are the initializer's arguments in the
/// form of the Swift calling convention. Arguments are handed over: the initializer releases them.
/// The result is a new object with one reference that belongs to the caller.
#pragma once
#include <stdint.h>

/// `init()`
void *_Nonnull swift_call_init(const void *_Nonnull function, void *_Nonnull type);

/// `init(_: CGRect)`
void *_Nonnull swift_call_init_rect(
    const void *_Nonnull function, double x, double y, double width, double height,
    void *_Nonnull type);

/// `init(_: String?)`: the two words of the optional string.
void *_Nonnull swift_call_init_string(
    const void *_Nonnull function, uint64_t word, void *_Nullable object, void *_Nonnull type);

/// `init(_: E, _: String?)` for an enumeration of up to 256 cases without values.
void *_Nonnull swift_call_init_case_string(
    const void *_Nonnull function, uint8_t number, uint64_t word, void *_Nullable object,
    void *_Nonnull type);

/// `init(_: Any)`: the address of the existential.
void *_Nonnull swift_call_init_any(
    const void *_Nonnull function, void *_Nonnull any, void *_Nonnull type);
