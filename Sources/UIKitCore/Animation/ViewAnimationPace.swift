import Foundation
package import QuartzCore

/// How an animation block moves from start to end: along a curve or as a spring.
package nonisolated enum ViewAnimationPace: Hashable, Sendable {
  case curve(CubicTimingCurve)
  case spring(SpringCurve)

  /// How far it is after `fraction` of `duration` seconds; springs may be beyond 1.
  func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
    }
  }

  /// The fraction of the duration after which `progress` is first reached.
  func fraction(at progress: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .curve(let curve):
      return curve.time(ofValue: progress)
    case .spring:
      guard progress > 0 else { return 0 }
      guard progress < 1 else { return 1 }
      // The first crossing: springs rise before they swing back.
      let steps = 1000
      let first = (1...steps).first {
        self.progress(at: Double($0) / Double(steps), of: duration) >= progress
      }
      guard let first else { return 1 }
      var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if self.progress(at: middle, of: duration) < progress {
          low = middle
        } else {
          high = middle
        }
      }
      return (low + high) / 2
    }
  }
}
