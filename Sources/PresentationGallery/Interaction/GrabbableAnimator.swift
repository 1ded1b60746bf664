import UIKit

/// A property animator for the way up or down, and a pan that pauses, scrubs and reverses it.
final class GrabbableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 2
  /// Points a second below which the nearer end wins.
  private static let flick: CGFloat = 300

  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?
  private weak var context: UIViewControllerContextTransitioning?
  /// How far the transition was when the finger took hold of it.
  private var grabbedFraction: CGFloat = 0

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = makeAnimator(transitionContext)
    self.animator = animator
    context = transitionContext
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector("drag:", GrabbableAnimator.drag)
    )
    transitionContext.containerView.addGestureRecognizer(pan)
    animator.addCompletion { position in
      transitionContext.containerView.removeGestureRecognizer(pan)
      transitionContext.completeTransition(position == .end)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func makeAnimator(
    _ context: UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut)
    guard let view = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: isPresenting ? .to : .from)
    else { return animator }
    let shown = context.finalFrame(for: controller)
    let hidden = SlideEdge.bottom.hidden(shown, in: context.containerView.bounds)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = hidden
    }
    animator.addAnimations { view.frame = self.isPresenting ? shown : hidden }
    return animator
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let animator, let context else { return }
    let height = context.containerView.bounds.height
    let way = pan.translation(in: context.containerView).y / height
    switch pan.state {
    case .began:
      animator.pauseAnimation()
      context.pauseInteractiveTransition()
      grabbedFraction = animator.fractionComplete
    case .changed:
      animator.fractionComplete = grabbedFraction + (isPresenting ? -way : way)
      context.updateInteractiveTransition(animator.fractionComplete)
    case .ended, .cancelled, .failed:
      letGo(velocity: pan.velocity(in: context.containerView).y)
    case .possible:
      break
    @unknown default:
      break
    }
  }

  private func letGo(velocity: CGFloat) {
    guard let animator, let context else { return }
    let isGoingOn =
      abs(velocity) < Self.flick
      ? animator.fractionComplete > 0.5 : (velocity < 0) == isPresenting
    animator.isReversed = !isGoingOn
    if isGoingOn {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
  }
}
