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

  /// Whether own time is the parent's time.
  var isIdentity: Bool {
    beginTime == 0 && speed == 1 && timeOffset == 0
  }

  /// Own time for a time of the parent.
  func localTime(ofParent time: TimeInterval) -> TimeInterval {
    isIdentity ? time : (time - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time for an own time; with speed 0 all times are one and the answer is `beginTime`.
  func parentTime(ofLocal time: TimeInterval) -> TimeInterval {
    if isIdentity { return time }
    return speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}
