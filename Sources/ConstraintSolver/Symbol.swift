/// A column of the tableau: an external variable or one that the solver adds to a constraint.
///
/// The kind sits in the three low bits, so that the simplex loops need no table to tell it. The order
/// is that of creation; it breaks all ties, which makes results repeatable.
struct Symbol: Hashable, Comparable, Sendable {
  /// The kinds of the paper's section 2: external variables are unrestricted, slack and error
  /// variables are restricted to be nonnegative, dummy variables are restricted to be zero.
  enum Kind {
    static let external: Int32 = 0
    static let slack: Int32 = 1
    static let error: Int32 = 2
    static let dummy: Int32 = 3
    /// A variable of the user's that is restricted like a slack variable.
    static let nonnegative: Int32 = 4
  }

  private static let kindBits: Int32 = 3
  private static let kindMask: Int32 = 7

  let raw: Int32

  init(index: Int, kind: Int32) {
    raw = Int32(truncatingIfNeeded: index) << Self.kindBits | kind
  }

  var index: Int { Int(raw >> Self.kindBits) }
  var isExternal: Bool { raw & Self.kindMask == Kind.external }
  /// Whether somebody may ask for the symbol's value.
  var isVariable: Bool { raw & Kind.dummy == 0 }
  var isError: Bool { raw & Self.kindMask == Kind.error }
  var isDummy: Bool { raw & Self.kindMask == Kind.dummy }
  /// Whether the symbol may enter the basis when the simplex method looks for a better solution.
  var isPivotable: Bool {
    let kind = raw & Self.kindMask
    return kind != Kind.external && kind != Kind.dummy
  }

  static func < (one: Symbol, other: Symbol) -> Bool {
    one.raw < other.raw
  }
}
