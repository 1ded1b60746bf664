import Foundation
import QuartzCore
import TestFacts
import Testing

struct SpringTests {
  @Test(.facts("E24")) func `has Core Animation's defaults`() {
    let spring = CASpringAnimation(keyPath: "position")

    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(spring.duration == 0)
    #expect(!spring.allowsOverdamping)
  }

  @Test(.facts("E24")) func `ignores values that no spring has`() {
    let spring = CASpringAnimation(keyPath: "position")

    for value in [0, -1] as [CGFloat] {
      spring.mass = value
      spring.stiffness = value
    }
    spring.damping = -1

    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    spring.damping = 0
    #expect(spring.damping == 0)
  }

  @Test(
    .facts("E25"),
    arguments: [
      (10.0, 0.0, [0.104405, 0.610493, 1.023360, 1.118446]),
      (20, 0, [0.090204, 0.442175, 0.712703, 0.938901]),
      (30, 0, [0.090204, 0.442175, 0.712703, 0.938901]),
      (10, 5, [0.293078, 0.873205, 1.160415, 1.076722]),
      (10, -5, [-0.084267, 0.347780, 0.886305, 1.160171]),
    ]
  )
  func `moves as measured`(damping: Double, velocity: Double, values: [Double]) {
    let spring = SpringCurve(stiffness: 100, damping: damping, initialVelocity: velocity)

    for (time, value) in zip([0.05, 0.15, 0.25, 0.45], values) {
      #expect(agree(spring.value(at: time), value, digits: 6))
    }
  }

  @Test(.facts("E25")) func `creeps if overdamping is allowed`() {
    // Roots −10 and −1: x = 1 − (10·e^(−t) − e^(−10t)) / 9 for k = 10, c = 11.
    let spring = SpringCurve(stiffness: 10, damping: 11, allowsOverdamping: true)

    #expect(abs(spring.value(at: 1) - (1 - (10 * exp(-1.0) - exp(-10.0)) / 9)) < 1e-12)
  }

  @Test(
    .facts("E26"),
    arguments: [
      (1.0, 100.0, 10.0, 0.0, 1.4727003346780927),
      (1, 300, 20, 0, 0.7442555275721707),
      (2, 100, 5, 0, 5.658348137358159),
      (1, 100, 10, 5, 1.3815510557964275),
      (1, 100, 10, -5, 1.5350814063145797),
      (1, 100, 1, 0, 13.91321015404625),
      (1, 100, 20, 0, 1.0),
      (1, 100, 30, 0, 1.0),
      (1, 400, 40, 0, 0.5),
      (1, 25, 10, 0, 1.9),
      (1, 1, 2, 0, 9.3),
      (1, 100, 0, 0, Double(Float.greatestFiniteMagnitude)),
    ]
  )
  func `settles as measured`(
    mass: Double,
    stiffness: Double,
    damping: Double,
    velocity: Double,
    duration: Double
  ) {
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = CGFloat(mass)
    spring.stiffness = CGFloat(stiffness)
    spring.damping = CGFloat(damping)
    spring.initialVelocity = CGFloat(velocity)

    #expect(spring.settlingDuration == duration)
  }

  @Test(.facts("E26"), arguments: [(5.0, 2.845, 2.855), (15, 1, 1.1)])
  func `settles as Apple's reference says`(damping: Double, from: Double, to: Double) {
    // "About 2.85 seconds" and "just over one second".
    #expect((from..<to).contains(SpringCurve(stiffness: 100, damping: damping).settlingDuration))
  }

  @Test(
    .facts("E30"),
    arguments: [
      (0.5, 0.0, 0.8),
      (0.5, 0.3, 0.862955),
      (0.35, 0.15, 0.515656),
      (1, 0.5, 2.343875),
    ]
  )
  func `lasts as long as a perceptual spring settles`(
    duration: Double,
    bounce: Double,
    settling: Double
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))

    // The measured numbers differ in the last digit that they show.
    #expect(abs(spring.settlingDuration - settling) < 1e-6)
    #expect(abs(spring.perceptualDuration - duration) < 1e-12)
    #expect(spring.bounce == CGFloat(bounce))
    #expect(agree(Double(spring.stiffness), pow(2 * .pi / duration, 2), digits: 9))
    #expect(agree(Double(spring.damping), 4 * .pi * (1 - bounce) / duration, digits: 9))
  }

  @Test(.facts("E30")) func `damps more for a negative bounce`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)

    #expect(agree(Double(spring.damping), 4 * .pi / (0.5 * (1 - 0.5)), digits: 9))
  }

  @Test(.facts("E53")) func `clamps the sheet's damping to critical`() {
    let quoted = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
    let frequency = (1000.0 / 3).squareRoot()
    #expect(agree(frequency, 18.257, digits: 3))
    let critical = SpringCurve(stiffness: frequency * frequency, damping: 2 * frequency)

    #expect(abs(quoted.value(at: 0.1) - critical.value(at: 0.1)) < 1e-12)
  }

  @Test(.facts("E25")) func `drives a layer through its own seconds`() {
    let tree = ShownTree()
    let layer = tree.add()
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    tree.turn()

    tree.advance(to: 0.25)

    #expect(agree(Double(layer.properties(at: 0.25).zPosition), 102.3360, digits: 4))
  }
}
