import UIKit

/// Moves the presented view in and out over an edge of the container.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.35

  private let edge: SlideEdge
  private let isPresenting: Bool

  init(edge: SlideEdge, isPresenting: Bool) {
    self.edge = edge
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let shown = transitionContext.finalFrame(for: controller)
    let hidden = edge.hidden(shown, in: container.bounds)
    if isPresenting {
      container.addSubview(view)
      view.frame = hidden
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: { view.frame = self.isPresenting ? shown : hidden },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
