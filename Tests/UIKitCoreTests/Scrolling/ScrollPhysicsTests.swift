import Foundation
import TestFacts
import Testing
import UIKit

/// The laws of scrolling as functions.
struct ScrollPhysicsTests {
  @Test(.facts("I17"))
  func `content keeps 0.998 of its velocity after each millisecond`() {
    let motion = AxisMotion(
      decelerating: 0,
      velocity: 1000,
      rate: 0.998,
      range: 0...10_000,
      bounces: true
    )

    #expect(abs(motion.velocity(at: 0.5) - 1000 * pow(0.998, 500)) < 1e-9)
  }

  @Test(.facts("I17"))
  func `a deceleration ends at 10 points a second, exactly where it was foretold`() {
    let target = ScrollPhysics.restingPosition(from: 100, velocity: 2000, rate: 0.998)
    let motion = AxisMotion(
      decelerating: 100,
      velocity: 2000,
      rate: 0.998,
      range: 0...10_000,
      bounces: true
    )

    // The integral of v0·e^(-kt) from v0 down to 10 is (v0 - 10) / k.
    #expect(abs(target - (100 + (2000 - 10) / (-1000 * log(0.998)))) < 1e-9)
    #expect(abs(motion.position(at: motion.duration - 1e-9) - target) < 1e-6)
    #expect(motion.position(at: motion.duration) == target)
    #expect(abs(motion.velocity(at: motion.duration - 1e-9) - 10) < 1e-3)
  }

  @Test(.facts("I18"), arguments: [10.0, 100, 1000])
  func `the rubber band follows its formula`(distance: CGFloat) {
    let dimension: CGFloat = 600

    let moved = ScrollPhysics.rubberBand(distance, dimension: dimension)

    #expect(moved == (1 - 1 / (distance * 0.55 / dimension + 1)) * dimension)
    #expect(
      abs(ScrollPhysics.distance(rubberBanded: moved, dimension: dimension) - distance) < 1e-9
    )
  }

  @Test(.facts("I19"))
  func `content released at rest beyond its edge springs back critically damped`() {
    let motion = AxisMotion(
      decelerating: -100,
      velocity: 0,
      rate: 0.998,
      range: 0...1000,
      bounces: true
    )

    #expect(abs(motion.position(at: 0.1) - (-100 * (1 + 1.1) * exp(-1.1))) < 1e-9)
    #expect(motion.rest == 0)
    #expect(motion.position(at: motion.duration) == 0)
  }

  @Test(.facts("I17", "I19"))
  func `a flick against the edge enters the spring with its velocity`() {
    let motion = AxisMotion(
      decelerating: 50,
      velocity: -2000,
      rate: 0.998,
      range: 0...1000,
      bounces: true
    )
    let passed = -log(1 - 50 * (-1000 * log(0.998)) / 2000) / (-1000 * log(0.998))

    let before = motion.velocity(at: passed - 1e-9)
    let after = motion.velocity(at: passed + 1e-9)
    #expect(abs(before - after) < 1e-3)
    #expect(motion.position(at: passed + 0.05) < 0)
    #expect(motion.position(at: motion.duration) == 0)
  }

  @Test func `without bouncing a flick stops at the edge`() {
    let motion = AxisMotion(
      decelerating: 50,
      velocity: -2000,
      rate: 0.998,
      range: 0...1000,
      bounces: false
    )

    #expect(motion.position(at: motion.duration) == 0)
    #expect(motion.duration < 0.1)
  }

  @Test func `a motion to a target never passes it`() {
    let motion = AxisMotion(from: 0, velocity: 5000, to: 300)

    let positions = (0..<200).map { motion.position(at: Double($0) / 100) }
    #expect(positions.allSatisfy { $0 <= 300 })
    #expect(motion.position(at: motion.duration) == 300)
  }
}
