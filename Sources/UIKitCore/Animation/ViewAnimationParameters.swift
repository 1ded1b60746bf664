import Foundation
import QuartzCore

/// What an animation block was called with.
struct ViewAnimationParameters {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var pace: ViewAnimationPace
  var repeatCount: Float = 0

  init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    pace: ViewAnimationPace? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.pace = pace ?? .curve(options.curve.timing)
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 0
  }

  /// These parameters inside a block with `outer`: duration, curve and options are the outer block's
  /// unless the options say otherwise; delays add up.
  func inherited(from outer: ViewAnimationParameters) -> ViewAnimationParameters {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      result.options = outer.options
      result.repeatCount = outer.repeatCount
    }
    result.delay = outer.delay + delay
    return result
  }
}
