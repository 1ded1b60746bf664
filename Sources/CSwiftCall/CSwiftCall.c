#include "CSwiftCall.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

void *swift_call_init(const void *function, void *type) {
  typedef SWIFT void *(*Initializer)(CONTEXT void *);
  return ((Initializer)function)(type);
}

void *swift_call_init_rect(
    const void *function, double x, double y, double width, double height, void *type) {
  typedef SWIFT void *(*Initializer)(double, double, double, double, CONTEXT void *);
  return ((Initializer)function)(x, y, width, height, type);
}

void *swift_call_init_string(const void *function, uint64_t word, void *object, void *type) {
  typedef SWIFT void *(*Initializer)(uint64_t, void *, CONTEXT void *);
  return ((Initializer)function)(word, object, type);
}

void *swift_call_init_case_string(
    const void *function, uint8_t number, uint64_t word, void *object, void *type) {
  typedef SWIFT void *(*Initializer)(uint8_t, uint64_t, void *, CONTEXT void *);
  return ((Initializer)function)(number, word, object, type);
}

void *swift_call_init_any(const void *function, void *any, void *type) {
  typedef SWIFT void *(*Initializer)(void *, CONTEXT void *);
  return ((Initializer)function)(any, type);
}
