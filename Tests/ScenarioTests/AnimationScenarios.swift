import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about what moves, when and how far.
struct AnimationScenarios {
  @Test(.facts("S020"), arguments: [(false, false), (true, false), (false, true)])
  func `S020: without animation the end states are the same`(presents: Bool, dismisses: Bool) throws
  {
    let scene = Scene(.left)
    var controller: SlidePresentation?
    var isPresented = false
    var isDismissed = false

    scene.root.present(scene.sheet, animated: presents) {
      isPresented = true
      controller = scene.controller
      #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
      #expect(scene.container?.subviews == [scene.dimming, scene.sheet.view].compactMap { $0 })
      #expect(scene.dimming?.alpha == 1)
    }
    try scene.stage.settle()
    scene.root.dismiss(animated: dismisses) {
      isDismissed = true
      #expect(scene.stage.windowContents == [scene.root.view])
    }
    try scene.stage.settle()

    #expect(isPresented && isDismissed)
    #expect(scene.showsOnlyRoot)
    #expect(scene.log.count("animator for presented") == (presents ? 1 : 0))
    #expect(scene.log.count("animator for dismissed") == (dismisses ? 1 : 0))
    #expect(
      controller?.transitionCalls == [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd(true)",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(
      scene.log.lines(of: "A.will", "A.didA", "A.didD") == [
        "A.willAppear(\(presents))", "A.didAppear(\(presents))",
        "A.willDisappear(\(dismisses))", "A.didDisappear(\(dismisses))",
      ]
    )
  }

