import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about who is told, in which order and how often.
struct CallbackScenarios {
  @Test(.facts("S008"), arguments: ["custom", "removing", "overFullScreen", "fullScreen"])
  func `S008: a presenter hears nothing unless its view leaves`(kind: String) throws {
    let scene = Scene(.left)
    if kind == "removing" {
      scene.slide.makeController = { presented, presenting, _ in
        RemovingPresentation(presentedViewController: presented, presenting: presenting)
      }
    }
    if kind == "fullScreen" { scene.sheet.modalPresentationStyle = .fullScreen }
    if kind == "overFullScreen" { scene.sheet.modalPresentationStyle = .overFullScreen }

    try scene.presentSheet()
    try scene.dismiss()

    let leaves = kind == "removing" || kind == "fullScreen"
    #expect(
      scene.log.lines(of: "R.")
        == (leaves
          ? [
            "R.willDisappear(true)", "R.didDisappear(true)", "R.willAppear(true)",
            "R.didAppear(true)",
          ]
          : [])
    )
    #expect(
      scene.log.lines(of: "A.") == [
        "A.didLoad", "A.willAppear(true)", "A.didAppear(true)", "A.willDisappear(true)",
        "A.didDisappear(true)",
      ]
    )
  }

  @Test(.facts("S010")) func `S010: the order of calls around a full-screen modal`() throws {
    let scene = Scene(.left)
    scene.sheet.modalPresentationStyle = .fullScreen
    var start = scene.stage.now
    func position(_ callback: String, of receiver: String? = nil) throws -> Int {
      try #require(
        scene.stage.trace.lastIndex {
          $0.callback == callback && (receiver == nil || $0.receiver == receiver)
        }
      )
    }
    func times(of calls: [String]) -> [TimeInterval] {
      scene.stage.trace.filter { calls.contains($0.callback) && $0.time >= start }
        .map { (($0.time - start) * 1e6).rounded() / 1e6 }
    }
    let wills = ["viewWillAppear", "viewWillDisappear"]
    let dids = ["viewDidAppear", "viewDidDisappear"]
    scene.stage.advance(by: 1)
    start = scene.stage.now

    scene.root.present(scene.sheet, animated: true) { scene.log.add("completion") }
    try scene.stage.settle()
    #expect(
      scene.log.lines(of: "R.", "A.w", "A.didA", "completion") == [
        "R.willDisappear(true)", "A.willAppear(true)", "A.didAppear(true)", "R.didDisappear(true)",
        "completion",
      ]
    )
    #expect(times(of: wills) == [0, 0])
    #expect(times(of: dids) == [0.3, 0.3])
    #expect(
      try position("presentationTransitionWillBegin") < position("animateTransition")
    )
    #expect(try position("presentationTransitionDidEnd") < position("completion"))

    scene.stage.advance(by: 1)
    start = scene.stage.now
    scene.log.clear()
    scene.root.dismiss(animated: true) { scene.log.add("completion") }
    try scene.stage.settle()

    #expect(scene.log.lines(of: "A.w", "R.w") == ["A.willDisappear(true)", "R.willAppear(true)"])
    #expect(scene.log.lines.last == "completion")
    #expect(
      scene.log.lines(of: "A.did", "R.did").sorted() == [
        "A.didDisappear(true)", "R.didAppear(true)",
      ]
    )
    #expect(times(of: wills) == [0, 0])
    #expect(times(of: dids) == [0.3, 0.3])
  }

  @Test(.facts("S014"), arguments: 1...4)
  func `S014: dismiss closes what is above the receiver, else the receiver`(run: Int) throws {
    let scene = Scene(.left)
    scene.sheet.loadViewIfNeeded()
    let button = TallyButton(in: scene.sheet.view, at: 100, 300)
    try scene.presentSheet()
    let top = scene.panel("B", .bottom)
    try scene.present(top, on: scene.sheet)
    var completions = 0
    let receiver = run == 3 ? scene.root : run == 4 ? top : scene.sheet

    receiver.dismiss(animated: true) { completions += 1 }
    try scene.stage.settle()
    #expect(completions == 1)
    #expect(top.view.window == nil)
    #expect(top.presentingViewController == nil)
    if run == 2 {
      #expect(scene.root.presentedViewController === scene.sheet)
      scene.sheet.dismiss(animated: true) { completions += 1 }
      try scene.stage.settle()
      #expect(completions == 2)
    }

    #expect(scene.showsOnlyRoot == (run == 2 || run == 3))
    guard run == 1 || run == 4 else { return }
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.sheet.presentedViewController == nil)
    scene.tap(100, 300)
    try scene.stage.settle()
    #expect(button.taps == 1)
  }

  @Test(.facts("S070")) func `S070: one controller, asked for once, runs the presentation`() throws
  {
    let scene = Scene(.left)

    scene.root.present(scene.sheet, animated: true)
    scene.stage.turn()
    let made = try #require(scene.slide.controller)
    #expect(scene.sheet.presentationController === made)
    #expect(made.containerView != nil)
    #expect(made.presentedView === scene.sheet.view)
    #expect(made.presentingViewController === scene.root)
    try scene.stage.settle()

    #expect(scene.sheet.presentationController === made)
    #expect(made.containerView != nil)
    #expect(made.presentingViewController === scene.root)
    #expect(scene.log.count("question") == 1)
    #expect(scene.slide.presenters.allSatisfy { $0 == nil || $0 === scene.root })
    #expect(scene.slide.sources == [scene.root])
  }

  @Test(.facts("S070")) func `S070: an object read early is the one that is used`() throws {
    let scene = Scene(.left)
    let early = try #require(scene.sheet.presentationController)
    #expect(early is SlidePresentation)

    try scene.presentSheet()

    #expect(scene.sheet.presentationController === early)
    #expect(early.presentingViewController === scene.root)
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    #expect(scene.log.count("question") == 1)
  }

  /// UIKit keeps the first object for ever; here it lives until style or delegate change.
  @Test(.facts("S071")) func `S071: an object read before style and delegate were set is dropped`()
    throws
  {
    let scene = Scene(.left)
    let sheet = Probe("A", log: scene.log)
    weak var early: UIPresentationController?
    func read() { early = sheet.presentationController }
    read()
    #expect(early != nil)
    scene.slide.prepare(sheet)

    try scene.present(sheet, on: scene.root)

    #expect(scene.log.count("question") == 1)
    #expect(sheet.presentationController is SlidePresentation)
    #expect(sheet.presentationController === scene.slide.controller)
    #expect(sheet.view.frame == rect(0, 0, 250, 667))
    #expect(early == nil)
  }

  @Test(.facts("S092"), arguments: 1...4)
  func `S092: dismissals by code send no dismissal callbacks to the delegate`(way: Int) throws {
    let scene = Scene(.bottom)
    let delegate = DismissalLogger()
    scene.slide.adaptiveDelegate = delegate
    scene.sheet.loadViewIfNeeded()
    let finger = Listener()
    scene.sheet.view.addGestureRecognizer(finger.pan())
    try scene.presentSheet()
    let controller = try #require(scene.controller)
    let driver = UIPercentDrivenInteractiveTransition()
    finger.onChange = { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      switch pan.state {
      case .began:
        scene.slide.dismissalDriver = driver
        scene.sheet.dismiss(animated: true)
      case .changed: driver.update(pan.translation(in: nil).y / 444)
      default: driver.finish()
      }
    }

    switch way {
    case 1: scene.tap(180, 50)
    case 2: scene.sheet.dismiss(animated: true)
    case 3: scene.root.dismiss(animated: true)
    default:
      scene.stage.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 600), over: 0.3)
    }
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
    #expect(delegate.calls.isEmpty)
    #expect(
      controller.transitionCalls.suffix(2) == [
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(
      scene.log.lines(of: "A.willD", "A.didD") == ["A.willDisappear(true)", "A.didDisappear(true)"]
    )
  }

  @Test(.facts("S094")) func `S094: flags and links are set when present and dismiss return`()
    throws
  {
    let scene = Scene(.left)
    var seen: [String] = []
    func note() {
      let isLinked =
        scene.root.presentedViewController === scene.sheet
        && scene.sheet.presentingViewController === scene.root
      let isUnlinked =
        scene.root.presentedViewController == nil && scene.sheet.presentingViewController == nil
      seen.append(
        (isLinked ? "linked" : isUnlinked ? "unlinked" : "torn")
          + (scene.sheet.isBeingPresented ? ", presenting" : "")
          + (scene.sheet.isBeingDismissed ? ", dismissing" : "")
      )
    }

    scene.root.present(scene.sheet, animated: true) { note() }
    note()
    scene.stage.advance(by: 0.15)
    note()
    try scene.stage.settle()
    #expect(seen == ["linked, presenting", "linked, presenting", "linked"])

    seen.removeAll()
    scene.root.dismiss(animated: true) { note() }
    note()
    scene.stage.advance(by: 0.15)
    note()
    try scene.stage.settle()
    #expect(seen == ["linked, dismissing", "linked, dismissing", "unlinked"])
  }

  /// The links are final when the calls return; an unanimated presentation itself runs in the turn of
  /// the call, as UIKit's do, an unanimated dismissal inside the call.
  @Test(.facts("S094")) func `S094: without animation everything is final at once`() throws {
    let scene = Scene(.left)

    scene.root.present(scene.sheet, animated: false)
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.sheet.presentingViewController === scene.root)
    scene.stage.turn()
    #expect(!scene.sheet.isBeingPresented)
    #expect(scene.sheet.view.window === scene.stage.window)
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))

    scene.root.dismiss(animated: false)
    #expect(scene.showsOnlyRoot)
    #expect(!scene.sheet.isBeingDismissed)
    #expect(scene.sheet.presentingViewController == nil)
  }

  @Test(.facts("S098")) func `S098: animationEnded tells how each transition ended`() throws {
    let scene = Scene(.left)
    weak var lastAnimator: SlideAnimator?
    var order: [String] = []
    scene.slide.makeAnimator = { edge, isPresentation in
      let animator = SlideAnimator(edge, isPresentation: isPresentation)
      animator.onComplete = { order.append("complete \($0)") }
      animator.onEnd = { order.append("ended \($0)") }
      lastAnimator = animator
      return animator
    }

    try scene.presentSheet()
    #expect(order == ["complete true", "ended true"])
    #expect(lastAnimator == nil)
    order.removeAll()
    let driver = UIPercentDrivenInteractiveTransition()
    scene.beginDismissal(driver)
    driver.update(0.3)
    driver.cancel()
    try scene.stage.settle()
    #expect(order == ["complete false", "ended false"])
    order.removeAll()
    try scene.dismiss()
    #expect(order == ["complete true", "ended true"])
    order.removeAll()
    try scene.presentSheet(animated: false)
    try scene.dismiss(animated: false)
    #expect(order == [])
  }

  @Test(.facts("S106")) func `S106: children of the presented controller are told too`() throws {
    let scene = Scene(.left)
    let child = scene.probe("V")
    scene.sheet.onDidLoad = { Self.add(child, to: scene.sheet) }

    try scene.presentSheet()
    #expect(child.presentingViewController === scene.root)
    try scene.turnToLandscape()
    try scene.dismiss()

    #expect(scene.log.lines(of: "V.size").count == 1)
    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      #expect(scene.log.count("V.\(call)(true)") == 1)
      let own = try #require(scene.log.position("A.\(call)(true)"))
      let childs = try #require(scene.log.position("V.\(call)(true)"))
      if call.hasSuffix("Appear") { #expect(own < childs) }
    }
    #expect(scene.log.lines(of: "V.will", "V.didA", "V.didD").count == 4)
  }

  @Test(.facts("S106")) func `S106: a child added on screen or before loading is told once`() throws
  {
    let scene = Scene(.left)
    let early = scene.probe("E")
    scene.sheet.addChild(early)
    early.didMove(toParent: scene.sheet)
    #expect(!scene.sheet.isViewLoaded)
    scene.sheet.onDidLoad = { scene.sheet.view.addSubview(early.view) }
    try scene.presentSheet()
    let late = scene.probe("V")

    Self.add(late, to: scene.sheet)
    try scene.stage.settle()

    #expect(
      scene.log.lines(of: "E.will", "E.didA") == ["E.willAppear(true)", "E.didAppear(true)"]
    )
    #expect(
      scene.log.lines(of: "V.will", "V.didA") == ["V.willAppear(false)", "V.didAppear(false)"]
    )
    #expect(late.presentingViewController === scene.root)
  }

  private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}

/// Notes the callbacks around the user's dismissals.
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
