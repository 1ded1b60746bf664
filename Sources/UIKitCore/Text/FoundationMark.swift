/// The first stored property of classes whose objects are values in attributed strings.
///
/// Foundation compares such values in C where it merges the parts of a string. It reads the word behind
/// an object's header as if it were Core Foundation's, and where the bits for the type are zero there,
/// it takes the object for none of Swift's and traps (swift-corelibs-foundation, CFRuntime.c:
/// `__CFTypeIDFromInfo` and `_CFIsSwift`). Any type that no class is registered for will do.
nonisolated struct FoundationMark: Sendable {
  /// Type 1, which stands for Core Foundation's objects in general.
  private let header: UInt = 1 << 8
}
