import Foundation
import Testing

@testable import QuartzCore

/// The course of a layer's own time.
struct TimeCourseTests {
  private func course(_ pace: TimeCourse.Pace, duration: Double = 2) -> TimeCourse {
    TimeCourse(start: 10, duration: duration, from: 100, to: 104, pace: pace)
  }

  @Test func `along a curve it takes the whole duration`() {
    let linear = course(.curve(CubicTimingCurve(0, 0, 1, 1)))

    #expect(linear.length == 2)
    #expect(linear.localTime(ofParent: 9) == 100)
    #expect(abs(linear.localTime(ofParent: 11) - 102) < 1e-9)
    #expect(linear.localTime(ofParent: 13) == 105)
    #expect(abs(linear.parentTime(ofLocal: 103) - 11.5) < 1e-9)
  }

  @Test func `a critically damped spring comes closer for the whole duration`() {
    // ω = 10: 1 − e^(−10t)(1 + 10t).
    let spring = SpringCurve(stiffness: 100, damping: 20)
    let course = course(.spring(spring))

    #expect(spring.firstArrival == nil)
    #expect(course.length == 2)
    let half = 1 - exp(-1.0) * 2
    #expect(abs(course.localTime(ofParent: 10.1) - (100 + 4 * half)) < 1e-9)
    #expect(abs(course.parentTime(ofLocal: 100 + 4 * half) - 10.1) < 1e-9)
  }

  @Test func `a spring that swings is there when it first arrives`() {
    // Without damping, ω = 10: 1 − cos(10t) is 1 at π / 20.
    let spring = SpringCurve(stiffness: 100, damping: 0)
    let course = course(.spring(spring))

    #expect(abs(course.length - Double.pi / 20) < 1e-12)
    #expect(abs(course.localTime(ofParent: 10 + Double.pi / 20) - 104) < 1e-9)
    #expect(abs(course.localTime(ofParent: 11 + Double.pi / 20) - 105) < 1e-9)
    #expect(abs(course.parentTime(ofLocal: 104) - (10 + Double.pi / 20)) < 1e-9)
  }

  @Test(arguments: [0.0, 3, 12, -5])
  func `the first arrival is where the spring is at its target`(velocity: Double) throws {
    for damping in [0.0, 2, 8, 19] {
      let spring = SpringCurve(stiffness: 100, damping: damping, initialVelocity: velocity)
      let arrival = try #require(spring.firstArrival)

      #expect(abs(spring.value(at: arrival) - 1) < 1e-9)
      for step in 1..<100 {
        #expect(spring.value(at: arrival * Double(step) / 100) < 1)
      }
    }
  }

  @Test func `a critical spring that is thrown arrives too`() throws {
    // 1 + (10 − 30)t = 0
    let spring = SpringCurve(stiffness: 100, damping: 20, initialVelocity: 30)

    #expect(abs(try #require(spring.firstArrival) - 0.05) < 1e-12)
  }
}
