import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// Troubles that people reported with presentations, played through.
struct ReportedTroubleTests {
  @Test func `a delegate's mutable direction counts when it is asked`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.slide.edge = .bottom

    scene.sheet.dismiss(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.15)

    // Half way down from 0 to 667, still 250 wide.
    #expect(isClose(scene.stage.presentationFrame(of: scene.sheet.view), rect(0, 333.5, 250, 667)))
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("B20")) func `the animator comes from the delegate of the moment`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    let controller = try #require(scene.controller)
    let other = ProbeDelegate()
    scene.sheet.transitioningDelegate = other

    try scene.dismissAndSettle()

    #expect(other.animator.ends == [true])
    #expect(controller.calls.last == "dismissalTransitionDidEnd(true)")
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("C2", "C4")) func `one controller runs the whole presentation`() throws {
    let scene = SlideScene(.left)
    scene.present()
    let made = try #require(scene.slide.controller)
    #expect(scene.sheet.presentationController === made)
    scene.stage.turn()

    #expect(made.containerView != nil)
    #expect(made.presentedView === scene.sheet.view)
    #expect(made.presentingViewController === scene.root)
    try scene.stage.settle()
    #expect(scene.sheet.presentationController === made)
    #expect(scene.slide.log.count("presentationController") == 1)
  }

  @Test(.facts("G19")) func `a size set by hand springs back, a position does not`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()

    scene.sheet.view.frame = rect(0, 0, 200, 667)
    scene.stage.turn()
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    scene.sheet.view.center.x += 20
    scene.stage.turn()
    #expect(scene.sheet.view.frame == rect(20, 0, 250, 667))
    scene.stage.resize(to: CGSize(width: 376, height: 667))
    scene.stage.resize(to: SlideScene.portrait)
    try scene.stage.settle()

    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
  }

  @Test(.facts("L3")) func `dimming by constraints and panel by frame live together`()
    throws
  {
    let scene = SlideScene(.right)
    try scene.presentAndSettle()

    for _ in 0..<10 {
      scene.container?.setNeedsLayout()
      scene.stage.turn()
      #expect(scene.dimming?.frame == rect(0, 0, 375, 667))
      #expect(scene.sheet.view.frame == rect(125, 0, 250, 667))
    }
    try scene.turnToLandscape()
    #expect(scene.dimming?.frame == rect(0, 0, 667, 375))
    #expect(isClose(scene.sheet.view.frame, rect(667.0 / 3, 0, 667.0 * 2 / 3, 375)))
  }

  @Test(.facts("F11")) func `the screen's bounds turn before the size callback`() throws {
    let scene = SlideScene(.left)
    var bounds: CGRect?
    scene.root.onSizeTransition = { _, coordinator in
      coordinator.animate(alongsideTransition: { _ in bounds = UIScreen.main.bounds })
    }

    try scene.turnToLandscape()

    #expect(bounds == rect(0, 0, 667, 375))
    scene.sheet.modalPresentationStyle = .fullScreen
    try scene.presentAndSettle()
    #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
    try scene.dismissAndSettle()
    #expect(scene.root.view.frame == rect(0, 0, 667, 375))
  }

  @Test(.facts("A39")) func `did-dismiss callbacks are the user's gestures only`() throws {
    let scene = SlideScene(.bottom)
    let delegate = DismissalLogger()
    for way in 1...3 {
      try scene.presentAndSettle()
      scene.controller?.delegate = delegate
      switch way {
      case 1: scene.stage.tap(at: CGPoint(x: 180, y: 50))
      case 2: scene.sheet.dismiss(animated: true)
      default: scene.root.dismiss(animated: true)
      }
      try scene.stage.settle()
      #expect(scene.showsOnlyRoot)
    }

    #expect(delegate.calls.isEmpty)
  }

  @Test(.facts("E4", "E5"), arguments: 1...4)
  func `animations of nothing or of no time still complete`(kind: Int) throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    let delegate = ProbeDelegate()
    delegate.animator.completes = false
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    let loose = UIView()
    var isReturned = false
    var end: TimeInterval?
    delegate.animator.onAnimate = { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      let complete: (Bool) -> Void = { finished in
        #expect(isReturned)
        end = stage.now
        context.completeTransition(finished)
      }
      switch kind {
      case 1: UIView.animate(withDuration: 0.3, animations: {}, completion: complete)
      case 2:
        UIView.animate(withDuration: 0, animations: { view.alpha = 0.9 }, completion: complete)
      case 3:
        UIView.animate(withDuration: 0.3, animations: { loose.alpha = 0 }, completion: complete)
      default:
        UIView.animate(withDuration: 0.1) { view.alpha = 0.9 }
        UIView.animate(
          withDuration: 0.3,
          animations: { view.frame.origin.x = 10 },
          completion: complete
        )
      }
      isReturned = true
    }
    let start = stage.now

    root.present(sheet, animated: true)
    try stage.settle()

    #expect(root.presentedViewController === sheet)
    #expect(!sheet.isBeingPresented)
    let taken = try #require(end) - start
    #expect(taken <= 0.3 + 1e-9)
    if kind == 2 { #expect(taken == 0) }
    if kind == 4 { #expect(abs(taken - 0.3) < 1e-9) }
  }

  @Test func `a removed animation counts as a cancelled presentation`() throws {
    let scene = SlideScene(.left)
    scene.present()
    scene.stage.turn()
    let controller = try #require(scene.controller)
    scene.stage.advance(by: 0.15)

    scene.sheet.view.layer.removeAllAnimations()
    try scene.stage.settle()

    #expect(controller.calls.last == "presentationTransitionDidEnd(false)")
    #expect(scene.showsOnlyRoot)
    #expect(scene.log.count("A.didAppear(true)") == 0)
    try scene.presentAndSettle()
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
  }

  @Test(.facts("D13")) func `taps during a transition are lost, those after it are not`()
    throws
  {
    let scene = SlideScene(.left)
    var taps = 0
    let onSheet = TapTarget { taps += 1 }
    scene.sheet.onDidLoad = { scene.sheet.view.addGestureRecognizer(onSheet.recognizer) }
    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: 0.15)
    scene.stage.tap(at: CGPoint(x: 50, y: 300))
    scene.stage.advance(by: 0.16)
    #expect(taps == 0)

    scene.stage.tap(at: CGPoint(x: 50, y: 300))
    try scene.stage.settle()

    #expect(taps == 1)
  }

  @Test func `a touch held across the start of a transition is taken away`() throws {
    let scene = SlideScene(.left)
    let touches = TouchLogger()
    touches.frame = rect(0, 0, 375, 667)
    scene.root.view.addSubview(touches)
    scene.stage.press(at: CGPoint(x: 300, y: 300))

    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    scene.stage.release()
    try scene.stage.settle()

    #expect(touches.calls == ["began", "cancelled"])
  }

  @Test(.facts("L10")) func `fifty cycles leave nothing behind`() throws {
    let scene = SlideScene(.left)
    let edges: [SlideEdge] = [.left, .right, .bottom]
    let driver = UIPercentDrivenInteractiveTransition()
    for cycle in 0..<50 {
      scene.slide.edge = edges[cycle % 3]
      try scene.presentAndSettle(animated: cycle % 2 == 0)
      let controller = try #require(scene.controller)
      if cycle % 5 == 0 {
        try scene.turnToLandscape()
        try scene.turnToPortrait()
      }
      switch cycle % 3 {
      case 0: scene.root.dismiss(animated: true)
      case 1: scene.sheet.dismiss(animated: false)
      default:
        scene.slide.dismissalDriver = driver
        scene.root.dismiss(animated: true)
        scene.stage.turn()
        driver.update(0.4)
        driver.cancel()
        try scene.stage.settle()
        scene.root.dismiss(animated: true)
        scene.stage.turn()
        driver.update(0.4)
        driver.finish()
        scene.slide.dismissalDriver = nil
      }
      try scene.stage.settle()
      #expect(scene.showsOnlyRoot)
      #expect(controller.calls.filter { $0.hasPrefix("presentation") }.count == 2)
      #expect(controller.calls.last == "dismissalTransitionDidEnd(true)")
    }

    #expect(scene.root.view.subviews.isEmpty)
    #expect(scene.root.view.gestureRecognizers?.isEmpty ?? true)
    #expect(scene.completions == 50)
  }

  @Test(.facts("A22", "A24"), arguments: [true, false])
  func `the completion of a presentation may dismiss`(isAnimated: Bool) throws {
    let scene = SlideScene(.left)
    var isDismissed = false

    scene.root.present(scene.sheet, animated: true) {
      scene.sheet.dismiss(animated: isAnimated) { isDismissed = true }
    }
    try scene.stage.settle()

    #expect(isDismissed)
    #expect(scene.showsOnlyRoot)
    #expect(scene.log.count("A.didDisappear(\(isAnimated))") == 1)
    try scene.presentAndSettle()
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
  }

  @Test(.facts("A22"), arguments: [true, false], [true, false])
  func `viewDidAppear may dismiss`(presentsAnimated: Bool, dismissesAnimated: Bool) throws {
    let scene = SlideScene(.left)
    var made: SlidePresentationController?
    scene.slide.makeController = {
      let controller = SlidePresentationController(presented: $0, presenting: $1, edge: $2)
      made = controller
      return controller
    }
    scene.sheet.onDidAppear = { scene.sheet.dismiss(animated: dismissesAnimated) }

    scene.present(animated: presentsAnimated)
    try scene.stage.settle()

    #expect(scene.completions == 1)
    #expect(scene.showsOnlyRoot)
    #expect(
      made?.calls == [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd(true)",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
  }

  @Test(.facts("D28")) func `a coordinator's completion may dismiss after a cancel`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.dismissalDriver = driver
    scene.root.dismiss(animated: true)
    scene.stage.turn()
    scene.slide.dismissalDriver = nil
    scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      #expect(context.isCancelled)
      scene.root.dismiss(animated: true)
    }

    driver.update(0.3)
    driver.cancel()
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
  }

  @Test func `a view inside a wrapper returns into it`() throws {
    let scene = SlideScene(.left)
    let delegate = ProbeDelegate()
    delegate.makeController = { InsetWrapper(presentedViewController: $0, presenting: $1) }
    scene.sheet.transitioningDelegate = delegate
    try scene.presentAndSettle()
    let wrapper = try #require(scene.sheet.view.superview)
    let frame = scene.sheet.view.frame
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen

    scene.sheet.present(cover, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    #expect(scene.sheet.view.superview === cover.presentationController?.containerView)
    try scene.stage.settle()
    #expect(scene.sheet.view.window == nil)
    cover.dismiss(animated: true)
    try scene.stage.settle()

    #expect(scene.sheet.view.superview === wrapper)
    #expect(scene.sheet.view.frame == frame)
  }

  @Test func `presenting in the turn that made the window animates`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    let sheet = ProbeController("A")
    let slide = Slide(.left)
    slide.prepare(sheet)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()

    root.present(sheet, animated: true)
    stage.turn()

    #expect(stage.presentationFrame(of: sheet.view).minX == -250)
    stage.advance(by: 0.15)
    #expect(abs(stage.presentationFrame(of: sheet.view).minX + 125) < 0.001)
  }
}

