import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about presentations that change their style with the traits.
struct AdaptivityScenarios {
  private static let panel = rect(0, 222.333, 375, 444.667)

  @Test(.facts("S028")) func `S028: the question with traits wins over the short one`() throws {
    let scene = Scene(.bottom)
    let delegate = BothQuestions()
    scene.slide.adaptiveDelegate = delegate
    try scene.presentSheet()
    delegate.log.clear()

    try scene.turnToLandscape()
    #expect(delegate.log.lines.first == "traits(compact)")
    #expect(delegate.log.lines.allSatisfy { $0 == "traits(compact)" })
    delegate.log.clear()
    try scene.turnToPortrait()

    #expect(delegate.log.lines.first == "traits(regular)")
    #expect(delegate.log.lines.allSatisfy { $0 == "traits(regular)" })
    #expect(isClose(scene.sheet.view.frame, Self.panel))
  }

  @Test(.facts("S028")) func `S028: the short question stands in for the missing long one`() throws
  {
    let scene = Scene(.bottom)
    let delegate = ShortQuestion()
    scene.slide.adaptiveDelegate = delegate

    // Both windows are horizontally compact.
    try scene.presentSheet()
    #expect(delegate.calls > 0)
    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
    try scene.turnToLandscape()

    #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
    #expect(scene.root.view.window === scene.stage.window)
    try scene.dismiss()
    #expect(scene.showsOnlyRoot)
  }

  @Test(
    .facts("S029"),
    arguments: [
      UIModalPresentationStyle.none, .custom, .popover, .overFullScreen, .fullScreen,
    ]
  )
  func `S029: only the full-screen answers adapt`(answer: UIModalPresentationStyle) throws {
    let scene = Scene(.bottom)
    let delegate = FixedAnswer(answer)
    scene.slide.adaptiveDelegate = delegate
    try scene.presentSheet()

    try scene.turnToLandscape()

    switch answer {
    case .overFullScreen, .fullScreen:
      #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
      #expect((scene.root.view.window == nil) == (answer == .fullScreen))
    default:
      #expect(isClose(scene.sheet.view.frame, rect(0, 125, 667, 250)))
      #expect(scene.dimming?.frame == rect(0, 0, 667, 375))
      #expect(scene.dimming?.window === scene.stage.window)
      #expect(scene.dimming?.alpha == 1)
    }
    try scene.turnToPortrait()
    #expect(isClose(scene.sheet.view.frame, Self.panel))
    try scene.dismiss()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S031"))
  func `S031: the medal count covers everything in compact height and returns`()
    throws
  {
    let scene = Scene(.bottom)
    scene.slide.disableCompactHeight = true
    let listener = Listener()
    listener.onChange = { _ in scene.sheet.dismiss(animated: true) }
    scene.sheet.loadViewIfNeeded()
    scene.sheet.view.addGestureRecognizer(listener.tap())
    try scene.presentSheet()
    let controller = try #require(scene.controller)
    for _ in 0..<2 {
      try scene.turnToLandscape()
      #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
      #expect(scene.root.presentedViewController === scene.sheet)
      #expect(controller.dimming.window == nil)
      #expect(scene.hit(333, 20) === scene.sheet.view)
      guard listener.count == 0, scene.log.count("A.turned") == 0 else { continue }
      try scene.turnToPortrait()
      #expect(isClose(scene.sheet.view.frame, Self.panel))
      #expect(controller.dimming.frame == rect(0, 0, 375, 667))
      #expect(controller.dimming.alpha == 1)
      scene.log.add("A.turned")
    }

    scene.tap(333, 20)
    try scene.stage.settle()

    #expect(listener.count == 1)
    #expect(scene.log.count("A.didLoad") == 1)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S031")) func `S031: without the switch compact height is a lower panel`() throws {
    let scene = Scene(.bottom)
    try scene.presentSheet()

    try scene.turnToLandscape()

    #expect(isClose(scene.sheet.view.frame, rect(0, 125, 667, 250)))
    #expect(scene.dimming?.frame == rect(0, 0, 667, 375))
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.dimming?.window === scene.stage.window)
  }

