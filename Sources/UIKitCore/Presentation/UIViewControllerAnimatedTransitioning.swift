public import Foundation

/// An object that moves the views of a transition.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds. May be asked several times.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The same object for the whole transition.
  ///
  /// Optional in UIKit; without it the transition can't be paused.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Optional in UIKit.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    MissingAnimator.shared
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
