import UIKit

/// Moves both screens in the same direction, with a spring: down on the way in, up on the way back.
final class MoveVerticallyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 2
  private static let damping: CGFloat = 0.6
  /// Distance that the leaving screen moves beyond its own height.
  private static let overshoot: CGFloat = 20

  var isPresenting = true

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    Self.duration
  }

  // Both views take part in a full-screen transition, in both directions.
  // swift-format-ignore: NeverForceUnwrap
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let arriving = transitionContext.view(forKey: .to)!
    let leaving = transitionContext.view(forKey: .from)!
    let screen = UIScreen.main.bounds
    let direction: CGFloat = isPresenting ? 1 : -1
    arriving.frame = screen.offsetBy(dx: 0, dy: -direction * screen.height)
    transitionContext.containerView.addSubview(arriving)
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: Self.damping,
      initialSpringVelocity: 0,
      options: []
    ) {
      arriving.frame = screen
      leaving.frame = screen.offsetBy(dx: 0, dy: direction * (screen.height + Self.overshoot))
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
