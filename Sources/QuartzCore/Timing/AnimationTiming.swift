import Foundation

/// The timing of an animation, resolved: what moment of its cycle it shows at a time of its parent.
nonisolated struct AnimationTiming {
  /// A moment of an animation.
  struct Moment {
    /// Seconds into the cycle, 0…duration.
    var time: TimeInterval
    /// Cycles completed.
    var round: Int
  }

  let duration: TimeInterval
  let beginTime: TimeInterval
  private let speed: Double
  private let timeOffset: TimeInterval
  private let autoreverses: Bool
  private let fillsBackwards: Bool
  private let fillsForwards: Bool
  private let total: TimeInterval

  /// `standardDuration` stands in for a duration of 0.
  init(_ timing: LayerTiming, standardDuration: TimeInterval) {
    duration = timing.duration > 0 ? timing.duration : standardDuration
    beginTime = timing.beginTime
    speed = Double(timing.speed)
    timeOffset = timing.timeOffset
    autoreverses = timing.autoreverses
    fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
    fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
    let cycle = timing.autoreverses ? duration * 2 : duration
    if timing.repeatDuration > 0 {
      total = timing.repeatDuration
    } else {
      total = cycle * (timing.repeatCount > 0 ? Double(timing.repeatCount) : 1)
    }
  }

  /// How long the animation is active in its parent's time; nil if it never ends.
  var activeDuration: TimeInterval? {
    speed == 0 || !total.isFinite || total >= AnimationTiming.endless ? nil : total / abs(speed)
  }

  /// The fraction 0…1 of the cycle.
  func fraction(of moment: Moment) -> Double {
    duration > 0 ? moment.time / duration : 1
  }

  /// What is shown `elapsed` seconds of the parent after the beginning; nil if the animation shows nothing.
  func moment(elapsed: TimeInterval) -> Moment? {
    let time = elapsed * abs(speed)
    if elapsed < 0 {
      return fillsBackwards ? cycleMoment(at: start) : nil
    }
    if speed == 0 {
      return cycleMoment(at: timeOffset)
    }
    if time >= total {
      return fillsForwards ? lastMoment : nil
    }
    return cycleMoment(at: wrapped(speed > 0 ? time : total - time))
  }

  private var start: TimeInterval { speed >= 0 ? wrapped(0) : total }

  /// `greatestFiniteMagnitude` is how apps write "for ever".
  private static let endless = Double(Float.greatestFiniteMagnitude) / 2

  /// A time offset turns the cycles round: what it skips at the start is shown at the end.
  private func wrapped(_ time: TimeInterval) -> TimeInterval {
    guard timeOffset != 0, total.isFinite, total > 0 else { return time + timeOffset }
    let turned = (time + timeOffset).truncatingRemainder(dividingBy: total)
    return turned < 0 ? turned + total : turned
  }

  private var lastMoment: Moment {
    guard speed > 0 else { return cycleMoment(at: 0) }
    let cycle = autoreverses ? duration * 2 : duration
    guard cycle > 0, total.isFinite else { return Moment(time: duration, round: 0) }
    let rounds = (total / cycle).rounded(.down)
    guard rounds * cycle == total, rounds > 0 else { return cycleMoment(at: total) }
    return Moment(time: autoreverses ? 0 : duration, round: Int(rounds) - 1)
  }

  private func cycleMoment(at time: TimeInterval) -> Moment {
    guard duration > 0 else { return Moment(time: 0, round: 0) }
    let cycle = autoreverses ? duration * 2 : duration
    if time == total, time <= cycle {
      return Moment(time: autoreverses ? cycle - time : min(time, duration), round: 0)
    }
    let rounds = (time / cycle).rounded(.down)
    let inCycle = time - rounds * cycle
    return Moment(
      time: inCycle <= duration ? inCycle : cycle - inCycle,
      round: rounds.isFinite ? Int(min(max(rounds, 0), 1e9)) : 0
    )
  }
}
