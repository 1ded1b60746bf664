import CSwiftCall
package import Foundation

/// Makes objects of classes that are known only at run time, through an initializer that Swift calls
/// on such classes only if it is `required`.
///
/// UIKit makes cells, layers and delegates of the app's own classes. With the Objective-C runtime
/// any initializer does; a subclass overrides it with `override init`. A `required` initializer would
/// force another spelling on every app, so this type calls the entry that each class has for the
/// initializer in its table of methods. A class that does not have the initializer ends the process
/// with Swift's own sentence, as on iOS ("Use of unimplemented initializer …").
///
/// The entry is found by comparing a class with a subclass that overrides nothing else: only the
/// entries of designated initializers differ, in the order of their declarations.
package nonisolated struct InitializerSlot: Sendable {
  /// Words of a class from its address point: kind, superclass, flags, sizes (two words), description
  /// and destroyer of fields come before the table (Swift's ABI without Objective-C).
  private static let firstTableWord = 7
  private static let sizesWord = 4

  private let index: Int

  /// The first designated initializer that `base` declares itself, not counting overrides.
  ///
  /// `subclass` is a direct subclass of it without any members.
  package init(firstDeclaredBy base: AnyClass, comparedWith subclass: AnyClass) {
    let start = Self.superclass(of: base).map(Self.wordCount) ?? Self.firstTableWord
    self.init(in: base, from: start, comparedWith: subclass)
  }

  private init(in base: AnyClass, from start: Int, comparedWith subclass: AnyClass) {
    let (old, new) = (Self.words(of: base), Self.words(of: subclass))
    guard let index = (start..<Self.wordCount(of: base)).first(where: { old[$0] != new[$0] }) else {
      preconditionFailure("\(subclass) has no initializer of its own in the place of \(base)'s.")
    }
    self.index = index
  }

  /// `NSObject.init()`, for every class below it.
  package static let plain = InitializerSlot(
    in: NSObject.self,
    from: firstTableWord,
    comparedWith: PlainProbe.self
  )

  private final class PlainProbe: NSObject {
    override init() {
      super.init()
    }
  }

  // MARK: - Making

  /// Calls `init()`.
  package func make<Object: AnyObject>(_ type: Object.Type) -> Object {
    take(swift_call_init(function(of: type), pointer(to: type)), as: type)
  }

  /// Calls `init(_: CGRect)`.
  package func make<Object: AnyObject>(_ type: Object.Type, _ rect: CGRect) -> Object {
    let object = swift_call_init_rect(
      function(of: type),
      Double(rect.minX),
      Double(rect.minY),
      Double(rect.width),
      Double(rect.height),
      pointer(to: type)
    )
    return take(object, as: type)
  }

  /// Calls `init(_: String?)`.
  package func make<Object: AnyObject>(_ type: Object.Type, _ string: String?) -> Object {
    let words = handOver(string)
    return take(
      swift_call_init_string(function(of: type), words.0, words.1, pointer(to: type)),
      as: type
    )
  }

  /// Calls `init(_: E, _: String?)`, where `number` is the position of the case in `E`.
  package func make<Object: AnyObject>(
    _ type: Object.Type,
    caseNumber number: UInt8,
    _ string: String?
  ) -> Object {
    let words = handOver(string)
    return take(
      swift_call_init_case_string(function(of: type), number, words.0, words.1, pointer(to: type)),
      as: type
    )
  }

  /// Calls `init(_: Any)`.
  package func make<Object: AnyObject>(_ type: Object.Type, any: Any) -> Object {
    let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    memory.initialize(to: any)
    // The initializer takes the value out: the memory is given back without it.
    defer { memory.deallocate() }
    return take(swift_call_init_any(function(of: type), memory, pointer(to: type)), as: type)
  }

  // MARK: - Memory

  private func function(of type: AnyClass) -> UnsafeRawPointer {
    guard let function = UnsafeRawPointer(bitPattern: Self.words(of: type)[index]) else {
      preconditionFailure("\(type) has an empty entry in its table of methods.")
    }
    return function
  }

  private func pointer(to type: AnyClass) -> UnsafeMutableRawPointer {
    unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
  }

  private func take<Object: AnyObject>(
    _ object: UnsafeMutableRawPointer,
    as type: Object.Type
  ) -> Object {
    Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// The two words of an optional string with a reference of its own.
  private func handOver(_ string: String?) -> (UInt64, UnsafeMutableRawPointer?) {
    let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    memory.initialize(to: string)
    // Not deinitialized: the initializer gets the reference.
    defer { memory.deallocate() }
    let raw = UnsafeRawPointer(memory)
    return (
      raw.load(as: UInt64.self),
      raw.load(fromByteOffset: MemoryLayout<UInt64>.size, as: UnsafeMutableRawPointer?.self)
    )
  }

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// Words after the address point: the size of the class less what stands before that point.
  private static func wordCount(of type: AnyClass) -> Int {
    let sizes = words(of: type)[sizesWord]
    let (size, addressPoint) = (sizes & 0xFFFF_FFFF, sizes >> 32)
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }

  private static func superclass(of type: AnyClass) -> AnyClass? {
    words(of: type)[1] == 0 ? nil : unsafeBitCast(words(of: type)[1], to: AnyClass.self)
  }
}
