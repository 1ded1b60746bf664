package import Foundation

/// How content moves along one axis after the finger left it: a pure function of the time since then.
///
/// A motion is a short list of phases, each a closed formula: a deceleration, and springs at the edges.
package nonisolated struct AxisMotion {
  private enum Formula {
    /// v(t) = velocity · e^(-decay·t)
    case decelerating(from: CGFloat, velocity: CGFloat, decay: CGFloat)
    /// Critically damped: target + (offset + (velocity + frequency·offset)·t) · e^(-frequency·t)
    case spring(target: CGFloat, offset: CGFloat, velocity: CGFloat, frequency: CGFloat)

    func position(at time: TimeInterval) -> CGFloat {
      let time = CGFloat(time)
      switch self {
      case .decelerating(let from, let velocity, let decay):
        return from + velocity / decay * (1 - exp(-decay * time))
      case .spring(let target, let offset, let velocity, let frequency):
        return target + (offset + (velocity + frequency * offset) * time) * exp(-frequency * time)
      }
    }

    func velocity(at time: TimeInterval) -> CGFloat {
      let time = CGFloat(time)
      switch self {
      case .decelerating(_, let velocity, let decay):
        return velocity * exp(-decay * time)
      case .spring(_, let offset, let velocity, let frequency):
        let slope = velocity + frequency * offset
        return (slope - frequency * (offset + slope * time)) * exp(-frequency * time)
      }
    }
  }

  private struct Phase {
    let start: TimeInterval
    let formula: Formula
  }

  private var phases: [Phase] = []

  /// Seconds after which the content rests at `rest`; 0 if it does not move at all.
  package private(set) var duration: TimeInterval = 0

  /// Where the content is from `duration` on, exactly.
  package private(set) var rest: CGFloat

  /// Where free content ends its way, nil if it was sent to a target.
  private var freeEnd: FreeEnd?

  private enum FreeEnd {
    case inside
    case lowerEdge
    case upperEdge
  }

  /// Content that stays where it is.
  package init(restingAt position: CGFloat) {
    rest = position
  }

  /// Whether free content has to run out differently because the range has changed on its way.
  package func isOutdated(by range: ClosedRange<CGFloat>) -> Bool {
    switch freeEnd {
    case nil: false
    case .inside: !range.contains(rest)
    case .lowerEdge: abs(rest - range.lowerBound) > ScrollPhysics.springTolerance
    case .upperEdge: abs(rest - range.upperBound) > ScrollPhysics.springTolerance
    }
  }

  package var isFree: Bool { freeEnd != nil }

  /// Content that runs out from `position`, bouncing (or stopping) at the ends of `range`.
  ///
  /// Content released outside of `range` springs back to the nearer end.
  package init(
    decelerating position: CGFloat,
    velocity: CGFloat,
    rate: CGFloat,
    range: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    rest = position
    freeEnd = .inside
    var position = position
    var velocity = velocity
    if !range.contains(position) {
      let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
      freeEnd = position < range.lowerBound ? .lowerEdge : .upperEdge
      guard let reentry = appendSpring(from: position, velocity: velocity, to: edge) else { return }
      freeEnd = .inside
      position = edge
      velocity = reentry
    }
    guard abs(velocity) > ScrollPhysics.stoppingVelocity else { return }
    let free = ScrollPhysics.restingPosition(from: position, velocity: velocity, rate: rate)
    let decay = ScrollPhysics.decay(rate: rate)
    let formula = Formula.decelerating(from: position, velocity: velocity, decay: decay)
    phases.append(Phase(start: duration, formula: formula))
    guard !range.contains(free) else {
      duration += TimeInterval(log(abs(velocity) / ScrollPhysics.stoppingVelocity) / decay)
      rest = free
      return
    }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let passed = TimeInterval(-log(1 - (edge - position) * decay / velocity) / decay)
    duration += passed
    rest = edge
    freeEnd = velocity < 0 ? .lowerEdge : .upperEdge
    guard bounces else { return }
    _ = appendSpring(from: edge, velocity: formula.velocity(at: passed), to: edge)
  }

  /// Content that moves on with `velocity` and comes to rest at `target` without passing it.
  package init(from position: CGFloat, velocity: CGFloat, to target: CGFloat) {
    rest = target
    let distance = target - position
    guard distance != 0 else { return }
    // Fast enough for the spring not to overshoot; never away from the target at the start.
    let approach = max(velocity / distance, 0)
    let frequency = max(ScrollPhysics.bounceFrequency, approach)
    appendSpring(
      target: target,
      offset: -distance,
      velocity: approach * distance,
      frequency: frequency
    )
  }

  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let phase = phases.last(where: { $0.start <= time }) else { return rest }
    return phase.formula.position(at: time - phase.start)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let phase = phases.last(where: { $0.start <= time }) else { return 0 }
    return phase.formula.velocity(at: time - phase.start)
  }

  /// Springs to `edge`; answers the velocity if the content shoots through the edge inwards.
  private mutating func appendSpring(
    from position: CGFloat,
    velocity: CGFloat,
    to edge: CGFloat
  ) -> CGFloat? {
    let frequency = ScrollPhysics.bounceFrequency
    let offset = position - edge
    let slope = velocity + frequency * offset
    if offset != 0, slope != 0, offset / slope < 0 {
      let crossing = TimeInterval(-offset / slope)
      let formula = Formula.spring(
        target: edge,
        offset: offset,
        velocity: velocity,
        frequency: frequency
      )
      phases.append(Phase(start: duration, formula: formula))
      duration += crossing
      rest = edge
      return formula.velocity(at: crossing)
    }
    appendSpring(target: edge, offset: offset, velocity: velocity, frequency: frequency)
    return nil
  }

  private mutating func appendSpring(
    target: CGFloat,
    offset: CGFloat,
    velocity: CGFloat,
    frequency: CGFloat
  ) {
    let formula = Formula.spring(
      target: target,
      offset: offset,
      velocity: velocity,
      frequency: frequency
    )
    phases.append(Phase(start: duration, formula: formula))
    duration += Self.settlingTime(of: formula, around: target, frequency: frequency)
    rest = target
  }

  /// When the spring has come within the tolerance for good, found by bisection of its falling flank.
  private static func settlingTime(
    of formula: Formula,
    around target: CGFloat,
    frequency: CGFloat
  ) -> TimeInterval {
    func isNear(_ time: TimeInterval) -> Bool {
      abs(formula.position(at: time) - target) < ScrollPhysics.springTolerance
    }
    // The only turning point lies before the time at which the velocity has changed its sign.
    let step = TimeInterval(1 / frequency)
    var early: TimeInterval = 0
    var late = step
    while !isNear(late) || !isNear(late + step) {
      early = late
      late += step
    }
    for _ in 0..<20 {
      let middle = (early + late) / 2
      if isNear(middle) && isNear((middle + late) / 2) {
        late = middle
      } else {
        early = middle
      }
    }
    return late
  }
}
