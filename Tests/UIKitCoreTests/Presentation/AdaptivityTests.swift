import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Presentations that change their style with the traits.
struct AdaptivityTests {
  /// The medal count: a slide from below that shows over full screen in compact height.
  private func medalScene(message: Bool) -> SlideScene {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    if message { scene.slide.makeMessage = { ProbeController("S", log: scene.log) } }
    return scene
  }

  @Test(.facts("C24", "C25", "C27", "C34", "L12"))
  func `a replacement shows in compact height and the original comes back`() throws {
    let scene = medalScene(message: true)
    try scene.presentAndSettle()
    let controller = try #require(scene.controller)
    scene.slide.log.clear()

    try scene.turnToLandscape()
    let message = try #require(controller.presentedViewController as? ProbeController)
    #expect(message === scene.sheet)
    let active = try #require(scene.sheet.activePresentationController)
    let standIn = active.presentedViewController
    #expect(active !== controller)
    #expect(active.presentationStyle == .overFullScreen)
    #expect(standIn !== scene.sheet)
    #expect(standIn.view.frame == rect(0, 0, 667, 375))
    #expect(standIn.presentingViewController === scene.root)
    #expect(scene.sheet.view.window == nil)
    #expect(scene.root.presentedViewController === standIn)
    #expect(scene.root.view.window != nil)
    #expect(
      scene.slide.log.lines == [
        "adaptivePresentationStyle(compact)",
        "viewControllerForAdaptivePresentationStyle(overFullScreen)",
        "willPresentWithAdaptiveStyle(overFullScreen)",
      ]
    )

