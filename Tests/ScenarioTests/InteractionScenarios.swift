import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about what may happen while a transition runs.
struct InteractionScenarios {
  @Test(.facts("S013")) func `S013: a double tap on the dark area closes one panel`() throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    let top = scene.panel("B", .bottom)
    try scene.present(top, on: scene.sheet)
    let controller = try #require(top.presentationController as? SlidePresentation)

    scene.tap(100, 50)
    scene.stage.advance(by: 0.1)
    scene.tap(100, 50)
    try scene.stage.settle()

    #expect(top.view.window == nil)
    #expect(controller.taps == [.ended])
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    #expect(scene.dimming?.alpha == 1)
    scene.tap(320, 50)
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S016"), arguments: [false, true])
  func `S016: a second presentation is dropped with a warning`(isSameTurn: Bool) throws {
    let scene = Scene(.left)
    let other = scene.panel("B", .right)
    var isCompleted = false
    scene.root.present(scene.sheet, animated: true)
    if !isSameTurn { try scene.stage.settle() }

    scene.root.present(other, animated: true) { isCompleted = true }
    try scene.stage.settle()

    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(other.presentingViewController == nil)
    #expect(other.viewIfLoaded?.window == nil)
    #expect(!isCompleted)
    let warnings = scene.stage.log.filter { $0.contains("Attempt to present") }
    #expect(warnings.count == 1)
    #expect(try #require(warnings.first).contains(" <Probe: 0x"))
    #expect(try #require(warnings.first).contains("already presenting <Probe: 0x"))
    try scene.present(other, on: scene.sheet)
    #expect(scene.sheet.presentedViewController === other)
    #expect(other.view.window === scene.stage.window)
  }

  @Test(.facts("S017"), arguments: 1...3)
  func `S017: presenting at once after an animated dismissal is lost, in its completion not`(
    run: Int
  ) throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    let other = scene.panel("B", .right)
    var isCompleted = false
    let present = { scene.root.present(other, animated: true) { isCompleted = true } }

    switch run {
    case 1:
      scene.root.dismiss(animated: true)
      present()
    case 2:
      scene.root.dismiss(animated: true, completion: present)
    default:
      scene.root.dismiss(animated: false)
      present()
    }
    try scene.stage.settle()

