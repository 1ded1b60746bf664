import Foundation

/// The values of a property over the cycle of an animation.
nonisolated enum AnimatedValues {
  case between(AnimationEnds, AnimationPace)
  case keyframes(KeyframeTrack, pace: AnimationPace)

  /// The value at a moment, for a property that would be `base` without the animation.
  func value(
    time: TimeInterval,
    duration: TimeInterval,
    over base: AnimatableValue
  ) -> AnimatableValue {
    switch self {
    case .between(let ends, let pace):
      let (from, to) = ends.resolved(over: base)
      return from.mixed(with: to, pace.progress(time: time, duration: duration))
    case .keyframes(let track, let pace):
      return track.value(at: pace.progress(time: time, duration: duration))
    }
  }

  /// What one whole cycle adds, for cumulative animations.
  func gain(over base: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .between(let ends, _):
      let (from, to) = ends.resolved(over: base)
      return to.subtracting(from)
    case .keyframes(let track, _):
      return track.lastValue.subtracting(track.firstValue)
    }
  }
}