  @Test(.facts("S032")) func `S032: a message replaces the medal count, which returns unchanged`()
    throws
  {
    let scene = Scene(.bottom)
    scene.slide.disableCompactHeight = true
    var made: [ObjectIdentifier] = []
    weak var message: UIViewController?
    scene.slide.makeMessage = {
      let controller = Probe("S", log: scene.log)
      message = controller
      made.append(ObjectIdentifier(controller))
      return controller
    }
    let label = UILabel()
    label.text = "13 medals"
    scene.sheet.onDidLoad = { scene.sheet.view.addSubview(label) }
    let sheet = scene.sheet
    try scene.presentSheet()

    for turn in 1...2 {
      try scene.turnToLandscape()
      #expect(made.count == turn)
      let shown = try #require(message)
      #expect(shown.view.frame == rect(0, 0, 667, 375))
      #expect(sheet.view.window == nil)
      #expect(scene.root.presentedViewController === shown)
      scene.tap(333, 187)
      try scene.stage.settle()
      #expect(shown.view.window === scene.stage.window)
      weak let earlier = message

      try scene.turnToPortrait()
      #expect(scene.root.presentedViewController === sheet)
      #expect(isClose(sheet.view.frame, Self.panel))
      #expect(sheet.view.window === scene.stage.window)
      #expect(scene.dimming?.alpha == 1)
      #expect(label.text == "13 medals")
      #expect(label.superview === sheet.view)
      #expect(scene.log.count("A.didLoad") == 1)
      _ = earlier
    }
    #expect(message == nil)
    try scene.dismiss()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S034")) func `S034: a dismissal inside the adaptivity question takes effect`()
    throws
  {
    let scene = Scene(.bottom)
    let delegate = FixedAnswer(.none)
    scene.slide.adaptiveDelegate = delegate
    var compactQuestions = 0
    delegate.onQuestion = { controller, traits in
      guard traits.verticalSizeClass == .compact else { return }
      compactQuestions += 1
      #expect(isClose(scene.sheet.view.frame, Self.panel))
      #expect(scene.sheet.traitCollection.verticalSizeClass == .regular)
      controller.presentedViewController.dismiss(animated: false)
    }
    try scene.presentSheet()

    try scene.turnToLandscape()

    #expect(compactQuestions >= 1)
    #expect(scene.showsOnlyRoot)
    #expect(scene.root.view.frame == rect(0, 0, 667, 375))
    try scene.turnToPortrait()
    #expect(scene.showsOnlyRoot)
  }

  @Test(
    .facts("S064"),
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .custom]
  )
  func `S064: a presentation controller is asked for with the custom style only`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = Scene(.left)
    scene.sheet.modalPresentationStyle = style

    try scene.presentSheet()

    #expect(scene.log.count("question") == (style == .custom ? 1 : 0))
    #expect(scene.log.count("animator for presented") == 1)
    switch style {
    case .custom: #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    case .fullScreen: #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
    default:
      let sheet = scene.sheet.presentationController as? UISheetPresentationController
      #expect(sheet?.presentedView?.frame == sheet?.frameOfPresentedViewInContainerView)
      #expect(scene.sheet.view.bounds.width == 375)
    }
  }

  @Test(.facts("S104"))
  func `S104: override traits hide a change from the presented side, not from the question`()
    throws
  {
    let scene = Scene(.bottom)
    let delegate = FixedAnswer(.none)
    scene.slide.adaptiveDelegate = delegate
    scene.slide.makeController = {
      let controller = SlidePresentation($0, $1, $2)
      controller.log = scene.log
      controller.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
      return controller
    }
    try scene.presentSheet()
    #expect(delegate.asked == [.regular])
    #expect(scene.root.traitCollection.verticalSizeClass == .regular)
    #expect(scene.sheet.traitCollection.verticalSizeClass == .compact)
    scene.log.clear()

    try scene.turnToLandscape()
    #expect(scene.root.traitCollection.verticalSizeClass == .compact)
    #expect(scene.sheet.traitCollection.verticalSizeClass == .compact)
    #expect(delegate.asked == [.regular, .compact])
    try scene.turnToPortrait()
    #expect(scene.root.traitCollection.verticalSizeClass == .regular)
    #expect(scene.sheet.traitCollection.verticalSizeClass == .compact)
    #expect(delegate.asked == [.regular, .compact, .regular])

    #expect(scene.log.lines(of: "PC.traits", "A.traits").isEmpty)
    #expect(scene.log.lines(of: "PC.size").count == 2)
    #expect(scene.log.lines(of: "A.size").count == 2)
  }
}

/// Has both forms of the question.
private final class BothQuestions: NSObject, UIAdaptivePresentationControllerDelegate {
  let log = CallLog()

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    log.add("traits(\(traitCollection.verticalSizeClass))")
    return .none
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    log.add("short")
    return .overFullScreen
  }
}

/// Has only the question without traits.
private final class ShortQuestion: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var calls = 0

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    calls += 1
    return .overFullScreen
  }
}

/// One answer in compact height, none otherwise.
private final class FixedAnswer: NSObject, UIAdaptivePresentationControllerDelegate {
  private let answer: UIModalPresentationStyle
  private(set) var asked: [UIUserInterfaceSizeClass] = []
  var onQuestion: ((UIPresentationController, UITraitCollection) -> Void)?

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
