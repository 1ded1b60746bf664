/// The name of a method together with a way to call it on a target.
///
/// Stands in for the Objective-C selector, which this platform does not have. It is made from an
/// unapplied method reference, `Selector("handleTap:", Panel.handleTap)`; a source that says
/// `#selector(handleTap(_:))` is lowered to that. Two selectors are equal when their names are.
/// Performing one on an object that is not of the method's type is a programmer's mistake and
/// traps with the "unrecognized selector" sentence.
/// A selector is `Sendable` without the compiler's proof: it holds a reference to a method, which
/// captures nothing, and calls it on the main actor only.
public nonisolated struct Selector: @unchecked Sendable {
  /// The name with a colon for each argument, as Objective-C spells it.
  public let description: String

  private let accepts: (AnyObject) -> Bool
  private let call: (@MainActor (AnyObject, [Any?]) -> Any?)?

  /// A selector that is only a name: it can be compared but no object responds to it.
  public init(_ name: String) {
    description = name
    accepts = { _ in false }
    call = nil
  }

  /// A selector of a method without arguments.
  ///
  /// `@preconcurrency` because language mode 5 does not say of a method that it is on the main actor.
  @preconcurrency
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    description = name
    nonisolated(unsafe) let method = method
    accepts = { $0 is Target }
    call = { object, _ in
      method(Selector.target(object, of: name))()
    }
  }

  /// A selector of a method with one argument, usually the sender.
  @preconcurrency
  public init<Target, Argument, Result>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    description = name
    nonisolated(unsafe) let method = method
    accepts = { $0 is Target }
    call = { object, arguments in
      let argument: Argument = Selector.argument(0, of: arguments, for: name)
      return method(Selector.target(object, of: name))(argument)
    }
  }

  /// A selector of a method with two arguments, usually the sender and the event.
  @preconcurrency
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    description = name
    nonisolated(unsafe) let method = method
    accepts = { $0 is Target }
    call = { object, arguments in
      let first: First = Selector.argument(0, of: arguments, for: name)
      let second: Second = Selector.argument(1, of: arguments, for: name)
      return method(Selector.target(object, of: name))(first, second)
    }
  }

  /// A selector of a method without arguments of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping (Target) -> () -> Result
  ) {
    description = name
    nonisolated(unsafe) let method = method
    accepts = { $0 is Target }
    call = { object, _ in
      method(Selector.target(object, of: name))()
    }
  }

  /// A selector of a method with one argument of a class that is not bound to the main actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Argument, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    description = name
    nonisolated(unsafe) let method = method
    accepts = { $0 is Target }
    call = { object, arguments in
      let argument: Argument = Selector.argument(0, of: arguments, for: name)
      return method(Selector.target(object, of: name))(argument)
    }
  }

  /// Whether `object` has the method.
  package func isUnderstood(by object: AnyObject) -> Bool {
    accepts(object)
  }

  /// Calls the method on `object`.
  ///
  /// Traps if the object does not have it.
  @discardableResult
  @MainActor
  package func perform(on object: AnyObject, _ arguments: Any?...) -> Any? {
    guard let call, accepts(object) else {
      Selector.refuse(description, object)
    }
    return call(object, arguments)
  }

  private static func target<Target>(_ object: AnyObject, of name: String) -> Target {
    guard let target = object as? Target else { refuse(name, object) }
    return target
  }

  private static func argument<Argument>(
    _ index: Int,
    of arguments: [Any?],
    for name: String
  ) -> Argument {
    let value: Any? = index < arguments.count ? arguments[index] : nil
    if let argument = value as? Argument { return argument }
    preconditionFailure(
      "\(name) wants a \(Argument.self), but was sent \(value.map { "\(type(of: $0))" } ?? "nil")"
    )
  }

  private static func refuse(_ name: String, _ object: AnyObject) -> Never {
    let address = UInt(bitPattern: ObjectIdentifier(object).hashValue)
    preconditionFailure(
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance "
        + "0x\(String(address, radix: 16))"
    )
  }
}

extension Selector: Hashable {
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension Selector: CustomStringConvertible {}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

/// The name of `selector`, with a colon for each argument.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

/// A selector that is only a name; see `Selector.init(_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}
