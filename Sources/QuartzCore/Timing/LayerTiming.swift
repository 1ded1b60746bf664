import Foundation

/// The timing of a layer or an animation as one value.
nonisolated struct LayerTiming: Equatable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  /// What own time follows instead of begin time, speed and offset; of layers only.
  var course: TimeCourse?

  /// Whether own time is the parent's time.
  var isIdentity: Bool {
    beginTime == 0 && speed == 1 && timeOffset == 0 && course == nil
  }

  /// Own time for a time of the parent.
  func localTime(ofParent time: TimeInterval) -> TimeInterval {
    if let course { return course.localTime(ofParent: time) }
    return isIdentity ? time : (time - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time for an own time; with speed 0 all times are one and the answer is `beginTime`.
  func parentTime(ofLocal time: TimeInterval) -> TimeInterval {
    if let course { return course.parentTime(ofLocal: time) }
    if isIdentity { return time }
    return speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}
