import UIKit

/// What the animators share: they put the presented view in place and move only that.
class PresentedViewAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  /// In seconds.
  var duration: TimeInterval { 0.4 }

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
    }
    animate(view, in: transitionContext.containerView) {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Moves `view`, which is at its final place, and calls `done` at the end.
  func animate(_ view: UIView, in container: UIView, done: @escaping () -> Void) {
    done()
  }
}
