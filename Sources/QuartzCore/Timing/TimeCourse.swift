package import Foundation

/// The way of a layer's own time from one value to another, along a curve or as a spring goes.
///
/// Afterwards time runs on at its usual speed, or stands still at the beginning of a way back.
package nonisolated struct TimeCourse: Equatable, Sendable {
  /// How time goes from the one value to the other.
  package enum Pace: Equatable, Sendable {
    case curve(CubicTimingCurve)
    /// Never beyond the end: where the spring reaches it for the first time, the way is over.
    case spring(SpringCurve)
  }

  /// Halvings of a course: finer than any clock of a display.
  private static let halvings = 50

  /// In the superlayer's time.
  private let start: TimeInterval
  private let duration: TimeInterval
  /// In the layer's own time.
  private let from: TimeInterval
  private let to: TimeInterval
  private let pace: Pace

  package init(
    start: TimeInterval,
    duration: TimeInterval,
    from: TimeInterval,
    to: TimeInterval,
    pace: Pace
  ) {
    self.start = start
    self.from = from
    self.to = to
    self.pace = pace
    self.duration = min(duration, Self.firstArrival(of: pace, within: duration))
  }

  /// Seconds until time is where it goes.
  package var length: TimeInterval { duration }

  func localTime(ofParent time: TimeInterval) -> TimeInterval {
    let elapsed = time - start
    guard elapsed < duration else { return to + (to > from ? elapsed - duration : 0) }
    guard elapsed > 0 else { return from }
    return from + (to - from) * progress(after: elapsed)
  }

  /// Of a way forward; the first time for values that are left behind.
  func parentTime(ofLocal time: TimeInterval) -> TimeInterval {
    guard time < to else { return start + duration + (time - to) }
    guard time > from else { return start }
    let progress = (time - from) / (to - from)
    switch pace {
    case .curve(let curve): return start + duration * curve.time(ofValue: progress)
    case .spring: return start + elapsed(atProgress: progress, before: duration)
    }
  }

  private func progress(after elapsed: TimeInterval) -> Double {
    switch pace {
    case .curve(let curve): curve.value(at: elapsed / duration)
    case .spring(let spring): min(max(spring.value(at: elapsed), 0), 1)
    }
  }

  private func elapsed(atProgress wanted: Double, before end: TimeInterval) -> TimeInterval {
    var (low, high) = (0.0, end)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if progress(after: middle) < wanted { low = middle } else { high = middle }
    }
    return high
  }

  /// When the pace is at its end for the first time.
  private static func firstArrival(of pace: Pace, within duration: TimeInterval) -> TimeInterval {
    switch pace {
    case .curve: duration
    case .spring(let spring): spring.firstArrival ?? duration
    }
  }
}
