import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The finer points of the order of callbacks.
struct CallbackRuleTests {
  @Test(.facts("B1", "B2", "D17"))
  func `the driver is asked for with the animator, before the view loads`() throws {
    let scene = SlideScene()
    let delegate = DrivenDelegate()
    scene.sheet.transitioningDelegate = delegate
    scene.sheet.onDidLoad = { delegate.log.append("viewDidLoad") }

    scene.root.present(scene.sheet, animated: true)

    #expect(delegate.log == ["controller", "animator", "driver", "viewDidLoad"])
    #expect(delegate.askedWith === delegate.animator)
  }

  @Test(.facts("B1", "D17")) func `without an animator no driver is asked for`() throws {
    let scene = SlideScene()
    let delegate = DrivenDelegate()
    delegate.hasAnimator = false
    scene.sheet.transitioningDelegate = delegate

    scene.root.present(scene.sheet, animated: true)
    try scene.stage.settle()
    #expect(delegate.log == ["controller", "animator"])
    try scene.dismissAndSettle()
    scene.root.present(scene.sheet, animated: false)
    try scene.stage.settle()

    #expect(delegate.log == ["controller", "animator", "controller"])
  }

  @Test(.facts("B5")) func `presentedView is read after WillBegin and before the animation`() throws
  {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    var order: [String] = []
    delegate.makeController = { presented, presenting in
      PartsController(presented, presenting) { order.append($0) }
    }
    delegate.animator.onAnimate = { _ in order.append("animate") }
    scene.sheet.transitioningDelegate = delegate

    try scene.presentAndSettle()

    let begin = try #require(order.firstIndex(of: "willBegin"))
    let read = try #require(order.firstIndex(of: "presentedView"))
    let animate = try #require(order.firstIndex(of: "animate"))
    #expect(begin < read)
    #expect(read < animate)
  }

