import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Things that happen on top of each other: found by random use.
struct OverlapTests {
  private static let portrait = CGSize(width: 375, height: 667)

  private func shown(_ root: UIViewController) -> Stage {
    let stage = Stage(size: Self.portrait)
    stage.show(root)
    return stage
  }

  @Test(.facts("A15")) func `a controller on its way to the screen presents nothing`() throws {
    let scene = SlideScene(.left)
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    scene.present()
    scene.stage.turn()

    scene.sheet.present(UIViewController(), animated: true)
    driver.cancel()
    try scene.stage.settle()

    #expect(scene.stage.log.contains { $0.contains("while a presentation is in progress!") })
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("C37")) func `a size change before a presentation begins is not its business`()
    throws
  {
    let scene = SlideScene(.left)
    scene.present(animated: false)

    scene.stage.rotate(.landscapeLeft)
    try scene.stage.settle()

    // Without an animation of its own the chrome shows at once.
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.log.lines(startingWith: "A.willTransition").isEmpty)
  }

  @Test(.facts("C27")) func `a stand-in waits until what is on top is gone`() throws {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    let message = UIViewController()
    scene.slide.makeMessage = { message }
    try scene.presentAndSettle()
    let upper = UIViewController()
    upper.modalPresentationStyle = .overFullScreen
    scene.sheet.present(upper, animated: false)
    try scene.stage.settle()

    try scene.turnToLandscape()
    #expect(scene.sheet.view.window != nil)
    #expect(upper.view.window != nil)
    scene.sheet.dismiss(animated: false)
    try scene.stage.settle()

    #expect(message.view.window != nil)
    #expect(scene.sheet.view.window == nil)
  }

  @Test(.facts("C27")) func `a stand-in that wraps the original gives it back`() throws {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    let sheet = scene.sheet
    scene.slide.makeMessage = { UINavigationController(rootViewController: sheet) }
    try scene.presentAndSettle()

    try scene.turnToLandscape()
    #expect(sheet.navigationController?.view.frame == rect(0, 0, 667, 375))
    #expect(sheet.view.window != nil)
    try scene.turnToPortrait()

    #expect(sheet.parent == nil)
    #expect(sheet.view.superview === scene.container)
    #expect(sheet.view.frame == scene.controller?.frameOfPresentedViewInContainerView)
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("C35", "A38")) func `what a full screen covers adapts out of sight`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let log = CallLog()
    let root = Root("R")
    let sheet = Sheet("A", log: log)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.show(root)
    root.present(sheet, animated: false)
    try stage.settle()
    sheet.present(cover, animated: false)
    try stage.settle()
    log.clear()

    stage.rotate(.landscapeLeft)
    try stage.settle()

    #expect(log.lines.allSatisfy { !$0.contains("ppear") })
    #expect(sheet.view.window == nil)
    sheet.dismiss(animated: false)
    try stage.settle()
    #expect(log.lines.last == "A.didAppear(false)")
    #expect(sheet.view.frame == stage.window.bounds)
  }

  @Test(.facts("D20")) func `a driver may finish before its transition begins`() throws {
    let scene = SlideScene(.left)
    let driver = UIPercentDrivenInteractiveTransition()
    try scene.presentAndSettle()
    scene.slide.dismissalDriver = driver

    scene.root.dismiss(animated: true)
    driver.finish()
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("D21")) func `a cancel ends only the animations of the transition`() throws {
    let scene = SlideScene(.left)
    let driver = UIPercentDrivenInteractiveTransition()
    try scene.presentAndSettle()
    let spinner = CABasicAnimation(keyPath: "opacity")
    spinner.fromValue = 0
    spinner.duration = 1
    spinner.repeatCount = .infinity
    scene.sheet.view.layer.add(spinner, forKey: "spin")
    scene.slide.dismissalDriver = driver
    scene.root.dismiss(animated: true)
    scene.stage.turn()

    driver.update(0.5)
    driver.cancel()
    scene.stage.advance(by: 1)

    #expect(scene.sheet.view.layer.animationKeys() == ["spin"])
    #expect(!scene.sheet.isBeingDismissed)
  }

  @Test(
    .facts("D18", "D20"),
    arguments: [
      (UIView.AnimationCurve.linear, 0.5), (.easeIn, 0.315357), (.easeInOut, 0.5),
      (.easeOut, 0.684643),
    ]
  )
  func `the end follows the completion curve`(curve: UIView.AnimationCurve, way: Double) throws {
    let scene = SlideScene(.left)
    let driver = UIPercentDrivenInteractiveTransition()
    try scene.presentAndSettle()
    scene.slide.dismissalDriver = driver
    scene.root.dismiss(animated: true)
    scene.stage.turn()
    driver.completionCurve = curve
    driver.update(0.5)

    driver.finish()
    scene.stage.advance(by: 0.075)

    // Half of the 0.15 s that are left: from the middle on by `way` of the rest, eased in and out.
    let time = 0.5 + 0.5 * way
    let eased = UICubicTimingParameters(animationCurve: .easeInOut)
    let progress = try #require(value(of: eased, at: time))
    let x = scene.stage.presentationFrame(of: scene.sheet.view).minX
    #expect(abs(x + 250 * progress) < 0.01)
  }

  /// The timing curve's value, found by bisection.
  private func value(of curve: UICubicTimingParameters, at x: Double) -> CGFloat? {
    func bezier(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * Double(a) + 3 * rest * t * t * Double(b) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(curve.controlPoint1.x, curve.controlPoint2.x, middle) < x {
        low = middle
      } else {
        high = middle
      }
    }
    return CGFloat(bezier(curve.controlPoint1.y, curve.controlPoint2.y, low))
  }

  @Test func `a child has arrived once it was told so`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(child.isMovingToParent)

    child.didMove(toParent: parent)

    #expect(!child.isMovingToParent)
  }

  @Test(.facts("B16")) func `a child that joins an appearing parent appears with it`() throws {
    let log = CallLog()
    let stage = Stage(size: Self.portrait)
    let parent = ProbeController("P", log: log)
    let child = ProbeController("C", log: log)
    parent.onWillAppear = {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    stage.show(parent)
    try stage.settle()

    #expect(
      log.lines(startingWith: "C.") == [
        "C.didLoad", "C.willAppear(false)", "C.isAppearing(false)", "C.didAppear(false)",
      ]
    )
  }

  @Test func `pushes without animation end before the next change`() throws {
    let log = CallLog()
    let bottom = ProbeController("B", log: log)
    let top = ProbeController("T", log: log)
    let navigation = UINavigationController(rootViewController: bottom)
    let stage = shown(navigation)
    log.clear()

    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: true)
    try stage.settle()

    #expect(
      log.lines.filter { !$0.contains("isAppearing") } == [
        "T.didLoad", "B.willDisappear(false)", "T.willAppear(false)", "B.didDisappear(false)",
        "T.didAppear(false)", "T.willDisappear(true)", "B.willAppear(true)", "T.didDisappear(true)",
        "B.didAppear(true)",
      ]
    )
    #expect(top.parent == nil && !top.isMovingFromParent)
  }

  @Test(.facts("A17")) func `replacing the root ends a dismissal that runs`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    let controller = try #require(scene.controller)
    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 0.1)

    scene.stage.window.rootViewController = UIViewController()
    try scene.stage.settle()

    #expect(controller.calls.filter { $0 == "dismissalTransitionWillBegin" }.count == 1)
    #expect(controller.calls.last == "dismissalTransitionDidEnd(true)")
    #expect(!scene.stage.application.isIgnoringInteractionEvents)
  }

  @Test func `a presentation that appears while the dismissal is asked for stops it`() throws {
    final class Asked: NSObject, UIViewControllerTransitioningDelegate {
      var onAsk: (() -> Void)?

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        onAsk?()
        return nil
      }
    }
    let root = UIViewController()
    let stage = shown(root)
    let sheet = UIViewController()
    let upper = UIViewController()
    let delegate = Asked()
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: false)
    try stage.settle()
    delegate.onAsk = { sheet.present(upper, animated: false) }

    sheet.dismiss(animated: true)
    try stage.settle()

    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentedViewController === upper)
    #expect(upper.view.window != nil)
  }

  @Test func `the last touch keeps no view alive`() throws {
    let root = UIViewController()
    let stage = shown(root)
    weak var gone: UIView?
    func run() throws {
      let view = UIView(frame: rect(0, 0, 100, 100))
      view.addGestureRecognizer(UITapGestureRecognizer())
      root.view.addSubview(view)
      stage.tap(at: CGPoint(x: 50, y: 50))
      view.removeFromSuperview()
      gone = view
    }

    try run()
    try stage.settle()

    #expect(gone == nil)
  }
}
