import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about objects that live too long or not long enough.
struct MemoryScenarios {
  @Test(.facts("S019")) func `S019: a delegate without an owner is gone before presenting`() throws
  {
    let scene = Scene(.left)
    let sheet = Probe("A", log: scene.log)
    SlideManager(.left).prepare(sheet)
    #expect(sheet.transitioningDelegate == nil)

    scene.root.present(sheet, animated: true)
    scene.stage.advance(by: 0.1)
    let frame = scene.seen(sheet.view)
    #expect(frame.minX == 0)
    #expect(frame.minY > 0 && frame.minY < 667)
    try scene.stage.settle()

    #expect(sheet.view.frame == rect(0, 0, 375, 667))
    let content: UIView = sheet.view
    #expect(sheet.presentationController?.containerView?.subviews == [content])
  }

  @Test(.facts("S019")) func `S019: a delegate lost later leaves the presentation controller`()
    throws
  {
    let scene = Scene(.left)
    let sheet = Probe("A", log: scene.log)
    var manager: SlideManager? = SlideManager(.left)
    manager?.prepare(sheet)
    try scene.present(sheet, on: scene.root)
    let controller = try #require(sheet.presentationController as? SlidePresentation)
    manager = nil
    #expect(sheet.transitioningDelegate == nil)

    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    let frame = scene.seen(sheet.view)
    #expect(frame.minX == 0)
    #expect(frame.minY > 0)
    let alpha = scene.seenAlpha(controller.dimming)
    #expect(alpha > 0 && alpha < 1)
    try scene.stage.settle()

    #expect(
      controller.transitionCalls.suffix(2) == [
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(manager == nil)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S055")) func `S055: everything is freed after a dismissal`() throws {
    let scene = Scene(.left)
    let watch = Watch()

    try watch.run(in: scene)

    #expect(watch.alive == [])
  }

  @Test(.facts("S055")) func `S055: what a delegate keeps lives exactly as long`() throws {
    let scene = Scene(.left)
    let watch = Watch()
    var keeper: KeepingManager? = KeepingManager(.left)

    try watch.run(in: scene, manager: keeper)
    #expect(watch.alive == ["sheet", "controller", "dimming"])
    keeper?.kept = nil

    #expect(watch.alive == [])
    keeper = nil
  }

  @Test(.facts("S056")) func `S056: reading the presentation controller keeps nothing alive`()
    throws
  {
    let scene = Scene(.left)
    weak var controller: UIViewController?
    weak var root: UIViewController?
    func read() {
      let unused = UIViewController()
      #expect(unused.presentationController != nil)
      controller = unused
      let next = UIViewController()
      _ = next.presentationController
      scene.stage.window.rootViewController = next
      root = next
    }

    read()
    #expect(controller == nil)
    try scene.stage.settle()
    #expect(root != nil)
    scene.stage.window.rootViewController = UIViewController()
    try scene.stage.settle()

    #expect(root == nil)
  }

  @Test(.facts("S058"), arguments: [false, true])
  func `S058: animators and drivers live to the end without another owner`(
    isInteractive: Bool
  ) throws {
    let scene = Scene(.left)
    let sheet = Probe("A", log: scene.log)
    weak var animator: SlideAnimator?
    weak var weakDriver: UIPercentDrivenInteractiveTransition?
    weak var weakManager: SlideManager?
    var ends: [Bool] = []
    func present() {
      let manager = FreshManager(.left)
      manager.isInteractive = isInteractive
      weakManager = manager
      manager.makeAnimator = { edge, isPresentation in
        let made = SlideAnimator(edge, isPresentation: isPresentation)
        made.onEnd = { ends.append($0) }
        animator = made
        return made
      }
      manager.onDriver = { weakDriver = $0 }
      manager.prepare(sheet)
      scene.root.present(sheet, animated: true)
      if isInteractive {
        scene.stage.turn()
        weakDriver?.update(0.4)
      }
      sheet.transitioningDelegate = nil
    }

    present()
    #expect(weakManager == nil)
    #expect(animator != nil)
    #expect((weakDriver != nil) == isInteractive)
    if isInteractive {
      scene.stage.advance(by: 1)
      #expect(sheet.isBeingPresented)
      weakDriver?.update(0.8)
      weakDriver?.finish()
    }
    try scene.stage.settle()

    #expect(ends == [true])
    #expect(sheet.view.frame == rect(0, 0, 250, 667))
    #expect(scene.root.presentedViewController === sheet)
    #expect(animator == nil)
    #expect(weakDriver == nil)
  }

  @Test(.facts("S059"), arguments: ["settled", "on its way", "after a dismissal"])
  func `S059: a replaced root takes all that hangs off it along`(moment: String) throws {
    let stage = Stage(size: Scene.portrait)
    let log = CallLog()
    let next = Probe("N", log: log)
    let watch = Watch()
    weak var weakRoot: Probe?
    func run() throws {
      let root = Probe("R", log: log)
      let sheet = Probe("A", log: log)
      let manager = SlideManager(.left)
      manager.prepare(sheet)
      sheet.keeps.append(manager)
      stage.show(root)
      root.present(sheet, animated: true)
      stage.advance(by: moment == "on its way" ? 0.15 : 1)
      weakRoot = root
      watch.note(sheet)
      if moment == "after a dismissal" {
        root.dismiss(animated: false) { stage.window.rootViewController = next }
      } else {
        stage.window.rootViewController = next
      }
    }

    try run()
    try stage.settle()

    #expect(stage.windowContents == [next.view])
    #expect(next.view.frame == rect(0, 0, 375, 667))
    #expect(weakRoot == nil)
    #expect(watch.alive == [])
    #expect(log.lines(of: "A.didDisappear").count == 1)
    let other = Probe("B", log: log)
    let manager = SlideManager(.right)
    manager.prepare(other)
    next.present(other, animated: true)
    try stage.settle()
    #expect(next.presentedViewController === other)
    #expect(other.view.frame == rect(125, 0, 250, 667))
  }

  @Test(.facts("S100")) func `S100: fifty cycles leave nothing behind`() throws {
    let scene = Scene(.left)
    let edges: [SlideEdge] = [.left, .right, .bottom]
    let marks = [CGPoint(x: 340, y: 300), CGPoint(x: 40, y: 300), CGPoint(x: 180, y: 40)]
    let recognizers = scene.root.view.gestureRecognizers?.count ?? 0
    let subviews = scene.root.view.subviews.count
    var live: [WeakController] = []
    var completions = 0
    for cycle in 0..<50 {
      let edge = edges[cycle % 3]
      scene.slide.edge = edge
      let sheet = scene.probe("A")
      live.append(WeakController(controller: sheet))
      scene.slide.prepare(sheet)
      scene.root.present(sheet, animated: cycle % 2 == 0) { completions += 1 }
      try scene.stage.settle()
      let controller = try #require(sheet.presentationController as? SlidePresentation)
      let frame = edge.frame(in: Scene.portrait)
      #expect(isClose(sheet.view.frame, frame))
      if cycle % 5 == 0 {
        try scene.turnToLandscape()
        #expect(isClose(sheet.view.frame, edge.frame(in: Scene.landscape)))
        try scene.turnToPortrait()
        #expect(isClose(sheet.view.frame, frame))
      }
      switch cycle / 3 % 3 {
      case 0: scene.stage.tap(at: marks[cycle % 3])
      case 1: scene.root.dismiss(animated: cycle % 2 == 0) { completions += 1 }
      default:
        let driver = UIPercentDrivenInteractiveTransition()
        for finishes in [false, true] {
          scene.slide.dismissalDriver = driver
          sheet.dismiss(animated: true)
          scene.stage.turn()
          scene.slide.dismissalDriver = nil
          driver.update(0.4)
          if finishes { driver.finish() } else { driver.cancel() }
          try scene.stage.settle()
        }
      }
      try scene.stage.settle()
      #expect(scene.showsOnlyRoot)
      let calls = controller.transitionCalls.filter { !$0.hasSuffix("(false)") }
      #expect(Set(calls).count == 4)
      #expect(calls.first == "presentationTransitionWillBegin")
      #expect(calls.last == "dismissalTransitionDidEnd(true)")
    }

    #expect(scene.stage.windowContents == [scene.root.view])
    #expect((scene.root.view.gestureRecognizers?.count ?? 0) == recognizers)
    #expect(scene.root.view.subviews.count == subviews)
    #expect(live.allSatisfy { $0.controller == nil })
    // Cycles 3, 4, 5, 12, 13, 14, 21, … are closed by code: 15 of the fifty.
    #expect(completions == 50 + (0..<50).filter { $0 / 3 % 3 == 1 }.count)
    #expect(scene.root.view.layer.animationKeys()?.isEmpty ?? true)
  }
}

/// A controller that should die.
private final class WeakController {
  weak var controller: UIViewController?

