import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

struct ViewSpringTests {
  @Test(
    .facts("E27", "E28"),
    arguments: [
      (1.0, 341.0237, 36.9337),
      (0.8, 323.5895, 28.7817),
      (0.7, 387.2746, 27.5510),
      (0.5, 646.8780, 25.4338),
    ]
  )
  func `solves for UIKit's stiffness and damping`(
    ratio: Double,
    stiffness: Double,
    damping: Double
  ) {
    let spring = SpringSolver.spring(dampingRatio: ratio, duration: 0.5, initialVelocity: 0)

    #expect(abs(spring.stiffness - stiffness) < 0.00005)
    #expect(abs(spring.damping - damping) < 0.00005)
  }

  @Test(.facts("E27")) func `has the measured frequency when it does not swing`() {
    let spring = SpringSolver.spring(dampingRatio: 1, duration: 1, initialVelocity: 0)

    // The last digit that is printed.
    #expect(abs(spring.stiffness.squareRoot() - 9.233413476451585) < 1e-14)
  }

  @Test(.facts("E27", "E29"), arguments: [(0.5, 10.0), (0.7, -3), (0.9, 2)])
  func `has a thousandth of its swing left at the end`(ratio: Double, velocity: Double) {
    let duration = 0.6
    let spring = SpringSolver.spring(
      dampingRatio: ratio,
      duration: duration,
      initialVelocity: velocity
    )

    let frequency = spring.stiffness.squareRoot()
    let decay = ratio * frequency
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let envelope = abs((decay - velocity) / damped) * exp(-decay * duration)
    #expect(abs(envelope - 0.001) < 1e-9)
    // Of all frequencies that fit it is the highest.
    for factor in stride(from: 1.01, to: 8, by: 0.01) {
      let other = frequency * factor
      let slope = abs(ratio * other - velocity) / (other * (1 - ratio * ratio).squareRoot())
      #expect(slope * exp(-ratio * other * duration) < 0.001)
    }
  }

  @Test(.facts("E27")) func `ends exactly after its delay and duration`() {
    let scene = AnimatedView()

    UIView.animate(
      withDuration: 0.5,
      delay: 0.25,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      animations: { scene.view.frame.origin.x = 100 },
      completion: scene.noteEnd("spring")
    )
    scene.stage.advance(by: 0.25 + 0.1)
    let spring = SpringCurve(stiffness: 646.8780, damping: 25.4338)
    #expect(isClose(scene.shownX, 100 * spring.value(at: 0.1), 1e-3))

    scene.stage.advance(by: 1)
    #expect(scene.shownX == 100)
    #expect(scene.log == ["spring finished at 0.75"])
  }

  @Test(
    .facts("E30"),
    arguments: [(0.5, 0.0, 0.8), (0.5, 0.3, 0.862955), (0.35, 0.15, 0.515656), (1, 0.5, 2.343875)]
  )
  func `settles when it is described by what people perceive`(
    duration: Double,
    bounce: Double,
    length: Double
  ) {
    let scene = AnimatedView()
    var end: TimeInterval?

    UIView.animate(
      springDuration: duration,
      bounce: bounce,
      animations: { scene.view.frame.origin.x = 100 },
      completion: { _ in end = scene.stage.now }
    )
    scene.stage.advance(by: duration / 2)
    let frequency = 2 * .pi / duration
    let spring = SpringCurve(
      stiffness: frequency * frequency,
      damping: 4 * .pi * (1 - bounce) / duration
    )
    #expect(isClose(scene.shownX, 100 * spring.value(at: duration / 2), 1e-6))
    scene.stage.advance(by: 3)

    // The measured numbers differ in the last digit that they show.
    #expect(isClose(end ?? 0, length, 1e-6))
  }

  @Test(.facts("E29")) func `is at rest before Core Animation's own estimate`() {
    let spring = SpringSolver.spring(dampingRatio: 0.5, duration: 0.5, initialVelocity: 0)

    let decay = spring.damping / 2
    let slope = decay / (spring.stiffness - decay * decay).squareRoot()
    #expect(isClose(log(1000 * slope) / decay, 0.5))
    #expect(isClose(spring.settlingDuration, log(1000 * (1 + slope)) / decay))
    #expect(spring.settlingDuration > 0.5)
  }
}
