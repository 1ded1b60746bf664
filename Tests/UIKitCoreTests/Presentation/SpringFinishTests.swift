import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// How a driven transition of plain animations ends with a timing curve of its own.
struct SpringFinishTests {
  private final class Driven {
    let scene = SlideScene(.left)
    let driver = UIPercentDrivenInteractiveTransition()
    private(set) var end: TimeInterval?

    /// A dismissal, 0.3 s long and 250 points wide, half done.
    init(_ timing: (any UITimingCurveProvider)?) throws {
      try scene.presentAndSettle()
      scene.slide.dismissalDriver = driver
      driver.timingCurve = timing
      scene.root.dismiss(animated: true) { [weak self] in self?.end = self?.scene.stage.now }
      scene.stage.turn()
      driver.update(0.5)
    }

    /// How far the sheet is out, 0...1, along the curve of its own animation.
    var part: CGFloat { -scene.stage.presentationFrame(of: scene.sheet.view).minX / 250 }
  }

  @Test(.facts("D18", "D20")) func `a critically damped spring`() throws {
    // ω = 40 / s: after t seconds 1 − e^(−ωt)(1 + ωt) of the rest of the time has passed.
    let frequency = 40.0
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * frequency,
      initialVelocity: .zero
    )
    let driven = try Driven(spring)
    let start = driven.scene.stage.now

    driven.driver.finish()
    for time in [0.03, 0.06, 0.1] {
      driven.scene.stage.advance(by: start + time - driven.scene.stage.now)
      let passed = 1 - exp(-frequency * time) * (1 + frequency * time)
      let progress = Double(0.5 + 0.5 * passed)

      // The slide's own curve is ease-in-out.
      let expected = CubicTimingCurve.easeInEaseOut.value(at: progress)
      #expect(abs(Double(driven.part) - expected) < 1e-3)
    }
    try driven.scene.stage.settle()

    // The first tenth of a second at which (1 + 40t)e^(−40t) < 0.001: 0.3.
    #expect(abs(try #require(driven.end) - start - 0.3) < 1e-6)
    #expect(driven.scene.showsOnlyRoot)
  }

  @Test(.facts("D20"), arguments: [true, false])
  func `a spring that swings ends where it first arrives`(isFinished: Bool) throws {
    // Undamped: cos(ωt) is 0 after a quarter of its period.
    let frequency = 20.0
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 0.001,
      initialVelocity: .zero
    )
    let driven = try Driven(spring)
    let start = driven.scene.stage.now

    if isFinished { driven.driver.finish() } else { driven.driver.cancel() }
    try driven.scene.stage.settle()

    let quarter = Double.pi / 2 / frequency
    let passed = driven.scene.stage.now - start
    #expect(abs(passed - quarter) < 0.02)
    #expect((driven.end != nil) == isFinished)
    if let end = driven.end { #expect(abs(end - start - quarter) < 1e-4) }
    #expect((driven.scene.root.presentedViewController == nil) == isFinished)
    if !isFinished { #expect(driven.part == 0) }
  }

  @Test(.facts("D20")) func `a damping ratio takes the rest of the time`() throws {
    let driven = try Driven(UISpringTimingParameters(dampingRatio: 1))
    let start = driven.scene.stage.now

    driven.driver.finish()
    try driven.scene.stage.settle()

    // Half of 0.3 s.
    #expect(abs(try #require(driven.end) - start - 0.15) < 1e-6)
  }

  @Test(.facts("D18")) func `a cubic timing curve goes before the completion curve`() throws {
    let driven = try Driven(UICubicTimingParameters(animationCurve: .linear))
    driven.driver.completionCurve = .easeIn

    driven.driver.finish()
    driven.scene.stage.advance(by: 0.075)

    // Half of the rest of the time: three quarters of ease-in-out.
    #expect(abs(driven.part - 0.870838) < 1e-4)
  }
}
