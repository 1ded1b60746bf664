public import Foundation
import QuartzCore

/// Keyframe animation blocks.
extension UIView {
  /// Animates the changes made inside `addKeyframe(…)` at their times, others over the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let parameters = ViewAnimationParameters(
      duration: duration,
      delay: delay,
      options: options.common
    )
    KeyframeBlock.run(parameters, mode: options.mode, animations, completion)
  }

  /// Animates the changes of the block in a part of the keyframe block around it.
  ///
  /// Times are fractions of the whole block's duration. Outside of a keyframe block the changes just happen.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    KeyframeBlock.add(start: frameStartTime, duration: frameDuration, animations)
  }
}
