import UIKit

/// Moves the panel in from the left, or out over the left edge.
final class SlideInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.3

  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let controller = transitionContext.viewController(forKey: isPresentation ? .to : .from),
      let panel = controller.view
    else {
      return
    }
    if isPresentation {
      transitionContext.containerView.addSubview(panel)
    }
    let shown = transitionContext.finalFrame(for: controller)
    let hidden = shown.offsetBy(dx: -shown.width, dy: 0)
    panel.frame = isPresentation ? hidden : shown
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: .curveEaseInOut,
      animations: { panel.frame = self.isPresentation ? shown : hidden },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