  init(controller: UIViewController) {
    self.controller = controller
  }
}

/// Keeps the presentation controller that it makes.
private final class KeepingManager: SlideManager {
  var kept: UIPresentationController?

  override func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    kept = super.presentationController(
      forPresented: presented,
      presenting: presenting,
      source: source
    )
    return kept
  }
}

/// Hands out a driver that nobody else owns.
private final class FreshManager: SlideManager {
  var isInteractive = false
  var onDriver: ((UIPercentDrivenInteractiveTransition) -> Void)?

  override func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard isInteractive else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    onDriver?(driver)
    return driver
  }
}

/// Weak references to all that one presentation makes.
private final class Watch {
  private weak var sheet: UIViewController?
  private weak var controller: UIPresentationController?
  private weak var dimming: UIView?
  private weak var container: UIView?
  private weak var animator: SlideAnimator?
  private weak var dismissalAnimator: SlideAnimator?

  func note(_ presented: UIViewController) {
    sheet = presented
    controller = presented.presentationController
    dimming = (presented.presentationController as? SlidePresentation)?.dimming
    container = presented.presentationController?.containerView
  }

  /// Presents and dismisses a controller that nobody else owns.
  func run(in scene: Scene, manager: SlideManager? = nil) throws {
    let presented = Probe("A")
    let manager = manager ?? SlideManager(.left)
    manager.makeAnimator = { [weak self] edge, isPresentation in
      let made = SlideAnimator(edge, isPresentation: isPresentation)
      if isPresentation { self?.animator = made } else { self?.dismissalAnimator = made }
      return made
    }
    manager.prepare(presented)
    try scene.present(presented, on: scene.root)
    note(presented)
    try scene.dismiss()
  }

  /// Names of what still lives.
  var alive: [String] {
    let all: [(String, AnyObject?)] = [
      ("sheet", sheet), ("controller", controller), ("dimming", dimming), ("container", container),
      ("animator", animator), ("dismissal animator", dismissalAnimator),
    ]
    return all.filter { $0.1 != nil }.map(\.0)
  }
}
