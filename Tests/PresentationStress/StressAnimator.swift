import UIKit

/// Moves one transition in one of many ways that apps use.
final class StressAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private let movement: StressMovement
  private let isPresenting: Bool
  private weak var world: StressWorld?
  private var propertyAnimator: UIViewPropertyAnimator?
  private var onLayerEnd: (() -> Void)?

  init(_ movement: StressMovement, isPresenting: Bool, in world: StressWorld) {
    self.movement = movement
    self.isPresenting = isPresenting
    self.world = world
    super.init()
    world.watch(self, "animator \(movement.means)")
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch movement.means {
    case .atOnce, .zeroDuration: 0
    default: movement.duration
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if movement.means == .interruptible, let animator = interruptibleAnimator(using: context) {
      animator.startAnimation()
      return
    }
    guard let stage = prepare(context) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let end = { (_: Bool) in self.end(stage, context) }
    let change = { stage.apply(self.isPresenting ? .rest : .away) }
    if movement.means != .layerAnimation { stage.apply(isPresenting ? .away : .rest) }
    let duration = movement.duration
    switch movement.means {
    case .viewAnimation:
      UIView.animate(withDuration: duration, animations: change, completion: end)
    case .spring:
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: 0.6,
        initialSpringVelocity: 0,
        options: [],
        animations: change,
        completion: end
      )
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: duration,
        delay: 0,
        options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.7, animations: change)
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            stage.view.layer.cornerRadius = 4
          }
        },
        completion: { finished in
          stage.view.layer.cornerRadius = 0
          end(finished)
        }
      )
    case .layerAnimation:
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = isPresenting ? 0 : 1
      animation.toValue = isPresenting ? 1 : 0
      animation.duration = duration
      animation.delegate = self
      onLayerEnd = { end(true) }
      stage.view.layer.add(animation, forKey: "fade")
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: change)
      animator.addCompletion { _ in end(true) }
      animator.startAnimation()
    case .atOnce, .interruptible:
      change()
      end(true)
    case .zeroDuration:
      UIView.animate(withDuration: 0, animations: change, completion: end)
    case .twoAnimations:
      UIView.animate(withDuration: duration / 2) { stage.view.layer.cornerRadius = 8 }
      UIView.animate(
        withDuration: duration,
        animations: change,
        completion: { finished in
          stage.view.layer.cornerRadius = 0
          end(finished)
        }
      )
    }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    guard movement.means == .interruptible else { return nil }
    if let propertyAnimator { return propertyAnimator }
    guard let stage = prepare(context) else { return nil }
    stage.apply(isPresenting ? .away : .rest)
    let animator = UIViewPropertyAnimator(duration: movement.duration, curve: .easeInOut) {
      stage.apply(self.isPresenting ? .rest : .away)
    }
    animator.addCompletion { _ in self.end(stage, context) }
    propertyAnimator = animator
    return animator
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let end = onLayerEnd
    onLayerEnd = nil
    end?()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    propertyAnimator = nil
    world?.tell("  \(movement.means) animationEnded(\(transitionCompleted))")
    world?.reached(.animationEnded, nil)
  }

  // MARK: - Parts

  /// What moves, and between which looks.
  private struct Moving {
    enum Look {
      case rest
      case away
    }

    let view: UIView
    let rest: CGPoint
    let away: CGPoint
    let change: StressMovement.Change

    func apply(_ look: Look) {
      switch change {
      case .frame: view.center = look == .rest ? rest : away
      case .transform:
        view.transform = look == .rest ? .identity : CGAffineTransform(scaleX: 0.2, y: 0.2)
      case .alpha: view.alpha = look == .rest ? 1 : 0
      }
    }
  }

  private func prepare(_ context: any UIViewControllerContextTransitioning) -> Moving? {
    let container = context.containerView
    if isPresenting, let view = context.view(forKey: .to) {
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      container.addSubview(view)
    }
    if !isPresenting, let view = context.view(forKey: .to), view.superview !== container {
      container.insertSubview(view, at: 0)
    }
    if !isPresenting, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      let frame = context.finalFrame(for: controller)
      if !frame.isEmpty { view.frame = frame }
    }
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return nil }
    let rest = view.center
    return Moving(
      view: view,
      rest: rest,
      away: CGPoint(x: rest.x, y: rest.y + container.bounds.height),
      change: movement.change
    )
  }

  private func end(_ moving: Moving, _ context: any UIViewControllerContextTransitioning) {
    let isDone = !context.transitionWasCancelled
    if movement.removesView, !isPresenting, isDone { moving.view.removeFromSuperview() }
    // The frame is already where the transition ends, or the view goes.
    if movement.change != .frame { moving.apply(.rest) }
    context.completeTransition(isDone)
  }
}
