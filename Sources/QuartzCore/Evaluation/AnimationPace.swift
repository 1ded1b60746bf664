import Foundation

/// How far an animation is at a moment of its cycle.
nonisolated enum AnimationPace {
  case linear
  case curve(CubicTimingCurve)
  case spring(SpringCurve)

  func progress(time: TimeInterval, duration: TimeInterval) -> Double {
    switch self {
    case .linear: duration > 0 ? time / duration : 1
    case .curve(let curve): curve.value(at: duration > 0 ? time / duration : 1)
    case .spring(let spring): spring.value(at: time)
    }
  }
}
