import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The finer points of contexts, drivers and coordinators.
struct TransitionContextRuleTests {
  @Test(.facts("D5")) func `full screen brings the from-view, the animator the to-view`() throws {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    scene.sheet.transitioningDelegate = delegate
    scene.sheet.modalPresentationStyle = .fullScreen
    delegate.animator.onAnimate = { context in
      let container = scene.sheet.presentationController?.containerView
      #expect(context.containerView === container)
      #expect(context.view(forKey: .from)?.superview === container)
      #expect(context.view(forKey: .to)?.superview == nil)
    }
    try scene.presentAndSettle()

    delegate.animator.onAnimate = { context in
      #expect(context.view(forKey: .from)?.superview === context.containerView)
    }
    try scene.dismissAndSettle()

    #expect(delegate.animator.ends == [true, true])
    #expect(scene.stage.windowContents.contains(scene.root.view))
  }

  @Test(.facts("D11")) func `an unanimated custom presentation asks no animator`() throws {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    scene.sheet.transitioningDelegate = delegate

    try scene.presentAndSettle(animated: false)

    #expect(delegate.arguments.isEmpty)
    #expect(delegate.animator.context == nil)
    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
  }

  @Test(.facts("D12")) func `a push has no presentation style`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = PushDelegate()
    navigation.delegate = delegate
    stage.show(navigation)
    var style: UIModalPresentationStyle?
    var transform: CGAffineTransform?
    delegate.animator.onAnimate = { context in
      style = context.presentationStyle
      transform = context.targetTransform
    }

    navigation.pushViewController(UIViewController(), animated: true)
    try stage.settle()

    #expect(style == UIModalPresentationStyle.none)
    #expect(transform?.isIdentity == true)
  }

  @Test(.facts("D15", "D21"))
  func `only a cancelled interaction counts as cancelled before the end`()
    throws
  {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    var wasCancelled: [Bool] = []
    delegate.animator.completes = false
    delegate.animator.onAnimate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      wasCancelled.append(context.transitionWasCancelled)
      context.completeTransition(false)
    }
    scene.sheet.transitioningDelegate = delegate
    try scene.presentAndSettle()
    #expect(wasCancelled == [false])
    #expect(scene.showsOnlyRoot)

    // A driven one: the animator's completion sees it.
    scene.slide.prepare(scene.sheet)
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    scene.present()
    scene.stage.turn()
    driver.update(0.5)
    let coordinator = try #require(scene.sheet.transitionCoordinator)
    #expect(!coordinator.isCancelled)
    driver.cancel()
    #expect(coordinator.isCancelled)
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("D18", "D24"))
  func `a driver's subclass that calls super works, and knows the duration`()
    throws
  {
    let scene = SlideScene()
    let driver = NotingDriver()
    scene.slide.presentationDriver = driver

    scene.present()
    scene.stage.turn()
    #expect(driver.calls == ["start"])
    #expect(driver.duration == 0.3)
    driver.update(0.3)
    #expect(driver.percentComplete == 0.3)
    driver.finish()
    try scene.stage.settle()

    #expect(driver.calls == ["start", "update", "finish"])
    #expect(scene.completions == 1)
  }

  @Test(.facts("D25")) func `the coordinator is there from WillBegin to its last completion`()
    throws
  {
    let scene = SlideScene()
    var seen: [Bool] = []
    scene.sheet.onWillAppear = {
      seen.append(scene.root.transitionCoordinator != nil)
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        seen.append(scene.sheet.transitionCoordinator != nil)
        seen.append(scene.root.transitionCoordinator != nil)
      }
    }

    try scene.presentAndSettle()

    #expect(seen == [true, true, true])
    #expect(scene.root.transitionCoordinator == nil)
  }

  @Test(.facts("D27")) func `views outside the container animate through the other method`() throws
  {
    let scene = SlideScene()
    let outside = UIView(frame: rect(0, 0, 10, 10))
    scene.root.view.addSubview(outside)
    var isQueued: Bool?
    scene.sheet.onWillAppear = {
      isQueued = scene.sheet.transitionCoordinator?.animateAlongsideTransition(
        in: scene.root.view,
        animation: { _ in outside.alpha = 0 }
      )
    }

    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: 0.15)

    #expect(isQueued == true)
    let alpha = try #require(shownAlpha(outside))
    #expect(abs(alpha - 0.5) < 1e-5)
  }

  @Test(.facts("D30")) func `a driven transition shows its progress and that it is interactive`()
    throws
  {
    let scene = SlideScene()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    scene.present()
    scene.stage.turn()
    driver.update(0.25)

    let coordinator = try #require(scene.sheet.transitionCoordinator)

    #expect(coordinator.percentComplete == 0.25)
    #expect(coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(!coordinator.isInterruptible)
    driver.finish()
    #expect(!coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    try scene.stage.settle()
  }

  @Test(.facts("D31")) func `a finish tells the handlers too`() throws {
    let scene = SlideScene()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    var changes: [Bool] = []
    scene.present()
    scene.stage.turn()
    scene.sheet.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isCancelled)
    }
    driver.update(0.5)

    driver.finish()
    try scene.stage.settle()

    #expect(changes == [false])
  }

  @Test(.facts("D28")) func `completions run in the order of registration after a cancel too`()
    throws
  {
    let scene = SlideScene()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    var order: [String] = []
    scene.present()
    scene.stage.turn()
    for name in ["first", "second"] {
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        order.append("\(name), cancelled: \(context.isCancelled)")
      }
    }
    driver.update(0.5)

    driver.cancel()
    try scene.stage.settle()

    #expect(order == ["first, cancelled: true", "second, cancelled: true"])
  }
}

/// Offers an animator for pushes.
private final class PushDelegate: NSObject, UINavigationControllerDelegate {
  let animator = ProbeAnimator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}

/// Notes its calls and passes them on.
private final class NotingDriver: UIPercentDrivenInteractiveTransition {
  private(set) var calls: [String] = []

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    calls.append("start")
    super.startInteractiveTransition(transitionContext)
  }

  override func update(_ percentComplete: CGFloat) {
    calls.append("update")
    super.update(percentComplete)
  }

  override func finish() {
    calls.append("finish")
    super.finish()
  }
}
