/// What stands for "none" where an animator does not implement `interruptibleAnimator(using:)`.
///
/// The method returns no optional, as in UIKit, so that the methods of apps fit it.
enum MissingAnimator {
  static let shared = UIViewPropertyAnimator(duration: 0, curve: .linear)
}
