import Foundation

/// The progress of a property animator as a function of time.
struct AnimatorCourse {
  enum Motion {
    /// Paused where the curve had got to.
    case heldOnCurve(fraction: Double)
    /// Paused and moved by hand.
    case scrubbed(progress: Double)
    /// Along the animator's own curve, forward (1) or back (−1).
    case onCurve(start: TimeInterval, fraction: Double, direction: Double)
    /// From where it was to an end, with a pace of its own.
    case onward(Onward)
  }

  /// The rest of an animation that was continued with other timing.
  struct Onward {
    let start: TimeInterval
    let from: Double
    let to: Double
    let duration: TimeInterval
    let pace: ViewAnimationPace
    let axes: AxisPaces?
  }

  /// A part of a move.
  enum Axis {
    case horizontal
    case vertical
  }

  /// How moves run along each axis, where a spring starts with a speed of its own along either.
  struct AxisPaces {
    let horizontal: ViewAnimationPace
    let vertical: ViewAnimationPace

    func pace(along axis: Axis) -> ViewAnimationPace {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
  }

  var motion = Motion.heldOnCurve(fraction: 0)
  let duration: TimeInterval
  let pace: ViewAnimationPace
  /// Nil where moves run as everything else.
  let axes: AxisPaces?

  var isRunning: Bool {
    switch motion {
    case .heldOnCurve, .scrubbed: false
    case .onCurve, .onward: true
    }
  }

  /// How far an animation is that starts at `delay`, a fraction of the whole: 0 at its start, 1 at its end.
  ///
  /// `axis`: of a part of a move; nil for all else.
  func progress(at time: TimeInterval, delay: Double = 0, along axis: Axis? = nil) -> Double {
    let pace = axis.flatMap { axes?.pace(along: $0) } ?? pace
    switch motion {
    case .heldOnCurve(let fraction):
      return pace.progress(at: part(of: fraction, after: delay), of: duration)
    case .onCurve:
      return pace.progress(at: part(of: fraction(at: time), after: delay), of: duration)
    case .scrubbed(let progress):
      return part(of: progress, after: delay)
    case .onward(let rest):
      let elapsed = max(time - rest.start, 0)
      let fraction = rest.duration > 0 ? min(elapsed / rest.duration, 1) : 1
      let restPace = axis.flatMap { rest.axes?.pace(along: $0) } ?? rest.pace
      let progress = restPace.progress(at: fraction, of: rest.duration)
      return part(of: rest.from + (rest.to - rest.from) * progress, after: delay)
    }
  }

  /// When the motion ends; nil while it is held.
  var end: TimeInterval? {
    switch motion {
    case .heldOnCurve, .scrubbed: nil
    case .onCurve(let start, let fraction, let direction):
      start + (direction > 0 ? 1 - fraction : fraction) * duration
    case .onward(let rest): rest.start + rest.duration
    }
  }

  /// The fraction of the duration that has passed along the animator's own curve.
  func fraction(at time: TimeInterval) -> Double {
    switch motion {
    case .heldOnCurve(let fraction): fraction
    case .onCurve(let start, let fraction, let direction):
      min(max(fraction + direction * max(time - start, 0) / duration, 0), 1)
    case .scrubbed, .onward:
      pace.fraction(at: min(max(progress(at: time), 0), 1), of: duration)
    }
  }

  /// This course stopped where it is.
  func held(at time: TimeInterval) -> Motion {
    switch motion {
    case .heldOnCurve, .scrubbed: motion
    case .onCurve: .heldOnCurve(fraction: fraction(at: time))
    case .onward: .scrubbed(progress: progress(at: time))
    }
  }

  /// Overshooting springs pass 1 undivided; nothing starts before its delay.
  private func part(of fraction: Double, after delay: Double) -> Double {
    guard delay > 0 else { return fraction }
    guard delay < 1 else { return fraction >= 1 ? 1 : 0 }
    return max((fraction - delay) / (1 - delay), 0)
  }
}
