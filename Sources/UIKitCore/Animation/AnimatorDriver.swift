import Foundation
import QuartzCore

/// Holds a property animator's course, and drives its animations by it.
final class AnimatorDriver {
  var course: AnimatorCourse

  init(_ course: AnimatorCourse) {
    self.course = course
  }
}

/// Drives one animation of a property animator.
final class AnimatorTrack: AnimationTimeSource {
  let driver: AnimatorDriver
  private let delay: Double
  private let axis: AnimatorCourse.Axis?

  init(driver: AnimatorDriver, delay: Double, axis: AnimatorCourse.Axis? = nil) {
    self.driver = driver
    self.delay = delay
    self.axis = axis
  }

  var isRunning: Bool { driver.course.isRunning }

  func progress(at time: TimeInterval) -> Double {
    driver.course.progress(at: time, delay: delay, along: axis)
  }
}
