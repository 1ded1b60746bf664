import Foundation
import QuartzCore

/// The time of one layer tree, stopped and moved by hand.
struct HeldTime {
  let layer: CALayer
  /// The layer's own time when it was stopped.
  private let base: TimeInterval

  /// Stops the time of `layer`.
  init(_ layer: CALayer) {
    self.layer = layer
    base = layer.convertTime(FrameClock.current.now, from: nil)
    layer.beginTime = 0
    layer.timeOffset = base
    layer.speed = 0
  }

  /// Shows the instant `offset` seconds after the stop.
  func move(to offset: TimeInterval) {
    layer.timeOffset = base + offset
  }

  /// Lets time pass from one offset to another, forward or back; answers how long that takes.
  @discardableResult
  func play(
    from: TimeInterval,
    to: TimeInterval,
    duration: TimeInterval,
    pace: TimeCourse.Pace
  ) -> TimeInterval {
    let now = FrameClock.current.now
    let course = TimeCourse(
      start: layer.superlayer?.convertTime(now, from: nil) ?? now,
      duration: duration,
      from: base + from,
      to: base + to,
      pace: pace
    )
    layer.speed = to >= from ? 1 : -1
    layer.follow(course)
    return course.length
  }

  /// Lets time run on as usual.
  func release() {
    layer.follow(nil)
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
  }
}
