import UIKit

/// Moves a panel in from an edge of the container, or out over it.
final class SlideInPresentationAnimator: NSObject {
  private static let duration: TimeInterval = 0.3

  private let direction: PresentationDirection
  private let isPresentation: Bool

  init(direction: PresentationDirection, isPresentation: Bool) {
    self.direction = direction
    self.isPresentation = isPresentation
    super.init()
  }
}

extension SlideInPresentationAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key),
      let panel = controller.view
    else {
      return
    }
    let container = transitionContext.containerView
    if isPresentation {
      container.addSubview(panel)
    }
    let shown = transitionContext.finalFrame(for: controller)
    let hidden = frameOutside(container.bounds.size, of: shown)
    panel.frame = isPresentation ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        panel.frame = self.isPresentation ? shown : hidden
      },
      completion: { isFinished in
        if !self.isPresentation {
          panel.removeFromSuperview()
        }
        transitionContext.completeTransition(isFinished)
      }
    )
  }

  private func frameOutside(_ container: CGSize, of frame: CGRect) -> CGRect {
    var outside = frame
    switch direction {
    case .left:
      outside.origin.x = -frame.width
    case .right:
      outside.origin.x = container.width
    case .top:
      outside.origin.y = -frame.height
    case .bottom:
      outside.origin.y = container.height
    }
    return outside
  }
}
