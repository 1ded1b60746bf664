/// The look of a transition.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

nonisolated extension CATransitionType {
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

nonisolated extension CATransitionType {
  /// A half turn in space about the middle, the old picture on the front and the new one on the back.
  package static let flip = CATransitionType(rawValue: "flip")
}
