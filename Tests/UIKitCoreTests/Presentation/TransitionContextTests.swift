import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Notes what an animator is told, then completes after its duration.
final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  var completes = true
  private(set) var ends: [Bool] = []
  private(set) var durationCalls = 0
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    durationCalls += 1
    return 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    onAnimate?(transitionContext)
    guard completes else { return }
    if let view = transitionContext.view(forKey: .to) {
      view.alpha = 0
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        transitionContext.view(forKey: .to)?.alpha = 1
      },
      completion: { finished in transitionContext.completeTransition(finished) }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
  }
}

/// Offers the same animator for both ways.
final class ProbeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = ProbeAnimator()
  /// Drives presentations.
  var driver: UIPercentDrivenInteractiveTransition?
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController?)?
  private(set) var arguments: [(presenting: UIViewController, source: UIViewController)] = []

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    arguments.append((presenting, source))
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    makeController?(presented, presenting)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }
}

/// Takes the presenter's view away as full screen does.
final class RemovingController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// A root that presents a sheet by a probing animator.
private final class ProbeScene {
  let stage = Stage(size: SlideScene.portrait)
  let root = ProbeController("R")
  let sheet = ProbeController("A")
  let delegate = ProbeDelegate()

  init() {
    stage.show(root)
    sheet.transitioningDelegate = delegate
    sheet.modalPresentationStyle = .custom
  }
}

/// What animators learn and how their reports are taken.
struct TransitionContextTests {
  @Test(
    .facts("D1", "D3"),
    arguments: ["custom", "removing", "fullScreen", "overFullScreen"]
  )
  func `names both controllers but hides a view that stays`(kind: String) throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    let moves = kind == "removing" || kind == "fullScreen"
    if kind == "removing" {
      delegate.makeController = {
        RemovingController(presentedViewController: $0, presenting: $1)
      }
    }
    if kind == "fullScreen" { sheet.modalPresentationStyle = .fullScreen }
    if kind == "overFullScreen" { sheet.modalPresentationStyle = .overFullScreen }
    delegate.animator.onAnimate = { context in
      #expect(context.viewController(forKey: .from) === root)
      #expect(context.viewController(forKey: .to) === sheet)
      #expect(context.view(forKey: .from) === (moves ? root.view : nil))
      #expect(context.view(forKey: .to) === sheet.view)
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      #expect(context.targetTransform.isIdentity)
    }
    root.present(sheet, animated: true)
    try stage.settle()

    delegate.animator.onAnimate = { context in
      #expect(context.viewController(forKey: .from) === sheet)
      #expect(context.viewController(forKey: .to) === root)
      #expect(context.view(forKey: .from) === sheet.view)
      #expect(context.view(forKey: .to) === (moves ? root.view : nil))
    }
    root.dismiss(animated: true)
    try stage.settle()