  @Test(.facts("S050")) func `S050: the dimming fades with the slide, both ways`() throws {
    let scene = Scene(.bottom)
    // Time, opacity, top of the panel: 222.333 + 444.667 · (1 − part).
    let samples: [(TimeInterval, CGFloat, CGFloat)] = [
      (0, 0, 667), (0.15, 0.5, 444.667), (0.3, 1, 222.333), (0.4, 1, 222.333),
    ]
    func watch(isPresenting: Bool) throws {
      let start = scene.stage.now
      var last: CGFloat = isPresenting ? -1 : 2
      scene.stage.turn()
      for step in 0...40 {
        scene.stage.advance(by: start + Double(step) / 100 - scene.stage.now)
        let alpha = scene.seenAlpha(scene.dimming)
        if step <= 30 { #expect(isPresenting ? alpha > last : alpha < last) }
        last = alpha
        guard scene.sheet.presentingViewController != nil else { continue }
        for (time, part, y) in samples where abs(time - Double(step) / 100) < 1e-9 {
          #expect(abs(alpha - (isPresenting ? part : 1 - part)) < 1e-4)
          let top = isPresenting ? y : 222.333 + 667 - y
          #expect(abs(scene.seen(scene.sheet.view).minY - top) < 0.01)
        }
        guard step < 30 else { continue }
        #expect(scene.dimming?.alpha == (isPresenting ? 1 : 0))
        #expect(scene.root.transitionCoordinator != nil)
        #expect(scene.root.transitionCoordinator === scene.sheet.transitionCoordinator)
      }
      #expect(scene.root.transitionCoordinator == nil)
      #expect(scene.sheet.transitionCoordinator == nil)
    }

    scene.root.present(scene.sheet, animated: true)
    try watch(isPresenting: true)
    let dimming = try #require(scene.dimming)
    scene.root.dismiss(animated: true)
    try watch(isPresenting: false)

    #expect(dimming.alpha == 0)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S052"), arguments: [false, true])
  func `S052: an animation removed half way cancels only if the animator says so`(
    ignoresFinished: Bool
  ) throws {
    let scene = Scene(.left)
    scene.slide.makeAnimator = { edge, isPresentation in
      let animator = SlideAnimator(edge, isPresentation: isPresentation)
      animator.ignoresFinished = ignoresFinished
      return animator
    }
    let button = TallyButton(in: scene.root.view, at: 340, 300)
    scene.root.present(scene.sheet, animated: true)
    scene.stage.advance(by: 0.15)
    let controller = try #require(scene.controller)

    scene.sheet.view.layer.removeAllAnimations()
    try scene.stage.settle()

    #expect(controller.calls.contains("presentationTransitionDidEnd(\(ignoresFinished))"))
    #expect(scene.log.count("A.didAppear(true)") == (ignoresFinished ? 1 : 0))
    #expect(scene.showsOnlyRoot == !ignoresFinished)
    #expect(!scene.stage.application.isIgnoringInteractionEvents)
    if ignoresFinished {
      #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
      try scene.dismiss()
      #expect(scene.showsOnlyRoot)
    } else {
      #expect(scene.root.presentedViewController == nil)
      #expect(controller.containerView?.window == nil)
    }
    scene.tap(340, 300)
    try scene.stage.settle()
    #expect(button.taps == 1)
  }

  @Test(.facts("S061")) func `S061: the animator is asked for at the dismissal`() throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    scene.slide.edge = .bottom
    scene.log.clear()
    scene.sheet.dismiss(animated: true)
    #expect(scene.log.count("animator for dismissed") == 1)

    for (time, y) in [(0.0, 0.0), (0.15, 333.5), (0.29, 660)] {
      scene.stage.advance(by: time == 0 ? 0 : time == 0.15 ? 0.15 : 0.14)
      let frame = scene.seen(scene.sheet.view)
      #expect(frame.minX == 0)
      #expect(frame.width == 250)
      if time < 0.29 { #expect(abs(frame.minY - y) < 0.01) } else { #expect(frame.minY > y) }
    }
    #expect(scene.controller?.edge == .left)
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S061")) func `S061: panels that share a manager leave in its last direction`()
    throws
  {
    let scene = Scene(.left)
    try scene.presentSheet()
    scene.slide.edge = .bottom
    let top = scene.probe("B")
    scene.slide.prepare(top)
    try scene.present(top, on: scene.sheet)

    for (leaving, width) in [(top, 375.0), (scene.sheet, 250.0)] {
      leaving.dismiss(animated: true)
      scene.stage.advance(by: 0.15)
      let frame = scene.seen(leaving.view)
      #expect(frame.minX == 0)
      #expect(abs(frame.width - width) < 0.01)
      #expect(frame.minY > 300)
      try scene.stage.settle()
    }
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S062"), arguments: [true, false])
  func `S062: a delegate changed after presentation is the one asked`(isCleared: Bool) throws {
    let scene = Scene(.left)
    let fade = KeyLogger()
    let other = SlideManager(.left)
    other.makeAnimator = { _, _ in fade }
    scene.root.present(scene.sheet, animated: true) {
      scene.sheet.transitioningDelegate = isCleared ? nil : other
    }
    try scene.stage.settle()
    let controller = try #require(scene.controller)
    #expect(scene.dimming?.alpha == 1)

    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 0.15)
    let frame = scene.seen(scene.sheet.view)
    let alpha = scene.seenAlpha(controller.dimming)
    #expect(alpha > 0 && alpha < 1)
    #expect(frame.minX == 0)
    #expect(isCleared ? frame.minY > 0 : frame.minY == 0)
    try scene.stage.settle()

    #expect(scene.log.count("animator for dismissed") == 0)
    #expect(other.log.lines == (isCleared ? [] : ["animator for dismissed"]))
    #expect(fade.controllers.count == (isCleared ? 0 : 2))
    #expect(
      controller.transitionCalls.suffix(2) == [
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S101")) func `S101: reading values in flight changes nothing`() throws {
    let scene = Scene(.left)
    scene.slide.makeController = {
      let controller = SlidePresentation($0, $1, $2)
      controller.log = scene.log
      return controller
    }
    var end: TimeInterval?
    let start = scene.stage.now
    scene.root.present(scene.sheet, animated: true) { end = scene.stage.now }
    scene.stage.advance(by: 0.15)
    scene.log.clear()

    for _ in 0..<100 {
      let presentation = try #require(scene.sheet.view.layer.presentation())
      #expect(abs(presentation.frame.minX + 125) < 0.01)
      let dimming = try #require(scene.dimming?.layer.presentation())
      #expect(abs(dimming.opacity - 0.5) < 1e-4)
      #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    }

    #expect(scene.log.lines.isEmpty)
    #expect(
      (scene.root.view.layer.presentation() ?? scene.root.view.layer).frame
        == scene.root.view.layer.frame
    )
    try scene.stage.settle()
    #expect(abs(try #require(end) - start - 0.3) < 1e-9)
  }

  @Test(.facts("S101")) func `S101: a presentation in the window's first turn animates`() throws {
    let stage = Stage(size: Scene.portrait)
    let root = Probe("R")
    let sheet = Probe("A")
    let manager = SlideManager(.left)
    manager.prepare(sheet)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()

    root.present(sheet, animated: true)

    #expect(stage.presentationFrame(of: sheet.view).minX == -250)
    stage.advance(by: 0.15)
    #expect(abs(stage.presentationFrame(of: sheet.view).minX + 125) < 0.01)
    try stage.settle()
    #expect(sheet.view.frame == rect(0, 0, 250, 667))
  }

  @Test(.facts("S103"), arguments: 1...4)
  func `S103: animations of nothing or of no time still complete`(kind: Int) throws {
    let scene = Scene(.left)
    let animator = BlockAnimator(kind)
    scene.slide.makeAnimator = { _, _ in animator }
    scene.slide.makeController = { presented, presenting, _ in
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    let start = scene.stage.now
    animator.onComplete = { animator.end = scene.stage.now }

    try scene.presentSheet()

    let taken = try #require(animator.end) - start
    #expect(animator.completesAfterReturn)
    #expect(animator.finished == [true])
    #expect(taken <= 0.3 + 1.0 / 60)
    if kind == 2 { #expect(taken <= 1.0 / 60) }
    if kind == 4 { #expect(abs(taken - 0.3) < 1e-9) }
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(!scene.sheet.isBeingPresented)
    #expect(scene.log.count("A.didAppear(true)") == 1)
  }
}

/// Animates nothing (1), for no time (2), off the window (3) or in two blocks (4).
private final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: Int
  private let loose = UIView()
  private var hasReturned = false
  private(set) var completesAfterReturn = false
  private(set) var finished: [Bool] = []
  var onComplete: (() -> Void)?
  var end: TimeInterval?

  init(_ kind: Int) {
    self.kind = kind
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    kind == 2 ? 0 : 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    let complete: (Bool) -> Void = { finished in
      self.completesAfterReturn = self.hasReturned
      self.finished.append(finished)
      self.onComplete?()
      transitionContext.completeTransition(finished)
    }
    switch kind {
    case 1: UIView.animate(withDuration: 0.3, animations: {}, completion: complete)
    case 2:
      UIView.animate(
        withDuration: 0,
        animations: { view.frame.origin.x = 10 },
        completion: complete
      )
    case 3:
      UIView.animate(
        withDuration: 0.3,
        animations: { self.loose.alpha = 0 },
        completion: complete
      )
    default:
      UIView.animate(withDuration: 0.1) { view.alpha = 0.9 }
      UIView.animate(
        withDuration: 0.3,
        animations: { view.frame.origin.x = 10 },
        completion: complete
      )
    }
    hasReturned = true
  }
}
