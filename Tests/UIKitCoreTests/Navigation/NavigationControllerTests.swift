import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Pushing and popping.
struct NavigationControllerTests {
  private let log = AppearanceLog()

  private func makeScene(device: String = "iphone-se-3") throws -> (Stage, UINavigationController) {
    let stage = try Stage(device: device)
    let navigation = UINavigationController(rootViewController: LoggedController("A", log))
    stage.show(navigation)
    try stage.settle()
    return (stage, navigation)
  }

  @Test(.facts("B22", "E52")) func `a push calls back in order and takes 0.35 s`() throws {
    let (stage, navigation) = try makeScene()
    log.clear()
    let start = stage.now

    navigation.pushViewController(LoggedController("B", log), animated: true)
    stage.turn()
    #expect(log.calls == ["B.didLoad", "A.willDisappear", "B.willAppear"])
    #expect(navigation.viewControllers.count == 2)
    try stage.settle()

    #expect(
      log.calls == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ]
    )
    #expect(abs(stage.now - start - 0.35) < 1e-9)
  }

  @Test func `a pop calls back in order and lets the controller go`() throws {
    let (stage, navigation) = try makeScene()
    var pushed: LoggedController? = LoggedController("B", log)
    weak let reference = pushed
    navigation.pushViewController(try #require(pushed), animated: false)
    pushed = nil
    try stage.settle()
    log.clear()

    #expect(navigation.popViewController(animated: true) === reference)
    try stage.settle()

    #expect(
      log.calls == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"]
    )
    #expect(reference == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `the upper view slides over the width, the lower one follows`() throws {
    let (stage, navigation) = try makeScene()
    let lower = try #require(navigation.topViewController?.view)
    let upper = LoggedController("B", log)

    navigation.pushViewController(upper, animated: true)
    stage.turn()
    #expect(stage.presentationFrame(of: upper.view).minX == 375)
    stage.advance(by: 0.175)
    // Half of the time is half of the way for a symmetric curve.
    #expect(abs(stage.presentationFrame(of: upper.view).minX - 375 / 2) < 0.01)
    #expect(abs(stage.presentationFrame(of: lower).minX + 375 * 0.3 / 2) < 0.01)
    try stage.settle()

    #expect(upper.view.convert(upper.view.bounds, to: nil).minX == 0)
    #expect(lower.window == nil)
  }

  @Test func `the coordinator is there right after a push, for blocks beside it`() throws {
    let (stage, navigation) = try makeScene()
    var ran: [String] = []

    navigation.pushViewController(LoggedController("B", log), animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    coordinator.animate(
      alongsideTransition: { _ in ran.append("beside") },
      completion: { _ in ran.append("done") }
    )
    stage.turn()
    #expect(ran == ["beside"])
    try stage.settle()

    #expect(ran == ["beside", "done"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a push without animation shows at once`() throws {
    let (stage, navigation) = try makeScene()
    let pushed = LoggedController("B", log)

    navigation.pushViewController(pushed, animated: false)

    #expect(pushed.view.window != nil)
    stage.turn()
    #expect(log.calls.suffix(2) == ["A.didDisappear", "B.didAppear"])
  }

  @Test func `changes during a transition show after it`() throws {
    let (stage, navigation) = try makeScene()

    navigation.pushViewController(LoggedController("B", log), animated: true)
    stage.advance(by: 0.1)
    navigation.pushViewController(LoggedController("C", log), animated: true)
    #expect(navigation.viewControllers.count == 3)
    try stage.settle()

    #expect(navigation.topViewController?.view.window != nil)
    #expect(log.calls.suffix(2) == ["B.didDisappear", "C.didAppear"])
  }

  @Test func `popping to the root drops all others`() throws {
    let (stage, navigation) = try makeScene()
    let b = LoggedController("B", log)
    let c = LoggedController("C", log)
    navigation.setViewControllers([navigation.viewControllers[0], b, c], animated: false)
    try stage.settle()

    let popped = navigation.popToRootViewController(animated: true)
    try stage.settle()

    #expect(popped == [b, c])
    #expect(b.parent == nil && c.parent == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `show pushes from a child`() throws {
    let (stage, navigation) = try makeScene()
    let b = LoggedController("B", log)

    navigation.topViewController?.show(b, sender: nil)
    try stage.settle()

    #expect(navigation.topViewController === b)
    #expect(b.navigationController === navigation)
  }

  @Test func `the back button pops`() throws {
    let (stage, navigation) = try makeScene()
    navigation.pushViewController(LoggedController("B", log), animated: false)
    try stage.settle()

    try stage.tap("#BackButton")
    try stage.settle()

    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a swipe from the edge pops under the finger`() throws {
    let (stage, navigation) = try makeScene()
    let top = LoggedController("B", log)
    navigation.pushViewController(top, animated: false)
    try stage.settle()
    log.clear()

    stage.press(at: CGPoint(x: 2, y: 300))
    stage.move(to: CGPoint(x: 20, y: 300))
    stage.advance(by: 0.02)
    stage.move(to: CGPoint(x: 202, y: 300))
    // The view lies where the finger is, to a pixel.
    #expect(abs(stage.presentationFrame(of: top.view).minX - 200) < 1)
    stage.advance(by: 0.3)
    stage.release()
    try stage.settle()

    #expect(navigation.viewControllers.count == 1)
    #expect(
      log.calls == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"]
    )
  }

  @Test func `a swipe let go early goes back`() throws {
    let (stage, navigation) = try makeScene()
    let top = LoggedController("B", log)
    navigation.pushViewController(top, animated: false)
    try stage.settle()
    log.clear()

    stage.press(at: CGPoint(x: 2, y: 300))
    stage.move(to: CGPoint(x: 20, y: 300))
    stage.advance(by: 0.02)
    stage.move(to: CGPoint(x: 80, y: 300))
    stage.advance(by: 0.3)
    stage.release()
    try stage.settle()

    #expect(navigation.topViewController === top)
    #expect(stage.presentationFrame(of: top.view).minX == 0)
    #expect(log.calls.last == "B.didAppear")
    #expect(log.calls.contains("A.didDisappear"))
  }

  @Test func `the delegate's animator moves the views and ends the push`() throws {
    let (stage, navigation) = try makeScene()
    let delegate = FadingDelegate()
    navigation.delegate = delegate
    let pushed = LoggedController("B", log)

    navigation.pushViewController(pushed, animated: true)
    try stage.settle()

    #expect(delegate.operations == [.push])
    #expect(delegate.shown == ["will B", "did B"])
    #expect(delegate.animator.hasBothViews)
    #expect(pushed.view.window != nil)
    #expect(pushed.view.alpha == 1)
  }
}

/// Offers a fading animator for every operation.
final class FadingDelegate: NSObject, UINavigationControllerDelegate {
  let animator = FadingAnimator()
  var operations: [UINavigationController.Operation] = []
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append("did \(viewController.title ?? "")")
  }
}

/// Fades the new view in.
final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var hasBothViews = false

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  {
    0.2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    hasBothViews = context.view(forKey: .from) != nil
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: 0.2,
      animations: { to.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
