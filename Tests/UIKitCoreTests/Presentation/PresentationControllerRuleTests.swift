import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The finer points of presentation controllers and adaptivity.
struct PresentationControllerRuleTests {
  @Test(.facts("C2")) func `the resolved presenter replaces the one given at creation`() throws {
    let scene = SlideScene()
    let stranger = UIViewController()
    scene.slide.makeController = { presented, _, edge in
      SlidePresentationController(presented: presented, presenting: stranger, edge: edge)
    }

    try scene.presentAndSettle()

    #expect(scene.controller?.presentingViewController === scene.root)
  }

  @Test(.facts("C3")) func `the delegate is weak`() {
    _ = Stage(size: SlideScene.portrait)
    let controller = UIPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )

    var delegate: CompactAnswer? = CompactAnswer(.none)
    controller.delegate = delegate
    #expect(controller.delegate != nil)

    delegate = nil

    #expect(delegate == nil)
    #expect(controller.delegate == nil)
  }

  @Test(.facts("C4", "C13"), arguments: [true, false])
  func `container and coordinator are there in all four calls`(isAnimated: Bool) throws {
    let scene = SlideScene()
    var seen: [String] = []
    scene.slide.makeController = { presented, presenting, edge in
      let controller = StateLogger(presented: presented, presenting: presenting, edge: edge)
      controller.note = { seen.append($0) }
      #expect(controller.containerView == nil)
      return controller
    }

    try scene.presentAndSettle(animated: isAnimated)
    let controller = try #require(scene.controller)
    try scene.dismissAndSettle(animated: isAnimated)

    let begin = isAnimated ? "container, both coordinators" : "container, no coordinator"
    #expect(seen.count == 4)
    #expect(seen.first == begin)
    #expect(seen[2] == begin)
    #expect(seen.allSatisfy { $0.hasPrefix("container") })
    #expect(controller.containerView == nil)
  }

  @Test(.facts("C9")) func `a controller for the current context stays in it and never adapts`()
    throws
  {
    let scene = SlideScene()
    let child = UIViewController()
    child.definesPresentationContext = true
    scene.root.addChild(child)
    child.view.frame = rect(0, 100, 375, 300)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    try scene.stage.settle()
    let delegate = CompactAnswer(.fullScreen)
    let transitioning = ProbeDelegate()
    transitioning.makeController = { presented, presenting in
      let controller = ContextController(presentedViewController: presented, presenting: presenting)
      controller.delegate = delegate
      return controller
    }
    scene.sheet.transitioningDelegate = transitioning

    child.present(scene.sheet, animated: true)
    try scene.stage.settle()
    #expect(scene.sheet.presentingViewController === child)
    #expect(scene.sheet.presentationController?.containerView?.frame == rect(0, 100, 375, 300))
    try scene.turnToLandscape()

    #expect(delegate.questions == 0)
    #expect(scene.sheet.activePresentationController is ContextController)
  }

  @Test(
    .facts("C10"),
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true),
      (.overFullScreen, false), (.overCurrentContext, false), (.pageSheet, false),
      (.custom, false),
    ]
  )
  func `only the covering styles take the presenter's view away`(
    style: UIModalPresentationStyle,
    removes: Bool
  ) {
    _ = Stage(size: SlideScene.portrait)
    let controller = UIViewController()
    controller.modalPresentationStyle = style

    #expect(controller.presentationController?.shouldRemovePresentersView == removes)
  }

  @Test(.facts("C16")) func `the child's size is announced but places nothing`() throws {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    delegate.makeController = { HalfSize(presentedViewController: $0, presenting: $1) }
    scene.sheet.transitioningDelegate = delegate
    try scene.presentAndSettle()
    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
    var told: CGSize?
    scene.sheet.onSizeTransition = { size, _ in told = size }

    try scene.turnToLandscape()

    #expect(told == CGSize(width: 333.5, height: 187.5))
    #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
  }

  @Test(.facts("C17", "C37"), arguments: [true, false])
  func `sizes and traits pass on only through super`(callsSuper: Bool) throws {
    let scene = SlideScene()
    scene.slide.makeController = { presented, presenting, edge in
      let controller = Stopper(presented: presented, presenting: presenting, edge: edge)
      controller.callsSuper = callsSuper
      return controller
    }
    try scene.presentAndSettle()
    scene.log.clear()

    try scene.turnToLandscape()

    #expect(scene.log.lines(startingWith: "R.willTransition(").count == 2)
    #expect(scene.log.lines(startingWith: "A.willTransition(").count == (callsSuper ? 2 : 0))
  }

  @Test(.facts("C37")) func `a size goes from the root to children, then to what is presented`()
    throws
  {
    let scene = SlideScene()
    let child = UIViewController()
    let fixed = UIViewController()
    for (controller, frame) in [(child, rect(0, 0, 375, 667)), (fixed, rect(0, 0, 50, 50))] {
      scene.root.addChild(controller)
      controller.view.frame = frame
      scene.root.view.addSubview(controller.view)
      controller.didMove(toParent: scene.root)
    }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixed.view.autoresizingMask = []
    try scene.presentAndSettle()
    let start = scene.stage.trace.count

    try scene.turnToLandscape()

    // The second child keeps its size and hears nothing.
    let told = scene.stage.trace.dropFirst(start).filter { $0.callback == "viewWillTransition" }
    #expect(
      told.map(\.receiver) == ["Root", "UIViewController", "SlidePresentationController", "Sheet"]
    )
  }

  @Test(.facts("C20")) func `UIKit never asks for the style without traits`() throws {
    let scene = SlideScene(.bottom)
    scene.slide.makeController = { presented, presenting, edge in
      ShortStyle(presented: presented, presenting: presenting, edge: edge)
    }

    try scene.presentAndSettle()
    try scene.turnToLandscape()

    let controller = try #require(scene.controller as? ShortStyle)
    #expect(controller.questions == 0)
    #expect(scene.sheet.activePresentationController === controller)
  }

  @Test(.facts("C21", "C31")) func `a form sheet is a legal answer`() throws {
    let scene = SlideScene(.bottom)
    let delegate = CompactAnswer(.formSheet)
    try scene.presentAndSettle()
    scene.controller?.delegate = delegate

    try scene.turnToLandscape()
    #expect(scene.sheet.activePresentationController is UISheetPresentationController)
    try scene.turnToPortrait()

    #expect(scene.sheet.activePresentationController === scene.controller)
    #expect(isClose(scene.sheet.view.frame, rect(0, 667.0 / 3, 375, 667.0 * 2 / 3)))
  }

  @Test(.facts("C23")) func `none is an answer but no style`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        UIViewController().modalPresentationStyle = .none
      }
    }
  }

  @Test(.facts("C25", "C28")) func `the delegate is told in order, none where nothing changes`()
    throws
  {
    let scene = SlideScene(.bottom)
    let delegate = FullDelegate()
    scene.slide.makeController = { presented, presenting, edge in
      let controller = SlidePresentationController(
        presented: presented,
        presenting: presenting,
        edge: edge
      )
      controller.delegate = delegate
      return controller
    }
    scene.present()
    scene.controller?.delegate = delegate
    try scene.stage.settle()
    #expect(delegate.calls.last == "will none")
    delegate.calls.removeAll()

    try scene.turnToLandscape()

    #expect(
      delegate.calls == [
        "style", "controller for overFullScreen",
        "prepare OverFullScreenPresentationController", "will overFullScreen",
      ]
    )
  }

  @Test(.facts("C26", "C27"))
  func `a replacement may wrap the original and gives it back`() throws {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    scene.slide.makeMessage = { UINavigationController(rootViewController: scene.sheet) }
    try scene.presentAndSettle()
    let controller = try #require(scene.controller)

    for _ in 0..<2 {
      try scene.turnToLandscape()
      let wrapper = scene.sheet.navigationController
      #expect(wrapper != nil)
      #expect(scene.root.presentedViewController === wrapper)
      #expect(wrapper?.view.frame == rect(0, 0, 667, 375))
      #expect(scene.sheet.view.window === scene.stage.window)
      try scene.turnToPortrait()
      #expect(scene.sheet.navigationController == nil)
      #expect(scene.root.presentedViewController === scene.sheet)
      #expect(scene.sheet.view.superview === controller.containerView)
      #expect(isClose(scene.sheet.view.frame, rect(0, 667.0 / 3, 375, 667.0 * 2 / 3)))
    }
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("F11")) func `a window stays at the top left and turns by its bounds alone`() throws
  {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    stage.show(root)

    stage.rotate(.landscapeRight)
    try stage.settle()

    #expect(UIScreen.main.bounds == rect(0, 0, 667, 375))
    #expect(stage.window.frame == rect(0, 0, 667, 375))
    #expect(stage.window.bounds == rect(0, 0, 667, 375))
    #expect(stage.window.transform.isIdentity)
    #expect(root.view.transform.isIdentity)
    #expect(root.view.frame == rect(0, 0, 667, 375))
  }

  @Test(.facts("F13")) func `pads turn every way`() throws {
    let stage = try Stage(device: "ipad-10")
    let root = UIViewController()
    stage.show(root)

    #expect(root.supportedInterfaceOrientations == .all)
  }

  @Test(
    .facts("D32"),
    arguments: [
      (UIInterfaceOrientation.landscapeRight, CGFloat.pi / 2),
      (UIInterfaceOrientation.landscapeLeft, -CGFloat.pi / 2),
    ]
  )
  func `a rotation's coordinator knows the quarter turn`(
    orientation: UIInterfaceOrientation,
    angle: CGFloat
  ) throws {
    let stage = try Stage(device: "iphone-se-3")
    let root = ProbeController("R")
    stage.show(root)
    var transform: CGAffineTransform?
    root.onSizeTransition = { _, coordinator in transform = coordinator.targetTransform }

    stage.rotate(orientation)
    try stage.settle()

    let turn = try #require(transform)
    #expect(abs(turn.a) < 1e-9)
    #expect(abs(turn.b - sin(angle)) < 1e-9)
  }
}