    #expect(scene.sheet.presentingViewController == nil)
    #expect(isCompleted == (run != 1))
    #expect((scene.root.presentedViewController === other) == (run != 1))
    #expect(scene.showsOnlyRoot == (run == 1))
    let warnings = scene.stage.log.filter { $0.contains("Attempt to present") }
    #expect(warnings.count == (run == 1 ? 1 : 0))
    #expect(scene.root.view.window === scene.stage.window)
    #expect(scene.log.lines(of: "R.").isEmpty)
  }

  @Test(.facts("S022")) func `S022: a cancelled dismissal leaves everything alive`() throws {
    let scene = Scene(.right)
    scene.sheet.loadViewIfNeeded()
    let button = TallyButton(in: scene.sheet.view, at: 100, 300)
    try scene.presentSheet()
    let controller = try #require(scene.controller)
    // Closing by a tap on the dimming view would end the run; the area is watched instead.
    let watcher = Listener()
    controller.dimming.gestureRecognizers?.first?.isEnabled = false
    controller.dimming.addGestureRecognizer(watcher.tap())

    for round in 1...3 {
      scene.log.clear()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.beginDismissal(driver)
      driver.update(0.3)
      driver.cancel()
      try scene.stage.settle()

      #expect(scene.sheet.view.superview === scene.container)
      #expect(scene.sheet.view.frame == rect(125, 0, 250, 667))
      #expect(scene.root.view.window === scene.stage.window)
      #expect(scene.dimming?.alpha == 1)
      #expect(scene.seenAlpha(scene.dimming) == 1)
      #expect(!scene.sheet.isBeingDismissed)
      #expect(scene.sheet.presentingViewController === scene.root)
      #expect(controller.calls.filter { $0 == "dismissalTransitionDidEnd(false)" }.count == round)
      #expect(
        scene.log.lines(of: "A.") == [
          "A.willDisappear(true)", "A.willAppear(true)", "A.didAppear(true)",
        ]
      )
      scene.tap(225, 300)
      scene.tap(50, 300)
      try scene.stage.settle()
      #expect(button.taps == round)
      #expect(watcher.count == round)
    }
    try scene.dismiss()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S023"), arguments: 1...3)
  func `S023: the ends of the scale still complete, once`(run: Int) throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    var completions: [Bool] = []
    scene.slide.makeAnimator = { edge, isPresentation in
      let animator = SlideAnimator(edge, isPresentation: isPresentation)
      animator.onComplete = { completions.append($0) }
      return animator
    }
    let driver = UIPercentDrivenInteractiveTransition()
    scene.beginDismissal(driver)
    let tick = 1.0 / 60

    switch run {
    case 1:
      driver.update(1)
      scene.stage.advance(by: 1)
      #expect(completions.isEmpty)
      driver.finish()
      scene.stage.advance(by: tick)
    case 2:
      driver.update(0)
      driver.cancel()
      scene.stage.advance(by: tick)
    default:
      driver.finish()
      scene.stage.advance(by: 0.3)
    }

    #expect(completions == [run != 2])
    #expect(scene.showsOnlyRoot == (run != 2))
    #expect((scene.root.presentedViewController === scene.sheet) == (run == 2))
    if run == 2 { try scene.dismiss() }
    try scene.presentSheet()
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    try scene.dismiss()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S025"), arguments: 1...3)
  func `S025: an interactive transition waits for its finger for ever`(run: Int) throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    let driver = UIPercentDrivenInteractiveTransition()
    if run == 2 { driver.wantsInteractiveStart = false }
    scene.slide.dismissalDriver = run == 3 ? nil : driver

    scene.sheet.dismiss(animated: true)
    if run == 1 {
      scene.stage.advance(by: 2)
      #expect(scene.seen(scene.sheet.view) == rect(0, 0, 250, 667))
      #expect(driver.percentComplete == 0)
      #expect(scene.sheet.transitionCoordinator?.isInteractive == true)
      driver.finish()
    }
    scene.stage.advance(by: 0.29)
    #expect(!scene.showsOnlyRoot)
    scene.stage.advance(by: 0.01)

    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S026")) func `S026: a cancel is one smooth way back`() throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    let container = try #require(scene.container)
    let driver = UIPercentDrivenInteractiveTransition()
    scene.beginDismissal(driver)
    driver.update(0.5)
    #expect(abs(scene.seen(scene.sheet.view).minX + 125) < 0.01)

    driver.cancel()
    var last = scene.seen(scene.sheet.view).minX
    // The way back takes 0.15 s; watched for half a second after it.
    for step in 1...65 {
      scene.stage.advance(by: 0.01)
      let x = scene.seen(scene.sheet.view).minX
      #expect(x >= last - 1e-9)
      if step > 15 { #expect(x == 0) }
      last = x
      #expect(scene.sheet.view.superview === container)
      #expect(scene.stage.windowContents == [scene.root.view, container])
    }

    #expect(scene.sheet.view.frame.origin.x == 0)
  }

  @Test(.facts("S047")) func `S047: taps during a transition are lost, those after it are not`()
    throws
  {
    let scene = Scene(.left)
    let rootButton = TallyButton(in: scene.root.view, at: 100, 200)
    scene.sheet.loadViewIfNeeded()
    let sheetButton = TallyButton(in: scene.sheet.view, at: 100, 300)
    let start = scene.stage.now
    scene.root.present(scene.sheet, animated: true)
    scene.stage.advance(by: 0.15)
    // The button's place on its way, half way in.
    scene.tap(100 - 125, 300)
    scene.tap(30, 300)
    scene.stage.advance(by: 0.16)
    #expect(sheetButton.taps == 0)
    scene.tap(100, 300)
    scene.stage.advance(by: 1 - (scene.stage.now - start))
    #expect(sheetButton.taps == 1)
    #expect(scene.root.presentedViewController === scene.sheet)

    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 0.15)
    scene.tap(100, 200)
    scene.stage.advance(by: 0.16)
    #expect(rootButton.taps == 0)
    scene.tap(100, 200)
    try scene.stage.settle()

    #expect(rootButton.taps == 1)
  }

  @Test(.facts("S047")) func `S047: a touch held across the start of a transition is cancelled`()
    throws
  {
    let scene = Scene(.left)
    let button = TallyButton(in: scene.root.view, at: 100, 200)
    let touches = TouchLogger(frame: rect(0, 400, 375, 100))
    scene.root.view.addSubview(touches)
    for point in [CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 450)] {
      scene.stage.press(at: point)
      scene.stage.advance(by: 0.05)
      scene.root.present(scene.sheet, animated: true)
      scene.stage.advance(by: 0.1)
      scene.stage.release()
      try scene.stage.settle()
      try scene.dismiss()
    }

    #expect(button.taps == 0)
    #expect(touches.calls == ["began", "cancelled"])
  }

  @Test(.facts("S047")) func `S047: an interactive transition lets touches through`() throws {
    let scene = Scene(.left)
    scene.sheet.loadViewIfNeeded()
    let button = TallyButton(in: scene.sheet.view, at: 100, 300)
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    scene.root.present(scene.sheet, animated: true)

    // Views are touched at their model's place, which is the final one.
    scene.stage.advance(by: 0.15)
    scene.tap(100, 300)
    scene.stage.advance(by: 0.16)
    driver.update(0.5)
    scene.tap(100, 300)
    scene.stage.turn()

    #expect(button.taps == 2)
    #expect(scene.sheet.isBeingPresented)
    driver.finish()
    try scene.stage.settle()
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(.facts("S053")) func `S053: an animator that never completes keeps the app waiting`()
    throws
  {
    let scene = Scene(.left)
    let stuck = StuckAnimator()
    scene.slide.makeAnimator = { _, _ in stuck }
    let other = scene.panel("B", .right)
    let button = TallyButton(in: scene.root.view, at: 340, 300)
    scene.sheet.loadViewIfNeeded()
    let sheetButton = TallyButton(in: scene.sheet.view, at: 100, 300)
    var isCompleted = false

    scene.root.present(scene.sheet, animated: true) { isCompleted = true }
    scene.stage.advance(by: 5)
    scene.tap(340, 300)
    scene.tap(100, 300)
    scene.root.present(other, animated: true)
    scene.stage.turn()

    #expect(scene.sheet.isBeingPresented)
    #expect(scene.sheet.transitionCoordinator != nil)
    #expect(scene.log.lines(of: "A.didAppear").isEmpty)
    #expect(!isCompleted)
    #expect(button.taps == 0)
    #expect(sheetButton.taps == 0)
    #expect(other.presentingViewController == nil)
    #expect(scene.stage.log.contains { $0.contains("Attempt to present") })
    // Drawing and resizing go on.
    scene.sheet.view.backgroundColor = .red
    scene.stage.resize(to: CGSize(width: 400, height: 667))
    #expect(scene.container?.frame == rect(0, 0, 400, 667))
    #expect(scene.stage.snapshot().width == 800)

    stuck.context?.completeTransition(true)
    try scene.stage.settle()
    #expect(scene.log.lines(of: "A.didAppear") == ["A.didAppear(true)"])
    #expect(isCompleted)
    scene.tap(100, 300)
    try scene.stage.settle()
    #expect(sheetButton.taps == 1)
  }

  @Test(.facts("S095")) func `S095: presenting on a controller that is leaving is refused`() throws
  {
    let scene = Scene(.left)
    let button = TallyButton(in: scene.root.view, at: 100, 200)
    weak var weakSheet: Probe?
    let other = scene.panel("B", .right)
    var isCompleted = false
    func run() throws {
      let sheet = scene.panel("A", .left)
      weakSheet = sheet
      try scene.present(sheet, on: scene.root)
      scene.root.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      sheet.present(other, animated: true) { isCompleted = true }
      try scene.stage.settle()
    }

    try run()

    #expect(scene.showsOnlyRoot)
    #expect(other.viewIfLoaded?.window == nil)
    #expect(other.presentingViewController == nil)
    #expect(!isCompleted)
    #expect(scene.stage.log.filter { $0.contains("Attempt to present") }.count == 1)
    #expect(weakSheet == nil)
    scene.tap(100, 200)
    try scene.stage.settle()
    #expect(button.taps == 1)
    try scene.present(other, on: scene.root)
    #expect(scene.root.presentedViewController === other)
  }

  @Test(.facts("S107"), arguments: [true, false])
  func `S107: a second dismissal inside the end of the first is ignored`(finishes: Bool) throws {
    let scene = Scene(.left)
    scene.sheet.loadViewIfNeeded()
    let finger = Listener()
    scene.sheet.view.addGestureRecognizer(finger.pan())
    try scene.presentSheet()
    let controller = try #require(scene.controller)
    let driver = UIPercentDrivenInteractiveTransition()
    var completions: [Int] = []
    scene.slide.dismissalDriver = driver
    scene.sheet.dismiss(animated: true) { completions.append(1) }
    scene.stage.turn()
    scene.slide.dismissalDriver = nil
    driver.update(finishes ? 0.6 : 0.4)
    let start = scene.stage.now
    if finishes { driver.finish() } else { driver.cancel() }

    // Both ways have 0.12 s to go.
    scene.stage.advance(by: 0.05)
    finger.onChange = { recognizer in
      if recognizer.state == .began {
        scene.sheet.dismiss(animated: true) { completions.append(2) }
      }
    }
    scene.stage.press(at: CGPoint(x: 30, y: 300))
    scene.stage.move(to: CGPoint(x: 60, y: 300))
    // The transition still runs: what the handler would do is also done by code.
    scene.sheet.dismiss(animated: true) { completions.append(3) }
    scene.stage.advance(by: 0.12 - (scene.stage.now - start))
    scene.stage.release()
    try scene.stage.settle()

    #expect(completions == (finishes ? [1] : []))
    #expect(scene.log.lines(of: "R.").isEmpty)
    let ends = controller.transitionCalls.filter { $0.hasPrefix("dismissalTransitionDidEnd") }
    #expect(ends == ["dismissalTransitionDidEnd(\(finishes))"])
    #expect(scene.showsOnlyRoot == finishes)
    guard !finishes else { return }
    #expect(scene.root.presentedViewController === scene.sheet)
    try scene.dismiss(scene.sheet)
    #expect(scene.showsOnlyRoot)
  }
}

/// Adds the view and never completes by itself.
private final class StuckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
    }
  }
}
