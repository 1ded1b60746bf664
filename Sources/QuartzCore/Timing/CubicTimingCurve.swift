import Foundation

/// The timing curve from (0, 0) to (1, 1) with two control points.
package nonisolated struct CubicTimingCurve: Hashable, Sendable {
  /// The control points of the named curves are Apple's, from CAMediaTimingFunction's reference.
  package static let linear = CubicTimingCurve(0, 0, 1, 1)
  package static let easeIn = CubicTimingCurve(0.42, 0, 1, 1)
  package static let easeOut = CubicTimingCurve(0, 0, 0.58, 1)
  package static let easeInEaseOut = CubicTimingCurve(0.42, 0, 0.58, 1)
  package static let `default` = CubicTimingCurve(0.25, 0.1, 0.25, 1)

  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// How far the animation is (0…1, beyond for overshooting curves) at the fraction `x` of its time.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    let parameter = CubicTimingCurve.solve(x1, x2, for: x, precision: Self.measuredPrecision)
    return CubicTimingCurve.bezier(y1, y2, at: parameter)
  }

  /// The fraction of time at which the curve first reaches `value`, for curves that only rise.
  package func time(ofValue value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    let parameter = CubicTimingCurve.solve(y1, y2, for: value, precision: Self.bestPrecision)
    var time = CubicTimingCurve.bezier(x1, x2, at: parameter)
    let rise = CubicTimingCurve.slope(y1, y2, at: parameter)
    guard rise > 0 else { return time }
    // `value(at:)` is a little off the exact curve; the same time has to come back all the same.
    let run = CubicTimingCurve.slope(x1, x2, at: parameter)
    for _ in 0..<Self.corrections {
      time += (value - self.value(at: time)) * run / rise
    }
    return time
  }

  /// As close as Core Animation finds a moment of the curve: with Newton's steps from `x` until the time
  /// is that near, the values measured on macOS come out to their last digit.
  private static let measuredPrecision = 2e-6

  /// As close as doubles allow.
  private static let bestPrecision = 1e-12

  /// Each makes what is left of the error smaller by far.
  private static let corrections = 3

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// Newton's method kept inside a shrinking bracket.
  private static func solve(
    _ first: Double,
    _ second: Double,
    for value: Double,
    precision: Double
  ) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = value
    for _ in 0..<64 {
      let error = bezier(first, second, at: t) - value
      if abs(error) < precision { break }
      if error > 0 { high = t } else { low = t }
      let slope = slope(first, second, at: t)
      let next = slope == 0 ? low : t - error / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
