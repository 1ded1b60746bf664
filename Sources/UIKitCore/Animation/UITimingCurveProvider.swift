public import Foundation
import QuartzCore

/// Something that says how an animator moves between start and end.
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Which parameters of a timing curve provider count.
public nonisolated enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

extension UITimingCurveProvider {
  /// The pace for an animation asked to take `duration` seconds, and how long it really takes.
  func course(for duration: TimeInterval) -> (pace: ViewAnimationPace, duration: TimeInterval) {
    if timingCurveType == .spring || timingCurveType == .composed,
      let spring = springTimingParameters
    {
      return spring.course(for: duration)
    }
    return (.curve(cubicTimingParameters?.curve ?? .easeInEaseOut), duration)
  }

  /// The paces of moves along each axis; nil where they are those of `course(for:)`.
  func axisPaces(for duration: TimeInterval) -> AnimatorCourse.AxisPaces? {
    guard timingCurveType == .spring || timingCurveType == .composed else { return nil }
    return springTimingParameters?.axisPaces(for: duration)
  }
}
