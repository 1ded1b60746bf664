import UIKit

/// Turns the leaving screen about its left side, in perspective; a pop turns it back.
final class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.6
  /// Distance of the eye from the screen, in points.
  private static let eyeDistance: CGFloat = 800

  private let isOpening: Bool

  init(isOpening: Bool) {
    self.isOpening = isOpening
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to),
      let leaving = transitionContext.view(forKey: .from),
      let controller = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    let door = isOpening ? leaving : arriving
    if isOpening {
      container.insertSubview(arriving, belowSubview: leaving)
    } else {
      container.addSubview(arriving)
    }
    let frame = door.frame
    // The hinge is the left side.
    door.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    door.frame = frame
    if !isOpening { door.layer.transform = opened }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: [.curveEaseInOut],
      animations: { door.layer.transform = self.isOpening ? self.opened : CATransform3DIdentity },
      completion: { _ in
        door.layer.transform = CATransform3DIdentity
        door.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        door.frame = frame
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }

  private var opened: CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.eyeDistance
    return CATransform3DRotate(eye, -.pi / 2, 0, 1, 0)
  }
}
