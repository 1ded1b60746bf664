import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// What is gone when a presentation is over.
struct LeakTests {
  private final class Watch {
    weak var sheet: UIViewController?
    weak var controller: UIPresentationController?
    weak var dimming: UIView?
    weak var container: UIView?
    weak var presentingAnimator: AnyObject?
    weak var dismissingAnimator: AnyObject?
    weak var driver: AnyObject?

    var isEmpty: Bool {
      sheet == nil && controller == nil && dimming == nil && container == nil
        && presentingAnimator == nil && dismissingAnimator == nil && driver == nil
    }
  }

  private func presentAndDismiss(
    on root: UIViewController,
    _ stage: Stage,
    _ watch: Watch,
    isInteractive: Bool = false
  ) throws {
    let driver = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    let slide = Slide(.left)
    let sheet = ProbeController("A")
    slide.prepare(sheet)
    root.present(sheet, animated: true)
    watch.presentingAnimator = slide.lastAnimator
    #expect(watch.presentingAnimator != nil)
    try stage.settle()
    watch.sheet = sheet
    watch.driver = driver
    watch.controller = sheet.presentationController
    watch.dimming = (sheet.presentationController as? SlidePresentationController)?.dimmingView
    watch.container = sheet.presentationController?.containerView
    slide.dismissalDriver = driver
    root.dismiss(animated: true)
    watch.dismissingAnimator = slide.lastAnimator
    #expect(watch.dismissingAnimator != nil)
    stage.turn()
    if let driver {
      driver.update(0.5)
      driver.finish()
    }
    try stage.settle()
  }

  @Test(.facts("L10"), arguments: [false, true])
  func `everything is freed after a dismissal`(isInteractive: Bool) throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let watch = Watch()

    try presentAndDismiss(on: root, stage, watch, isInteractive: isInteractive)

    #expect(watch.isEmpty)
  }

  @Test func `a controller kept by the delegate lives exactly as long`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    weak var weakSheet: UIViewController?
    var kept: UIPresentationController?
    func run() throws {
      let slide = Slide(.left)
      let sheet = ProbeController("A")
      slide.prepare(sheet)
      root.present(sheet, animated: true)
      try stage.settle()
      weakSheet = sheet
      kept = sheet.presentationController
      root.dismiss(animated: true)
      try stage.settle()
    }

    try run()
    #expect(weakSheet != nil)
    #expect(kept != nil)
    kept = nil

    #expect(weakSheet == nil)
  }

  @Test func `reading the presentation controller keeps nothing alive`() {
    let stage = Stage(size: SlideScene.portrait)
    stage.show(UIViewController())
    weak var weakController: UIViewController?
    func run() {
      let controller = UIViewController()
      _ = controller.presentationController
      weakController = controller
    }

    run()

    #expect(weakController == nil)
  }

  @Test func `animators live to the end without another owner`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    var slide: Slide? = Slide(.left)
    slide?.prepare(sheet)

    root.present(sheet, animated: true)
    sheet.transitioningDelegate = nil
    slide = nil
    try stage.settle()

    #expect(slide == nil)
    #expect(sheet.view.frame == rect(0, 0, 250, 667))
    #expect(stage.trace.contains { $0.callback == "animationEnded" })
  }

  @Test func `a replaced root is freed with all that hangs off it`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let watch = Watch()
    weak var weakRoot: UIViewController?
    func run() throws {
      let root = ProbeController("R")
      let slide = Slide(.left)
      let sheet = ProbeController("A")
      slide.prepare(sheet)
      stage.show(root)
      root.present(sheet, animated: true)
      try stage.settle()
      weakRoot = root
      watch.sheet = sheet
      watch.controller = sheet.presentationController
      watch.container = sheet.presentationController?.containerView
    }

    try run()
    stage.window.rootViewController = UIViewController()
    try stage.settle()

    #expect(weakRoot == nil)
    #expect(watch.isEmpty)
  }

  @Test func `a stand-in is freed when the original returns`() throws {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    scene.slide.makeMessage = { UIViewController() }
    try scene.presentAndSettle()
    try scene.turnToLandscape()
    weak let standIn = scene.sheet.activePresentationController?.presentedViewController
    weak let adapted = scene.sheet.activePresentationController
    #expect(standIn != nil)

    try scene.turnToPortrait()

    #expect(standIn == nil)
    #expect(adapted == nil)
  }

  @Test func `a recogniser does not keep the presentation controller`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    weak let controller = scene.controller
    let dimming = try #require(scene.dimming)
    try scene.dismissAndSettle()
    scene.root.view.addSubview(dimming)
    dimming.alpha = 1

    #expect(controller == nil)
    #expect(dimming.window != nil)
  }
}