    #expect(delegate.animator.ends == [true, true])
    #expect(stage.windowContents == [root.view])
  }

  @Test(.facts("D7", "D8", "D9", "D10"))
  func `answers frames in the container`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    let stranger = UIViewController()
    delegate.animator.onAnimate = { context in
      #expect(context.initialFrame(for: sheet) == .zero)
      #expect(context.finalFrame(for: sheet) == rect(0, 0, 375, 667))
      #expect(context.initialFrame(for: root) == rect(0, 0, 375, 667))
      #expect(context.finalFrame(for: root) == rect(0, 0, 375, 667))
      #expect(context.initialFrame(for: stranger) == .zero)
      #expect(context.finalFrame(for: stranger) == .zero)
    }
    root.present(sheet, animated: true)
    try stage.settle()
    sheet.view.frame = rect(10, 20, 100, 200)

    delegate.animator.onAnimate = { context in
      #expect(context.initialFrame(for: sheet) == rect(10, 20, 100, 200))
      #expect(context.finalFrame(for: sheet) == rect(10, 20, 100, 200))
    }
    root.dismiss(animated: true)
    try stage.settle()

    #expect(stage.windowContents == [root.view])
  }

  @Test(.facts("D12")) func `tells the style of the presentation`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    sheet.modalPresentationStyle = .overFullScreen
    delegate.animator.onAnimate = { #expect($0.presentationStyle == .overFullScreen) }

    root.present(sheet, animated: true)
    try stage.settle()

    #expect(delegate.animator.ends == [true])
  }

  @Test(.facts("B6", "B7", "B14")) func `the duration is asked before the animation`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    delegate.animator.onAnimate = { _ in
      #expect(delegate.animator.durationCalls > 0)
    }

    root.present(sheet, animated: true)
    try stage.settle()

    #expect(delegate.animator.durationCalls > 0)
  }

  @Test(.facts("D6")) func `a view that was never added is put in place at the end`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    delegate.animator.completes = false
    delegate.animator.onAnimate = { context in context.completeTransition(true) }

    root.present(sheet, animated: true)
    try stage.settle()

    #expect(sheet.view.window === stage.window)
    #expect(sheet.view.frame == rect(0, 0, 375, 667))
    #expect(stage.log.contains { $0.hasPrefix("E-PRES-09") })
  }

  @Test(.facts("D13")) func `a second completeTransition has no effect and is explained`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    root.present(sheet, animated: true)
    try stage.settle()

    delegate.animator.context?.completeTransition(false)
    try stage.settle()

    #expect(root.presentedViewController === sheet)
    #expect(delegate.animator.ends == [true])
    #expect(stage.log.contains { $0.hasPrefix("E-PRES-05") })
  }

  @Test(.facts("D13"))
  func `an animator that never completes blocks input and is explained`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    delegate.animator.completes = false
    var isCompleted = false

    root.present(sheet, animated: true) { isCompleted = true }
    stage.advance(by: 5)

    #expect(sheet.isBeingPresented)
    #expect(sheet.transitionCoordinator != nil)
    #expect(!isCompleted)
    #expect(stage.application.isIgnoringInteractionEvents)
    #expect(stage.log.filter { $0.hasPrefix("E-PRES-04") }.count == 1)
    let other = ProbeController("B")
    root.present(other, animated: true)
    try stage.settle()
    #expect(other.presentingViewController == nil)
    delegate.animator.context?.completeTransition(true)
    #expect(isCompleted)
    #expect(!sheet.isBeingPresented)
    #expect(!stage.application.isIgnoringInteractionEvents)
  }

  @Test(.facts("D14", "D15", "B26"))
  func `completing with false undoes a presentation`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    delegate.animator.completes = false
    delegate.animator.onAnimate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(false)
    }
    var isCompleted = false

    root.present(sheet, animated: true) { isCompleted = true }
    try stage.settle()

    #expect(!isCompleted)
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.superview == nil)
    #expect(stage.windowContents == [root.view])
    #expect(
      sheet.log.lines == [
        "A.didLoad", "A.willAppear(true)", "A.willDisappear(true)", "A.didDisappear(true)",
      ]
        || sheet.log.lines == [
          "A.didLoad", "A.willAppear(true)", "A.isAppearing(true)", "A.willDisappear(true)",
          "A.didDisappear(true)",
        ]
    )
    #expect(delegate.animator.ends == [false])
    #expect(!stage.application.isIgnoringInteractionEvents)
  }

  @Test(.facts("B1", "A4")) func `presenting is the presenter, source the receiver`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    try stage.settle()

    child.present(sheet, animated: true)
    try stage.settle()

    #expect(delegate.arguments.count == 1)
    #expect(delegate.arguments.first?.presenting === root)
    #expect(delegate.arguments.first?.source === child)
  }

  @Test(.facts("B24", "D5"))
  func `a removed presenter travels in the container and comes back`() throws {
    let scene = ProbeScene()
    let (stage, root, sheet, delegate) = (scene.stage, scene.root, scene.sheet, scene.delegate)
    delegate.makeController = { RemovingController(presentedViewController: $0, presenting: $1) }
    root.present(sheet, animated: true)
    stage.turn()
    stage.advance(by: 0.1)
    let container = try #require(sheet.presentationController?.containerView)
    #expect(container.subviews == [root.view, sheet.view])
    try stage.settle()
    #expect(root.view.window == nil)
    #expect(root.log.lines.suffix(2) == ["R.willDisappear(true)", "R.didDisappear(true)"])

    root.dismiss(animated: true)
    stage.turn()
    #expect(root.view.superview === container)
    try stage.settle()

    #expect(stage.windowContents.contains(root.view))
    #expect(root.view.frame == rect(0, 0, 375, 667))
    #expect(
      root.log.lines.suffix(3) == [
        "R.willAppear(true)", "R.isAppearing(true)", "R.didAppear(true)",
      ]
    )
  }
}
