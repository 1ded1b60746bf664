import Foundation

/// An animation at work on a layer: its copy, its effect and when it began.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  let timing: AnimationTiming
  private(set) weak var layer: CALayer?
  /// When the animation began in the layer's time; nil until the commit.
  private(set) var start: TimeInterval?
  /// The names of the properties that change.
  let keys: [String]
  let additiveKeys: [String]
  /// Whether the end was reported while the animation stays attached.
  private(set) var hasEnded = false
  private let effect: AnimationEffect
  private let completions: [CompletionGroup]

  init(_ animation: CAAnimation, key: String?, layer: CALayer, completions: [CompletionGroup]) {
    self.key = key
    self.animation = animation
    self.layer = layer
    self.completions = completions
    timing = AnimationTiming(
      animation.timing,
      standardDuration: CATransaction.animationDuration()
    )
    effect = animation.effect(on: layer)
    keys = effect.keys
    additiveKeys = effect.additiveKeys
    if animation.beginTime != 0 {
      start = animation.beginTime
    }
    for completion in completions {
      completion.enter()
    }
  }

  /// Fixes the beginning: from now on the clock runs.
  func settle(at localTime: TimeInterval) {
    guard start == nil else { return }
    start = localTime + animation.startDelay
  }

  /// Changes `properties` to their values at the layer's time, or at the absolute time for those
  /// animations that something else than time drives.
  func apply(
    to properties: inout LayerProperties,
    at localTime: TimeInterval,
    absolute time: TimeInterval
  ) {
    if let source = animation.timeSource {
      let shown = AnimationTiming.Moment(
        time: source.progress(at: time) * timing.duration,
        round: 0
      )
      effect.apply(to: &properties, at: shown, duration: timing.duration)
      return
    }
    guard let moment = timing.moment(elapsed: elapsed(at: localTime)) else { return }
    effect.apply(to: &properties, at: moment, duration: timing.duration)
  }

  /// The moment of the cycle at the layer's time; nil while the animation shows nothing.
  func moment(at localTime: TimeInterval) -> AnimationTiming.Moment? {
    timing.moment(elapsed: elapsed(at: localTime))
  }

  private func elapsed(at localTime: TimeInterval) -> TimeInterval {
    let elapsed = start.map { localTime - $0 } ?? -animation.startDelay
    // Time mapped through layers comes back with rounding errors; ends are exact.
    if let length = timing.activeDuration, abs(elapsed - length) < AttachedAnimation.timeTolerance {
      return length
    }
    return abs(elapsed) < AttachedAnimation.timeTolerance ? 0 : elapsed
  }

  /// Seconds; far below a frame, far above the rounding of times.
  static let timeTolerance = 1e-9

  /// The end in the layer's time; nil while unknown or if there is none.
  var end: TimeInterval? {
    guard let start, let length = timing.activeDuration else { return nil }
    return start + length
  }

  /// The end on the clock; nil if the animation never ends or its time stands still.
  var absoluteEnd: TimeInterval? {
    guard !hasEnded, animation.timeSource == nil, let layer, let end, layer.absoluteSpeed > 0
    else { return nil }
    return layer.absoluteTime(ofLocal: end)
  }

  /// Whether the animation still changes as time passes.
  var isRunning: Bool {
    guard !hasEnded, let layer else { return false }
    if let source = animation.timeSource { return source.isRunning }
    return layer.absoluteSpeed != 0 && animation.speed != 0
  }

  /// Tells everyone who waits, once.
  func reportStart() {
    animation.delegate?.animationDidStart(animation)
  }

  /// Tells everyone who waits, once.
  func reportEnd(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    animation.observer?.animationDidEnd(animation, finished: finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions {
      completion.leave()
    }
  }
}
