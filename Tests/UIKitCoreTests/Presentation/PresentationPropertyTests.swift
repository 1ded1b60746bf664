import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Defaults and raw values of the properties around presentations.
struct PresentationPropertyTests {
  @Test(.facts("A27", "A28")) func `styles have UIKit's raw values`() {
    let styles: [(UIModalPresentationStyle, Int)] = [
      (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2), (.currentContext, 3), (.custom, 4),
      (.overFullScreen, 5), (.overCurrentContext, 6), (.popover, 7), (.none, -1), (.automatic, -2),
    ]

    for (style, rawValue) in styles {
      #expect(style.rawValue == rawValue)
    }
    #expect(UIModalTransitionStyle.coverVertical.rawValue == 0)
    #expect(UIModalTransitionStyle.flipHorizontal.rawValue == 1)
    #expect(UIModalTransitionStyle.crossDissolve.rawValue == 2)
    #expect(UIModalTransitionStyle.partialCurl.rawValue == 3)
  }

  @Test(.facts("A26", "A28", "A36", "A6"))
  func `a new controller has UIKit's defaults`() {
    _ = Stage(size: SlideScene.portrait)
    let controller = UIViewController()

    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(!controller.definesPresentationContext)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(controller.transitionCoordinator == nil)
    #expect(!controller.isBeingPresented)
    #expect(!controller.isBeingDismissed)
    #expect(!controller.isViewLoaded)
  }

  @Test(.facts("A25")) func `the transitioning delegate is weak and its loss is explained`()
    throws
  {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    Slide(.left).prepare(sheet)
    #expect(sheet.transitioningDelegate == nil)

    root.present(sheet, animated: true)
    try stage.settle()

    #expect(sheet.view.frame == rect(0, 0, 375, 667))
    #expect(stage.log.contains { $0.hasPrefix("E-PRES-01") })
  }

  @Test(.facts("A25"))
  func `losing the delegate later keeps the presentation controller`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    var slide: Slide? = Slide(.left)
    slide?.prepare(sheet)
    root.present(sheet, animated: true)
    try stage.settle()
    let controller = try #require(
      sheet.presentationController as? SlidePresentationController
    )
    slide = nil

    root.dismiss(animated: true)
    stage.turn()
    // The built-in transition moves the panel straight down.
    stage.advance(by: 0.25)
    #expect(stage.presentationFrame(of: sheet.view).minX == 0)
    #expect(stage.presentationFrame(of: sheet.view).minY > 0)
    try stage.settle()

    #expect(
      controller.calls.suffix(2) == [
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(stage.windowContents == [root.view])
  }

  @Test(.facts("A29")) func `an early read creates and keeps the controller`() throws {
    let scene = SlideScene()
    let early = try #require(scene.sheet.presentationController)
    #expect(early === scene.sheet.presentationController)
    #expect(early is SlidePresentationController)
    #expect(scene.sheet.activePresentationController == nil)

    try scene.presentAndSettle()

    #expect(scene.sheet.presentationController === early)
    #expect(early.presentingViewController === scene.root)
    #expect(scene.slide.log.count("presentationController") == 1)
  }

  @Test(.facts("A29")) func `a read before style and delegate are set is dropped and explained`()
    throws
  {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    let early = try #require(sheet.presentationController)
    let slide = Slide(.left)
    slide.prepare(sheet)

    root.present(sheet, animated: true)
    try stage.settle()

    #expect(sheet.presentationController !== early)
    #expect(sheet.presentationController === slide.controller)
    #expect(slide.log.count("presentationController") == 1)
    #expect(stage.log.contains { $0.hasPrefix("E-PRES-03") })
  }

  @Test(.facts("A31")) func `active is nil before, the same without adaptation`() throws {
    let scene = SlideScene()
    #expect(scene.sheet.activePresentationController == nil)

    try scene.presentAndSettle()

    #expect(scene.sheet.activePresentationController === scene.sheet.presentationController)
  }

  @Test(.facts("A32")) func `custom without a controller fills the container`() throws {
    let scene = SlideScene()
    scene.sheet.transitioningDelegate = nil

    try scene.presentAndSettle()

    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
    #expect(scene.root.view.window != nil)
    #expect(scene.log.lines(startingWith: "R.").isEmpty)
  }

  @Test(.facts("A33"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `animators are asked for with any style, controllers with custom only`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = SlideScene()
    scene.sheet.modalPresentationStyle = style

    try scene.presentAndSettle()

    #expect(scene.slide.log.lines == ["animationController(forPresented)"])
    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
  }

  @Test(.facts("A34")) func `without an animator the built-in transition covers from below`() throws
  {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    sheet.modalPresentationStyle = .overFullScreen

    root.present(sheet, animated: true)
    stage.turn()
    #expect(stage.presentationFrame(of: sheet.view).minY == 667)
    stage.advance(by: 0.25)
    let half = stage.presentationFrame(of: sheet.view)
    try stage.settle()

    // The sheets' spring is critically damped, of mass 3 and stiffness 1000: 1 − (1 + ωt)e^(−ωt) of
    // the way is done.
    let turn = (1000.0 / 3).squareRoot() * 0.25
    let part = 1 - (1 + turn) * exp(-turn)
    #expect(isClose(half, rect(0, 667 * (1 - part), 375, 667)))
    #expect(sheet.view.frame == rect(0, 0, 375, 667))
  }

  @Test func `a cross-dissolve fades half way at half time`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    sheet.modalPresentationStyle = .overFullScreen
    sheet.modalTransitionStyle = .crossDissolve

    root.present(sheet, animated: true)
    stage.turn()
    stage.advance(by: 0.15)
    let alpha = try #require(shownAlpha(sheet.view))
    try stage.settle()

    #expect(abs(alpha - 0.5) < 1e-3)
    #expect(sheet.view.alpha == 1)
  }

  @Test func `the style none traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        UIViewController().modalPresentationStyle = .none
      }
    }
  }
}
