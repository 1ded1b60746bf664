import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// What happens when, from `present` to the end of the transition.
struct PresentOrderTests {
  @Test(.facts("B1", "B2", "A9", "A23", "L2", "B18"))
  func `asks the delegate and loads the view before present returns`() throws {
    let scene = SlideScene()

    scene.present()

    #expect(
      scene.slide.log.lines == [
        "presentationController", "animationController(forPresented)",
        "adaptivePresentationStyle(regular)",
      ]
    )
    #expect(scene.log.lines == ["A.didLoad"])
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.sheet.presentingViewController === scene.root)
    #expect(scene.sheet.isBeingPresented)
    #expect(scene.sheet.view.window == nil)
    #expect(scene.stage.windowContents == [scene.root.view])
  }

  @Test(.facts("B3", "B4", "B18", "A23", "C13", "D25"))
  func `begins in the next turn with the container first`() throws {
    let scene = SlideScene()
    scene.present()

    scene.stage.turn()

    let events = scene.stage.trace.map(\.event)
    let begin = try #require(
      events.firstIndex { $0.contains("presentationTransitionWillBegin") }
    )
    let appear = try #require(
      events.firstIndex { $0.contains("Sheet.viewWillAppear(true)") }
    )
    let animate = try #require(events.firstIndex { $0.contains("animateTransition") })
    #expect(begin < appear)
    #expect(appear < animate)
    #expect(scene.sheet.transitionCoordinator != nil)
    #expect(scene.sheet.transitionCoordinator === scene.root.transitionCoordinator)
  }

  @Test(.facts("B11", "B12", "B13", "A12", "A22", "D28"))
  func `ends in the order appearance, controller, completion, coordinator, animator`() throws {
    let scene = SlideScene()
    let log = scene.log
    scene.sheet.onWillAppear = {
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        log.add("coordinator")
      }
    }
    scene.sheet.onDidAppear = { log.add("presented: \(scene.sheet.isBeingPresented)") }

    scene.root.present(scene.sheet, animated: true) {
      log.add("completion, presented: \(scene.sheet.isBeingPresented)")
    }
    try scene.stage.settle()

    #expect(
      log.lines == [
        "A.didLoad", "A.willAppear(true)", "A.isAppearing(true)", "A.didAppear(true)",
        "presented: true", "completion, presented: false", "coordinator",
      ]
    )
    let events = scene.stage.trace.map(\.event)
    let didAppear = try #require(events.firstIndex { $0.contains("viewDidAppear(true)") })
    let didEnd = try #require(
      events.firstIndex { $0.contains("presentationTransitionDidEnd(true)") }
    )
    let ended = try #require(events.firstIndex { $0.contains("animationEnded(true)") })
    #expect(didAppear < didEnd)
    #expect(didEnd < ended)
    #expect(scene.sheet.transitionCoordinator == nil)
    #expect(
      scene.controller?.calls == [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd(true)",
      ]
    )
  }

  @Test(.facts("A22"))
  func `runs the completion exactly when the animation ends`() throws {
    let scene = SlideScene()
    let start = scene.stage.now
    var end: TimeInterval?

    scene.root.present(scene.sheet, animated: true) { end = scene.stage.now - start }
    try scene.stage.settle()

    #expect(try abs(#require(end) - 0.3) < 1e-9)
  }

  @Test(.facts("B19", "B20", "A11", "A12", "A22"))
  func `dismisses in the order of a presentation turned round`() throws {
    let scene = SlideScene()
    try scene.presentAndSettle()
    scene.log.clear()
    scene.slide.log.clear()
    let controller = try #require(scene.controller)
    scene.sheet.onDidDisappear = {
      scene.log.add(
        "dismissed: \(scene.sheet.isBeingDismissed), "
          + "presenting: \(scene.sheet.presentingViewController != nil)"
      )
    }

    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    #expect(scene.sheet.isBeingDismissed)
    #expect(scene.sheet.presentingViewController === scene.root)
    try scene.stage.settle()

    #expect(scene.slide.log.lines == ["animationController(forDismissed)"])
    #expect(
      scene.log.lines == [
        "A.willDisappear(true)", "A.didDisappear(true)", "dismissed: true, presenting: false",
        "completion",
      ]
    )
    #expect(
      controller.calls.suffix(2) == [
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(!scene.sheet.isBeingDismissed)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("B25", "C13", "D11", "L16"))
  func `without animation bypasses the animator, not the presentation controller`() throws {
    let scene = SlideScene()

    try scene.presentAndSettle(animated: false)

    #expect(scene.slide.log.count("animationController(forPresented)") == 0)
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    #expect(scene.container?.subviews == scene.panelViews)
    #expect(scene.dimming?.alpha == 1)
    #expect(
      scene.log.lines == [
        "A.didLoad", "A.willAppear(false)", "A.isAppearing(false)", "A.didAppear(false)",
      ]
    )
    let controller = try #require(scene.controller)
    try scene.dismissAndSettle(animated: false)
    #expect(scene.showsOnlyRoot)
    #expect(
      controller.calls == [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd(true)",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(!scene.stage.trace.contains { $0.callback == "animationEnded" })
  }

  @Test func `an unanimated dismissal is over when the call returns`() throws {
    let scene = SlideScene()
    try scene.presentAndSettle()
    let other = ProbeController("B")
    Slide(.right).prepare(other)

    scene.root.dismiss(animated: false)
    #expect(scene.showsOnlyRoot)
    scene.root.present(other, animated: true)
    try scene.stage.settle()

    #expect(scene.root.presentedViewController === other)
  }

  @Test(.facts("B21", "B22", "L15"))
  func `full screen tells the presenter too, presented controller first at the end`() throws {
    let scene = SlideScene()
    scene.sheet.modalPresentationStyle = .fullScreen

    scene.root.present(scene.sheet, animated: true) { scene.log.add("completion") }
    try scene.stage.settle()

    #expect(
      scene.log.lines == [
        "A.didLoad", "R.willDisappear(true)", "A.willAppear(true)", "A.isAppearing(true)",
        "A.didAppear(true)", "R.didDisappear(true)", "completion",
      ]
    )
    #expect(scene.root.view.window == nil)
    scene.log.clear()
    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    try scene.stage.settle()
    #expect(
      scene.log.lines == [
        "A.willDisappear(true)", "R.willAppear(true)", "R.isAppearing(true)", "R.didAppear(true)",
        "A.didDisappear(true)", "completion",
      ]
    )
    #expect(scene.showsOnlyRoot)
  }

  @Test(
    .facts("B23"),
    arguments: [
      UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet,
    ]
  )
  func `a presenter that stays visible hears nothing`(style: UIModalPresentationStyle) throws {
    let scene = SlideScene()
    scene.sheet.modalPresentationStyle = style

    try scene.presentAndSettle()
    try scene.dismissAndSettle()

    #expect(scene.log.lines(startingWith: "R.").isEmpty)
    #expect(
      scene.log.lines == [
        "A.didLoad", "A.willAppear(true)", "A.isAppearing(true)", "A.didAppear(true)",
        "A.willDisappear(true)", "A.didDisappear(true)",
      ]
    )
  }
}
