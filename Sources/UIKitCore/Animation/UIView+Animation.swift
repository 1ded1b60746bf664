public import Foundation
import QuartzCore

/// Animation blocks.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let parameters = ViewAnimationParameters(duration: duration, delay: delay, options: options)
    ViewAnimationContext.run(parameters, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let parameters = ViewAnimationParameters(duration: duration)
    ViewAnimationContext.run(parameters, animations: animations, completion: completion)
  }

  /// A spring that comes to rest at `duration`.
  ///
  /// A damping ratio of 1 does not swing, less swings more. The velocity is in distances per
  /// second; a positive one points at the target.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var pace: ViewAnimationPace?
    if duration > 0 {
      pace = .spring(
        SpringSolver.spring(
          dampingRatio: Double(dampingRatio),
          duration: duration,
          initialVelocity: Double(velocity)
        )
      )
    }
    let parameters = ViewAnimationParameters(
      duration: duration,
      delay: delay,
      options: options,
      pace: pace
    )
    ViewAnimationContext.run(parameters, animations: animations, completion: completion)
  }

  /// A spring that seems to last `duration`; it takes as long as it needs to settle.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration,
      bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity)
    )
    let parameters = ViewAnimationParameters(
      duration: duration > 0 ? spring.settlingDuration : 0,
      delay: delay,
      options: options,
      pace: .spring(spring)
    )
    ViewAnimationContext.run(parameters, animations: animations, completion: completion)
  }

  /// Runs the block without animating what it changes, nested animation blocks included.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimationContext.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Repeats what the block animates, inside an animation block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let current = ViewAnimationContext.current else {
      animations()
      return
    }
    let outer = current.parameters
    current.parameters.repeatCount = Float(count)
    if autoreverses { current.parameters.options.insert(.autoreverse) }
    animations()
    current.parameters = outer
  }

  /// While false, animation blocks change things at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationContext.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimationContext.isEnabled }

  /// The duration of the animation block that is being run; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationContext.isAnimating ? ViewAnimationContext.current?.duration ?? 0 : 0
  }

  /// Whether a running animation of this view keeps touches away from it and its subviews.
  package var isInteractionSuspendedByAnimation: Bool {
    layer.hasInteractionBlockingAnimation
  }
}
