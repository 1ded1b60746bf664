package import Foundation

/// The way of a layer's own time from one value to another along a curve.
///
/// Afterwards time runs on at its usual speed, or stands still at the beginning of a way back.
package nonisolated struct TimeCourse: Equatable, Sendable {
  /// In the superlayer's time.
  private let start: TimeInterval
  private let duration: TimeInterval
  /// In the layer's own time.
  private let from: TimeInterval
  private let to: TimeInterval
  private let curve: CubicTimingCurve

  package init(
    start: TimeInterval,
    duration: TimeInterval,
    from: TimeInterval,
    to: TimeInterval,
    curve: CubicTimingCurve
  ) {
    self.start = start
    self.duration = duration
    self.from = from
    self.to = to
    self.curve = curve
  }

  func localTime(ofParent time: TimeInterval) -> TimeInterval {
    let elapsed = time - start
    guard elapsed < duration else { return to + (to > from ? elapsed - duration : 0) }
    guard elapsed > 0 else { return from }
    return from + (to - from) * curve.value(at: elapsed / duration)
  }

  /// Of a way forward; the first time for values that are left behind.
  func parentTime(ofLocal time: TimeInterval) -> TimeInterval {
    guard time < to else { return start + duration + (time - to) }
    guard time > from else { return start }
    return start + duration * curve.time(ofValue: (time - from) / (to - from))
  }
}