    try scene.turnToPortrait()
    #expect(scene.controller === controller)
    #expect(scene.sheet.activePresentationController === controller)
    #expect(isClose(scene.sheet.view.frame, rect(0, 667.0 / 3, 375, 667.0 * 2 / 3)))
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.dimming?.frame == rect(0, 0, 375, 667))
    #expect(scene.log.count("A.didLoad") == 1)
    #expect(standIn.view.window == nil)
    #expect(scene.stage.windowContents == [scene.root.view, scene.container])
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("C26", "C34"))
  func `without a replacement the same controller fills the screen`() throws {
    let scene = medalScene(message: false)
    try scene.presentAndSettle()

    try scene.turnToLandscape()
    #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
    #expect(scene.sheet.view.window === scene.stage.window)
    #expect(scene.dimming?.window == nil)
    try scene.turnToPortrait()

    #expect(isClose(scene.sheet.view.frame, rect(0, 667.0 / 3, 375, 667.0 * 2 / 3)))
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.log.count("A.didLoad") == 1)
    try scene.turnToLandscape()
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("C24", "C36", "L13"))
  func `presenting in compact height shows the replacement at once`() throws {
    let scene = medalScene(message: true)
    try scene.turnToLandscape()
    scene.slide.log.clear()

    try scene.presentAndSettle()

    let standIn = try #require(scene.sheet.activePresentationController).presentedViewController
    #expect(standIn !== scene.sheet)
    #expect(standIn.view.frame == rect(0, 0, 667, 375))
    #expect(!scene.sheet.isViewLoaded)
    #expect(scene.completions == 1)
    #expect(
      scene.slide.log.lines == [
        "presentationController", "animationController(forPresented)",
        "adaptivePresentationStyle(compact)",
        "viewControllerForAdaptivePresentationStyle(overFullScreen)",
        "willPresentWithAdaptiveStyle(overFullScreen)",
      ]
    )
    standIn.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
    #expect(standIn.presentingViewController == nil)
  }

  @Test(.facts("C24")) func `a turn during the transition adapts when it is over`() throws {
    let scene = medalScene(message: true)
    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: 0.1)

    try scene.turnToLandscape()

    let active = try #require(scene.sheet.activePresentationController)
    #expect(active.presentationStyle == .overFullScreen)
    #expect(active.presentedView?.frame == rect(0, 0, 667, 375))
    #expect(scene.sheet.view.window == nil)
    #expect(scene.completions == 1)
  }

  @Test(.facts("C24")) func `a turn between request and beginning is seen`() throws {
    let scene = medalScene(message: true)
    scene.present()

    scene.stage.resize(to: SlideScene.landscape)
    try scene.stage.settle()

    #expect(scene.sheet.activePresentationController?.presentationStyle == .overFullScreen)
    #expect(scene.stage.windowContents.count == 2)
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(
    .facts("C21", "C23", "C28"),
    arguments: [
      UIModalPresentationStyle.none, .custom, .popover, .overFullScreen, .fullScreen,
    ]
  )
  func `illegal answers adapt nothing`(answer: UIModalPresentationStyle) throws {
    let scene = SlideScene(.bottom)
    let delegate = AnsweringDelegate(answer)
    try scene.presentAndSettle()
    scene.controller?.delegate = delegate

    try scene.turnToLandscape()

    if answer == .overFullScreen || answer == .fullScreen {
      #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
      #expect((scene.root.view.window == nil) == (answer == .fullScreen))
    } else {
      #expect(isClose(scene.sheet.view.frame, rect(0, 125, 667, 250)))
      #expect(scene.dimming?.frame == rect(0, 0, 667, 375))
    }
    try scene.turnToPortrait()
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("C22")) func `the short question stands in for the missing long one`() throws {
    let scene = SlideScene(.bottom)
    let delegate = ShortDelegate()
    try scene.presentAndSettle()
    scene.controller?.delegate = delegate

    try scene.turnToLandscape()

    #expect(delegate.calls > 0)
    #expect(scene.sheet.activePresentationController?.presentationStyle == .overFullScreen)
  }

  @Test(.facts("C19", "C20")) func `a controller without a delegate answers none`() throws {
    let scene = SlideScene(.bottom)
    let controller = UIPresentationController(
      presentedViewController: scene.sheet,
      presenting: nil
    )

    let style = controller.adaptivePresentationStyle(
      for: UITraitCollection(verticalSizeClass: .compact)
    )

    #expect(style == .none)
    #expect(controller.adaptivePresentationStyle == .none)
  }

  @Test(
    .facts("A26", "C33"),
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet]
  )
  func `sheets fill the screen in compact height`(style: UIModalPresentationStyle) throws {
    let scene = SlideScene(.bottom)
    scene.sheet.modalPresentationStyle = style
    scene.sheet.transitioningDelegate = nil
    try scene.turnToLandscape()

    try scene.presentAndSettle()

    #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
    #expect(scene.sheet.activePresentationController?.presentationStyle == .fullScreen)
    #expect(scene.root.view.window == nil)
  }

  @Test(.facts("C9", "C32")) func `presentations in a context never adapt`() throws {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    scene.sheet.modalPresentationStyle = .overCurrentContext
    let delegate = AnsweringDelegate(.fullScreen)
    scene.sheet.presentationController?.delegate = delegate
    try scene.presentAndSettle()

    try scene.turnToLandscape()

    #expect(delegate.questions == 0)
    #expect(scene.sheet.activePresentationController?.presentationStyle == .overCurrentContext)
  }

  @Test func `a delegate may dismiss while it is asked`() throws {
    let scene = SlideScene(.bottom)
    let delegate = AnsweringDelegate(.none)
    try scene.presentAndSettle()
    scene.controller?.delegate = delegate
    delegate.onQuestion = { controller, traits in
      guard traits.verticalSizeClass == .compact else { return }
      #expect(isClose(scene.sheet.view.frame, rect(0, 667.0 / 3, 375, 667.0 * 2 / 3)))
      #expect(scene.sheet.traitCollection.verticalSizeClass == .regular)
      controller.presentedViewController.dismiss(animated: false)
    }

    try scene.turnToLandscape()

    #expect(scene.showsOnlyRoot)
    #expect(scene.root.view.frame == rect(0, 0, 667, 375))
    try scene.turnToPortrait()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("F12", "C3"))
  func `override traits hide the change from the presented side`() throws {
    let scene = SlideScene(.bottom)
    try scene.presentAndSettle()
    let delegate = AnsweringDelegate(.none)
    scene.controller?.delegate = delegate
    #expect(scene.controller?.overrideTraitCollection == nil)
    scene.controller?.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    #expect(scene.sheet.traitCollection.verticalSizeClass == .compact)
    scene.log.clear()

    try scene.turnToLandscape()
    #expect(scene.root.traitCollection.verticalSizeClass == .compact)
    try scene.turnToPortrait()

    #expect(scene.sheet.traitCollection.verticalSizeClass == .compact)
    #expect(scene.root.traitCollection.verticalSizeClass == .regular)
    #expect(scene.log.lines(startingWith: "A.willTransition(compact").isEmpty)
    #expect(scene.log.lines(startingWith: "A.willTransition(regular").isEmpty)
    #expect(scene.log.lines(startingWith: "A.willTransition(").count == 2)
    #expect(delegate.asked == [.compact, .regular])
  }
}

/// Answers every question of adaptivity alike.
private final class AnsweringDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let answer: UIModalPresentationStyle
  private(set) var asked: [UIUserInterfaceSizeClass] = []
  var onQuestion: ((UIPresentationController, UITraitCollection) -> Void)?
  var questions: Int { asked.count }

  init(_ answer: UIModalPresentationStyle) {
    self.answer = answer
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    asked.append(traitCollection.verticalSizeClass)
    onQuestion?(controller, traitCollection)
    return traitCollection.verticalSizeClass == .compact ? answer : .none
  }
}

/// Implements only the question without traits.
private final class ShortDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var calls = 0

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    calls += 1
    return .overFullScreen
  }
}
