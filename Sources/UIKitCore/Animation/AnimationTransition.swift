extension UIView {
  /// The transitions of animation blocks of the old style.
  public nonisolated enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4

    /// The same transition of newer blocks; nil for none.
    var options: AnimationOptions? {
      switch self {
      case .none: nil
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}
