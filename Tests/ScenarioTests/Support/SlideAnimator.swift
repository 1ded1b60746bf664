import Foundation
import UIKit

/// Moves the presented view in from its edge and out again, with the symmetric curve.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let edge: SlideEdge
  let isPresentation: Bool
  var duration: TimeInterval = 0.3
  /// The tutorial's later edition removes the view itself.
  var removesView = false
  /// Reports "not cancelled" instead of the animation's "finished".
  var ignoresFinished = false
  private(set) var ends: [Bool] = []
  var onEnd: ((Bool) -> Void)?
  var onComplete: ((Bool) -> Void)?

  init(_ edge: SlideEdge, isPresentation: Bool) {
    self.edge = edge
    self.isPresentation = isPresentation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key),
      let view = controller.view
    else { return }
    if isPresentation { transitionContext.containerView.addSubview(view) }
    let rest = transitionContext.finalFrame(for: controller)
    let away = edge.away(rest, in: transitionContext.containerView.frame.size)
    view.frame = isPresentation ? away : rest
    UIView.animate(
      withDuration: duration,
      animations: { view.frame = self.isPresentation ? rest : away },
      completion: { finished in
        let isCancelled = transitionContext.transitionWasCancelled
        if !self.isPresentation, self.removesView, !isCancelled { view.removeFromSuperview() }
        let isDone = (self.ignoresFinished || finished) && !isCancelled
        self.onComplete?(isDone)
        transitionContext.completeTransition(isDone)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    onEnd?(transitionCompleted)
  }
}