private final class DismissalLogger: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("attempt")
  }
}

private final class TouchLogger: UIView {
  private(set) var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

/// A wrapper with a margin of ten points around the presented view.
private final class InsetWrapper: UIPresentationController {
  private let wrapper = UIView()

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    wrapper.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.frame = wrapper.bounds.insetBy(dx: 10, dy: 10)
    wrapper.addSubview(presentedViewController.view)
  }
}

/// Wants a light status bar.
private final class LightBarController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// Who styles the status bar while something is presented.
struct PresentedStatusBarTests {
  @Test(.facts("A36")) func `full screen takes the status bar, other styles only if asked to`()
    throws
  {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    stage.show(root)
    let cases: [(UIModalPresentationStyle, Bool, UIStatusBarStyle)] = [
      (.fullScreen, false, .lightContent), (.overFullScreen, false, .default),
      (.overFullScreen, true, .lightContent),
    ]
    for (style, captures, expected) in cases {
      let sheet = LightBarController()
      sheet.modalPresentationStyle = style
      sheet.modalPresentationCapturesStatusBarAppearance = captures
      root.present(sheet, animated: true)
      try stage.settle()
      #expect(stage.application.statusBarStyle == expected)
      root.dismiss(animated: true)
      try stage.settle()
      #expect(stage.application.statusBarStyle == .default)
    }
  }
}
