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

    #expect(abs(spring.stiffness.squareRoot() - 9.233413476451585) < 1e-9)
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

  @Test(.facts("E30")) func `settles when it is described by what people perceive`() {
    let scene = AnimatedView()

    UIView.animate(
      springDuration: 0.5,
      bounce: 0,
      animations: { scene.view.frame.origin.x = 100 },
      completion: scene.noteEnd("spring")
    )
    scene.stage.advance(by: 2)

    #expect(scene.log == ["spring finished at 0.8"])
  }
}
