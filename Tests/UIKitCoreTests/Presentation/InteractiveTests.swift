import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// A slide from the left and the driver that its dismissal is asked with.
private final class DrivenScene {
  let scene = SlideScene(.left)
  let driver = UIPercentDrivenInteractiveTransition()

  func startDismissal(completion: (() -> Void)? = nil) {
    scene.slide.dismissalDriver = driver
    scene.root.dismiss(animated: true, completion: completion)
    scene.stage.turn()
  }

  var x: CGFloat { scene.stage.presentationFrame(of: scene.sheet.view).minX }
}

/// Transitions driven by a number.
struct InteractiveTests {
  @Test(.facts("D18")) func `has UIKit's defaults`() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1)
    #expect(driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart)
    #expect(driver.timingCurve == nil)
    #expect(driver.percentComplete == 0)
  }

  @Test(.facts("D19", "D21", "B7", "D27")) func `follows the number, dimming included`() throws {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    try scene.presentAndSettle()
    driven.startDismissal()

    driver.update(0.5)
    #expect(abs(driven.x + 125) < 0.001)
    #expect(abs(try #require(shownAlpha(scene.dimming)) - 0.5) < 1e-5)
    driver.update(0.25)
    // Ease-in-out at a quarter.
    #expect(abs(driven.x + 250 * 0.129162) < 0.001)
    driver.update(-1)
    #expect(driver.percentComplete == 0)
    #expect(abs(driven.x) < 0.001)
    driver.update(2)
    #expect(driver.percentComplete == 1)
    #expect(abs(driven.x + 250) < 0.01)
    scene.stage.advance(by: 1)
    #expect(scene.sheet.isBeingDismissed)
    #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
    #expect(!scene.stage.application.isIgnoringInteractionEvents)
  }

  @Test(.facts("D20"), arguments: [(0.6, 1.0, 0.12), (0.5, 2.0, 0.075), (0.0, 1.0, 0.3)])
  func `finish plays the rest at the completion speed`(
    progress: CGFloat,
    speed: CGFloat,
    rest: TimeInterval
  ) throws {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    try scene.presentAndSettle()
    var end: TimeInterval?
    driven.startDismissal { end = scene.stage.now }
    driver.completionSpeed = speed
    driver.update(progress)
    scene.stage.advance(by: 2)
    #expect(end == nil)
    let start = scene.stage.now

    driver.finish()
    try scene.stage.settle()

    #expect(abs(try #require(end) - start - rest) < 1e-6)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("B27", "D16", "D20", "D31"))
  func `cancel goes back smoothly and everything is as before`() throws {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    try scene.presentAndSettle()
    let controller = try #require(scene.controller)
    for _ in 0..<3 {
      scene.log.clear()
      driven.startDismissal { Issue.record("The dismissal was cancelled.") }
      let log = scene.log
      scene.sheet.transitionCoordinator?.notifyWhenInteractionChanges { context in
        log.add("interaction changed, cancelled: \(context.isCancelled)")
      }
      driver.update(0.5)

      driver.cancel()
      var last = driven.x
      for _ in 0..<20 {
        scene.stage.advance(by: 0.01)
        #expect(driven.x >= last - 1e-6)
        last = driven.x
        #expect(scene.sheet.view.superview === scene.container)
      }
      try scene.stage.settle()

      #expect(driven.x == 0)
      #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
      #expect(scene.dimming?.alpha == 1)
      #expect(!scene.sheet.isBeingDismissed)
      #expect(scene.sheet.presentingViewController === scene.root)
      #expect(controller.calls.last == "dismissalTransitionDidEnd(false)")
      #expect(
        scene.log.lines.filter { !$0.contains("isAppearing") } == [
          "A.willDisappear(true)", "interaction changed, cancelled: true", "A.willAppear(true)",
          "A.didAppear(true)",
        ]
      )
      #expect(!scene.stage.application.isIgnoringInteractionEvents)
    }
    scene.slide.dismissalDriver = nil
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("B26", "D20", "C12")) func `a cancelled presentation leaves nothing behind`() throws
  {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    scene.slide.presentationDriver = driver
    scene.present()
    scene.stage.turn()
    let controller = try #require(scene.controller)
    #expect(scene.sheet.transitionCoordinator?.initiallyInteractive == true)
    driver.update(0.4)
    let start = scene.stage.now

    driver.cancel()
    scene.stage.advance(by: 0.12)

    #expect(scene.time(since: start) == 0.12)
    #expect(scene.showsOnlyRoot)
    #expect(scene.completions == 0)
    #expect(controller.calls.last == "presentationTransitionDidEnd(false)")
    #expect(scene.log.lines.last == "A.didDisappear(true)")
    #expect(scene.log.count("A.didAppear(true)") == 0)
  }

  @Test(arguments: [1, 2, 3])
  func `the ends of the scale still complete once`(run: Int) throws {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    try scene.presentAndSettle()
    driven.startDismissal()
    switch run {
    case 1:
      driver.update(1)
      scene.stage.advance(by: 1)
      driver.finish()
      scene.stage.advance(by: 1.0 / 60)
      #expect(scene.showsOnlyRoot)
    case 2:
      driver.update(0)
      driver.cancel()
      scene.stage.advance(by: 1.0 / 60)
      #expect(scene.root.presentedViewController === scene.sheet)
    default:
      driver.finish()
      scene.stage.advance(by: 0.3)
      #expect(scene.showsOnlyRoot)
    }
    // One for the presentation, one for the dismissal.
    #expect(scene.stage.trace.filter { $0.callback == "completeTransition" }.count == 2)
    scene.slide.dismissalDriver = nil
    if run == 2 { try scene.dismissAndSettle() }
    try scene.presentAndSettle()
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
  }

  @Test(.facts("D22")) func `without an interactive start it runs by itself`() throws {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    driver.wantsInteractiveStart = false
    try scene.presentAndSettle()

    driven.startDismissal()
    #expect(scene.stage.application.isIgnoringInteractionEvents)
    scene.stage.advance(by: 0.3)

    #expect(scene.showsOnlyRoot)
  }

  @Test(arguments: [true, false])
  func `a second dismissal during the end of the first is ignored`(finishes: Bool) throws {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    try scene.presentAndSettle()
    var completions = 0
    driven.startDismissal { completions += 1 }
    driver.update(finishes ? 0.6 : 0.4)
    if finishes { driver.finish() } else { driver.cancel() }

    scene.stage.advance(by: 0.05)
    scene.sheet.dismiss(animated: true) { completions += 10 }
    try scene.stage.settle()

    #expect(completions == (finishes ? 1 : 0))
    if finishes {
      #expect(scene.showsOnlyRoot)
    } else {
      #expect(scene.root.presentedViewController === scene.sheet)
      scene.slide.dismissalDriver = nil
      try scene.dismissAndSettle()
      #expect(scene.showsOnlyRoot)
    }
  }

  @Test(.facts("D17")) func `the driver is asked for with the animator`() throws {
    let driven = DrivenScene()
    let (scene, driver) = (driven.scene, driven.driver)
    try scene.presentAndSettle()
    scene.slide.dismissalDriver = driver
    scene.root.dismiss(animated: true)

    #expect(scene.stage.trace.contains { $0.callback == "interactionControllerForDismissal" })
    #expect(scene.stage.trace.contains { $0.answer == "UIPercentDrivenInteractiveTransition" })
  }

  @Test(.facts("D18")) func `a completion speed of zero traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIPercentDrivenInteractiveTransition().completionSpeed = 0 }
    }
  }
}