  @Test(.facts("B7", "D16", "D24"))
  func `a hand-written driver is started instead of the animator and reports to the context`()
    throws
  {
    let scene = SlideScene()
    let delegate = DrivenDelegate()
    scene.sheet.transitioningDelegate = delegate
    var changes: [Bool] = []
    scene.sheet.onWillAppear = {
      scene.sheet.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isCancelled)
      }
    }

    scene.present()
    scene.stage.turn()
    let context = try #require(delegate.driver.context)
    #expect(delegate.animator.context == nil)
    #expect(context.isInteractive)
    #expect(scene.sheet.transitionCoordinator?.initiallyInteractive == true)
    let view: UIView = try #require(context.view(forKey: .to))
    context.containerView.addSubview(view)
    context.updateInteractiveTransition(0.4)
    #expect(scene.sheet.transitionCoordinator?.percentComplete == 0.4)
    context.finishInteractiveTransition()
    #expect(changes == [false])
    #expect(scene.sheet.isBeingPresented)
    context.completeTransition(true)
    try scene.stage.settle()

    #expect(delegate.animator.context == nil)
    #expect(scene.completions == 1)
    #expect(scene.sheet.view.window === scene.stage.window)
  }

  @Test(.facts("D16", "D15")) func `a hand-written driver may cancel`() throws {
    let scene = SlideScene()
    let delegate = DrivenDelegate()
    scene.sheet.transitioningDelegate = delegate
    scene.present()
    scene.stage.turn()
    let context = try #require(delegate.driver.context)
    #expect(!context.transitionWasCancelled)

    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled)
    #expect(scene.root.presentedViewController === scene.sheet)
    context.completeTransition(false)
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("B11", "B12")) func `everything that follows happens inside completeTransition`()
    throws
  {
    let scene = SlideScene()
    let log = scene.log
    let delegate = ProbeDelegate()
    delegate.animator.completes = false
    delegate.animator.onAnimate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    scene.sheet.transitioningDelegate = delegate
    scene.sheet.onWillAppear = {
      scene.sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        log.add("coordinator")
      }
    }
    scene.root.present(scene.sheet, animated: true) { log.add("completion") }
    scene.stage.advance(by: 0.5)
    log.clear()

    log.add("calls")
    delegate.animator.context?.completeTransition(true)
    log.add("returns")

    #expect(
      log.lines == ["calls", "A.didAppear(true)", "completion", "coordinator", "returns"]
    )
    #expect(delegate.animator.ends == [true])
  }

  @Test(.facts("B15")) func `a presented view is not in the window in viewWillAppear`() throws {
    let scene = SlideScene()
    let sheet = WindowLogger()
    scene.slide.prepare(sheet)

    scene.root.present(sheet, animated: true)
    try scene.stage.settle()

    #expect(
      sheet.calls == [
        "willAppear, window: false", "isAppearing, window: true, size: (250.0, 667.0)",
        "didAppear, window: true",
      ]
    )
  }

  @Test(.facts("B21")) func `full screen brings the presenter back before the animation`() throws {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    scene.sheet.transitioningDelegate = delegate
    scene.sheet.modalPresentationStyle = .fullScreen
    try scene.presentAndSettle()
    #expect(scene.root.view.window == nil)

    var isBack: Bool?
    delegate.animator.onAnimate = { _ in isBack = scene.root.view.window != nil }
    try scene.dismissAndSettle()

    #expect(isBack == true)
  }

  @Test(.facts("B25")) func `an unanimated presentation still waits for the next turn`() throws {
    let scene = SlideScene()

    scene.present(animated: false)
    #expect(scene.log.lines == ["A.didLoad"])
    #expect(scene.sheet.view.window == nil)
    #expect(scene.completions == 0)
    #expect(scene.controller?.calls == [])
    scene.stage.turn()

    #expect(scene.completions == 1)
    #expect(scene.log.lines.last == "A.didAppear(false)")
    #expect(
      scene.controller?.calls == [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd(true)",
      ]
    )
  }

  @Test(.facts("B26", "D31"))
  func `a cancelled full-screen presentation turns both sides' callbacks round`() throws {
    let scene = SlideScene()
    scene.sheet.modalPresentationStyle = .fullScreen
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    scene.sheet.onWillAppear = {
      guard scene.log.count("A.willAppear(true)") == 1 else { return }
      scene.sheet.transitionCoordinator?.notifyWhenInteractionChanges { _ in
        scene.log.add("interaction changed")
      }
    }
    scene.present()
    scene.stage.turn()
    driver.update(0.4)
    driver.cancel()
    try scene.stage.settle()

    let lines = scene.log.lines.filter { !$0.contains("isAppearing") }
    #expect(
      lines.prefix(6) == [
        "A.didLoad", "R.willDisappear(true)", "A.willAppear(true)", "interaction changed",
        "A.willDisappear(true)", "R.willAppear(true)",
      ]
    )
    #expect(Set(lines.dropFirst(6)) == ["A.didDisappear(true)", "R.didAppear(true)"])
    #expect(lines.count == 8)
    #expect(scene.completions == 0)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("B27")) func `a cancelled full-screen dismissal turns both sides' callbacks round`()
    throws
  {
    let scene = SlideScene()
    scene.sheet.modalPresentationStyle = .fullScreen
    try scene.presentAndSettle()
    scene.log.clear()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.dismissalDriver = driver
    scene.root.dismiss(animated: true)
    scene.stage.turn()
    driver.update(0.4)
    driver.cancel()
    try scene.stage.settle()

    let lines = scene.log.lines.filter { !$0.contains("isAppearing") }
    #expect(
      lines.filter { $0.hasPrefix("A.") } == [
        "A.willDisappear(true)", "A.willAppear(true)", "A.didAppear(true)",
      ]
    )
    #expect(
      lines.filter { $0.hasPrefix("R.") } == [
        "R.willAppear(true)", "R.willDisappear(true)", "R.didDisappear(true)",
      ]
    )
    #expect(scene.root.view.window == nil)
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(.facts("B30")) func `the first appearance announces no traits`() {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")

    stage.show(root)

    #expect(root.log.lines.filter { $0.contains("willTransition") } == [])
    #expect(root.log.lines.filter { $0.contains("traitsDidChange") }.count <= 1)
  }
}

/// Offers an animator and a hand-written driver, and notes what it is asked.
private final class DrivenDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = ProbeAnimator()
  let driver = HandDriver()
  var hasAnimator = true
  private(set) weak var askedWith: AnyObject?
  var log: [String] = []

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.append("controller")
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("animator")
    return hasAnimator ? animator : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.append("driver")
    askedWith = animator
    return driver
  }
}

/// Keeps the context that it is started with.
private final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }
}

/// Tells when its parts are asked for.
private final class PartsController: UIPresentationController {
  private let note: (String) -> Void

  init(
    _ presented: UIViewController,
    _ presenting: UIViewController?,
    note: @escaping (String) -> Void
  ) {
    self.note = note
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentedView: UIView? {
    note("presentedView")
    return super.presentedView
  }

  override func presentationTransitionWillBegin() {
    note("willBegin")
  }
}

/// Notes whether its view is in a window.
private final class WindowLogger: UIViewController {
  private(set) var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear, window: \(view.window != nil)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    let size = view.bounds.size
    calls.append(
      "isAppearing, window: \(view.window != nil), size: (\(size.width), \(size.height))"
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear, window: \(view.window != nil)")
  }
}