/// Notes container and coordinators in the four calls.
private final class StateLogger: SlidePresentationController {
  var note: ((String) -> Void)?

  private func noteState() {
    let own = presentedViewController.transitionCoordinator
    let presenters = presentingViewController.transitionCoordinator
    let coordinators =
      own == nil && presenters == nil
      ? "no coordinator" : own === presenters ? "both coordinators" : "one coordinator"
    note?("\(containerView == nil ? "nothing" : "container"), \(coordinators)")
  }

  override func presentationTransitionWillBegin() {
    noteState()
    super.presentationTransitionWillBegin()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    noteState()
    super.presentationTransitionDidEnd(completed)
  }

  override func dismissalTransitionWillBegin() {
    noteState()
    super.dismissalTransitionWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    noteState()
    super.dismissalTransitionDidEnd(completed)
  }
}

/// Presents in the current context only.
private final class ContextController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

/// Announces half of the container, and places the view as UIKit does.
private final class HalfSize: UIPresentationController {
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width / 2, height: parentSize.height / 2)
  }
}

/// Passes sizes and traits on, or keeps them.
private final class Stopper: SlidePresentationController {
  var callsSuper = true

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
  }
}

/// Answers the question that nobody asks.
private final class ShortStyle: SlidePresentationController {
  private(set) var questions = 0

  override var adaptivePresentationStyle: UIModalPresentationStyle {
    questions += 1
    return .overFullScreen
  }
}

/// Adapts in compact height and notes what it is told.
private final class FullDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    calls.append("style")
    return traitCollection.verticalSizeClass == .compact ? .overFullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    calls.append("controller for \(style)")
    return nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    calls.append("prepare \(type(of: adaptivePresentationController))")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    calls.append("will \(style)")
  }
}
