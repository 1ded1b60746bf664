import CoreGraphics
import Foundation

/// The values of a keyframe animation over its progress 0…1.
nonisolated struct KeyframeTrack {
  private let values: [AnimatableValue]
  private let times: [Double]
  private let curves: [CubicTimingCurve]
  private let mode: CAAnimationCalculationMode
  private let shape: KeyframeShape
  /// Positions along each stretch of a path, instead of straight lines between values.
  private let route: PathRoute?
  private let turns: Bool
  private let turnOffset: CGFloat

  var firstValue: AnimatableValue { values.first ?? .nothing }
  var lastValue: AnimatableValue { values.last ?? .nothing }

  /// Values at the given times; evenly spread, or by distance in the paced modes.
  init?(
    values: [AnimatableValue],
    keyTimes: [Double]?,
    curves: [CubicTimingCurve],
    mode: CAAnimationCalculationMode,
    shape: KeyframeShape
  ) {
    guard !values.isEmpty else { return nil }
    self.values = values
    self.curves = curves
    self.mode = mode
    self.shape = shape
    route = nil
    turns = false
    turnOffset = 0
    times = KeyframeTrack.times(
      keyTimes,
      count: values.count,
      mode: mode,
      distances: zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    )
  }

  /// Points along a path, one value for each of its corners.
  init?(
    path: CGPath,
    keyTimes: [Double]?,
    curves: [CubicTimingCurve],
    mode: CAAnimationCalculationMode
  ) {
    self.init(
      route: PathRoute(path),
      keyTimes: keyTimes,
      curves: curves,
      mode: mode,
      turns: false,
      by: 0
    )
  }

  /// The direction of travel along a path, in radians.
  init?(
    tangentsOf path: CGPath,
    isReversed: Bool,
    keyTimes: [Double]?,
    curves: [CubicTimingCurve],
    mode: CAAnimationCalculationMode
  ) {
    self.init(
      route: PathRoute(path),
      keyTimes: keyTimes,
      curves: curves,
      mode: mode,
      turns: true,
      by: isReversed ? .pi : 0
    )
  }

  private init?(
    route: PathRoute,
    keyTimes: [Double]?,
    curves: [CubicTimingCurve],
    mode: CAAnimationCalculationMode,
    turns: Bool,
    by turnOffset: CGFloat
  ) {
    guard let first = route.corners.first else { return nil }
    values = route.corners.isEmpty ? [.point(first)] : route.corners.map { .point($0) }
    self.curves = curves
    self.mode = mode
    self.turns = turns
    self.turnOffset = turnOffset
    self.route = route
    shape = KeyframeShape()
    times = KeyframeTrack.times(
      keyTimes,
      count: values.count,
      mode: mode,
      distances: route.stretches.map(\.length)
    )
  }

  func value(at progress: Double) -> AnimatableValue {
    if mode == .discrete {
      let index = (times.lastIndex { $0 <= progress } ?? 0)
      return keyValue(min(index, values.count - 1), 0)
    }
    guard values.count > 1 else { return keyValue(0, 0) }
    let last = values.count - 2
    let stretch = min(max((times.lastIndex { $0 <= progress } ?? 0), 0), last)
    let (start, end) = (times[stretch], times[stretch + 1])
    var fraction = end > start ? (progress - start) / (end - start) : 1
    fraction = min(max(fraction, 0), 1)
    if curves.indices.contains(stretch), mode == .linear || mode == .cubic {
      fraction = curves[stretch].value(at: fraction)
    }
    return keyValue(stretch, fraction)
  }

  private func keyValue(_ stretch: Int, _ fraction: Double) -> AnimatableValue {
    if let route {
      guard !route.stretches.isEmpty else { return values[0] }
      let index = min(stretch, route.stretches.count - 1)
      let along = stretch > index ? 1 : fraction
      return turns
        ? .number(route.stretches[index].angle(at: along) + turnOffset)
        : .point(route.stretches[index].point(at: along))
    }
    guard values.indices.contains(stretch + 1), fraction > 0 else { return values[stretch] }
    if mode == .cubic || mode == .cubicPaced {
      return curved(stretch, fraction)
    }
    return values[stretch].mixed(with: values[stretch + 1], fraction)
  }

  /// A Hermite spline through the values with Kochanek–Bartels tangents.
  private func curved(_ stretch: Int, _ t: Double) -> AnimatableValue {
    let (from, to) = (values[stretch], values[stretch + 1])
    guard let zero = from.zero, !isTransform(from),
      let leave = tangent(at: stretch, isLeaving: true),
      let arrive = tangent(at: stretch + 1, isLeaving: false)
    else {
      return from.mixed(with: to, t)
    }
    let (t2, t3) = (t * t, t * t * t)
    func times(_ factor: Double, _ value: AnimatableValue) -> AnimatableValue {
      zero.mixed(with: value, factor)
    }
    return times(2 * t3 - 3 * t2 + 1, from)
      .adding(times(t3 - 2 * t2 + t, leave))
      .adding(times(3 * t2 - 2 * t3, to))
      .adding(times(t3 - t2, arrive))
  }

  private func isTransform(_ value: AnimatableValue) -> Bool {
    value.transform != nil
  }

  private func tangent(at index: Int, isLeaving: Bool) -> AnimatableValue? {
    let value = values[index]
    let before = value.subtracting(values[max(index - 1, 0)])
    let after = values[min(index + 1, values.count - 1)].subtracting(value)
    guard let before, let after, let zero = value.zero else { return nil }
    let (tension, bias) = (shape.tension(index), shape.bias(index))
    let continuity = isLeaving ? shape.continuity(index) : -shape.continuity(index)
    let first = (1 - tension) * (1 + continuity) * (1 + bias) / 2
    let second = (1 - tension) * (1 - continuity) * (1 - bias) / 2
    return zero.mixed(with: before, first).adding(zero.mixed(with: after, second))
  }

  private static func times(
    _ keyTimes: [Double]?,
    count: Int,
    mode: CAAnimationCalculationMode,
    distances: [Double]
  ) -> [Double] {
    if mode == .paced || mode == .cubicPaced {
      let total = distances.reduce(0, +)
      if total > 0 {
        var sum = 0.0
        return [0]
          + distances.map { distance in
            sum += distance
            return sum / total
          }
      }
    } else if let keyTimes, keyTimes.count >= count {
      return keyTimes
    }
    if mode == .discrete {
      return (0..<count).map { Double($0) / Double(count) }
    }
    return count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0]
  }
}
