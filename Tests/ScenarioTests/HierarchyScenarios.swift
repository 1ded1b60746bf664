import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about containers, presenters and what is left behind.
struct HierarchyScenarios {
  @Test(.facts("S004"), arguments: 1...5)
  func `S004: no chrome is left, whoever asks for the dismissal`(way: Int) throws {
    let scene = Scene(.right)
    let button = TallyButton(in: scene.root.view, at: 200, 300)
    try scene.presentSheet()
    let controller = try #require(scene.controller)

    switch way {
    case 1: scene.tap(20, 300)
    case 2: scene.sheet.dismiss(animated: true)
    case 3: scene.root.dismiss(animated: true)
    case 4: scene.sheet.dismiss(animated: false)
    default: scene.root.dismiss(animated: false)
    }
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
    #expect(controller.dimming.window == nil)
    #expect(scene.sheet.view.window == nil)
    #expect(
      controller.transitionCalls.suffix(2) == [
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ]
    )
    #expect(controller.transitionCalls.count == 4)
    #expect(scene.root.presentedViewController == nil)
    scene.tap(200, 300)
    try scene.stage.settle()
    #expect(button.taps == 1)
  }

  @Test(.facts("S007"), arguments: ["custom", "removing", "fullScreen", "overFullScreen"])
  func `S007: a view that stays is nil to the animator, controllers never are`(
    kind: String
  ) throws {
    let scene = Scene(.left)
    let keys = KeyLogger()
    scene.slide.makeAnimator = { _, _ in keys }
    scene.slide.makeController = { presented, presenting, _ in
      kind == "removing"
        ? RemovingPresentation(presentedViewController: presented, presenting: presenting)
        : UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    if kind == "fullScreen" { scene.sheet.modalPresentationStyle = .fullScreen }
    if kind == "overFullScreen" { scene.sheet.modalPresentationStyle = .overFullScreen }
    let moves = kind == "removing" || kind == "fullScreen"

    try scene.presentSheet()
    #expect(keys.views == [moves ? scene.root.view : nil, scene.sheet.view])
    #expect(keys.controllers == [scene.root, scene.sheet])
    try scene.dismiss()

    #expect(keys.views == [scene.sheet.view, moves ? scene.root.view : nil])
    #expect(keys.controllers == [scene.sheet, scene.root])
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S046"), arguments: 1...5)
  func `S046: beside the panel the container takes the touch`(variant: Int) throws {
    let scene = Scene(.left)
    let button = TallyButton(in: scene.root.view, at: 340, 300)
    if variant == 4 {
      scene.slide.makeController = { HitThroughContent($0, $1, $2) }
    }
    try scene.presentSheet()
    let controller = try #require(scene.controller)
    let container = try #require(scene.container)
    if variant == 2 { controller.dimming.isUserInteractionEnabled = false }
    if variant >= 3 { controller.dimming.removeFromSuperview() }
    if variant == 5 { container.isUserInteractionEnabled = false }

    switch variant {
    case 1: #expect(scene.hit(340, 300) === controller.dimming)
    case 5: #expect(scene.hit(340, 300) === button)
    default: #expect(scene.hit(340, 300) === container)
    }
    scene.tap(340, 300)
    try scene.stage.settle()

    #expect(controller.taps.count == (variant == 1 ? 1 : 0))
    #expect(scene.showsOnlyRoot == (variant == 1))
    // Only a container that is itself transparent to hits lets the touch through.
    #expect(button.taps == (variant == 5 ? 1 : 0))
  }

  @Test(.facts("S065")) func `S065: a kept controller can be presented again and again`() throws {
    let scene = Scene(.left)
    var controllers: [ObjectIdentifier] = []
    var containers: [ObjectIdentifier] = []
    var kept: [AnyObject] = []
    func run(_ edge: SlideEdge, _ frame: CGRect) throws {
      scene.slide.edge = edge
      try scene.presentSheet()
      #expect(isClose(scene.sheet.view.frame, frame))
      let controller = try #require(scene.controller)
      let container = try #require(scene.container)
      kept += [controller, container]
      controllers.append(ObjectIdentifier(controller))
      containers.append(ObjectIdentifier(container))
      try scene.dismiss()
      #expect(scene.sheet.presentingViewController == nil)
      #expect(scene.sheet.view.superview == nil)
      #expect(scene.sheet.view.alpha == 1)
      #expect(scene.sheet.view.transform.isIdentity)
    }

    try run(.left, rect(0, 0, 250, 667))
    try run(.bottom, rect(0, 222.333, 375, 444.667))
    try scene.turnToLandscape()
    try run(.right, rect(222.333, 0, 444.667, 375))

    #expect(scene.log.count("A.didLoad") == 1)
    #expect(scene.log.count("A.willAppear(true)") == 3)
    #expect(scene.log.count("A.didAppear(true)") == 3)
    #expect(Set(controllers).count == 3)
    #expect(Set(containers).count == 3)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S067")) func `S067: a child's request is carried out by the covering controller`()
    throws
  {
    let scene = Scene(.left)
    let child = scene.probe("V")
    scene.root.addChild(child)
    child.view.frame = rect(0, 0, 375, 333)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    try scene.stage.settle()
    let keys = KeyLogger()
    scene.slide.makeAnimator = { _, _ in keys }

    try scene.present(scene.sheet, on: child)

    #expect(scene.sheet.presentingViewController === scene.root)
    #expect(scene.slide.sources == [child])
    #expect(scene.slide.presenters.allSatisfy { $0 == nil || $0 === scene.root })
    #expect(keys.controllers[0] === scene.root)
    #expect(child.presentedViewController === scene.sheet)
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.container?.frame == scene.stage.window.bounds)
    try scene.dismiss(child)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S068"), arguments: 1...4)
  func `S068: presenting from a view that is not on screen is refused`(run: Int) throws {
    let stage = Stage(size: Scene.portrait)
    let log = CallLog()
    let root = Probe("R", log: log)
    let manager = SlideManager(.left)
    let sheet = Probe("A", log: log)
    manager.prepare(sheet)
    var isCompleted = false
    let lonely = Probe("V", log: log)
    let presenter = run == 1 ? lonely : root
    let present = { presenter.present(sheet, animated: true) { isCompleted = true } }
    if run == 2 { root.onDidLoad = present }
    if run == 3 { root.onDidAppear = present }

    stage.show(root)
    try stage.settle()
    if run == 4 {
      let cover = Probe("F", log: log)
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: true)
      try stage.settle()
    }
    if run == 1 || run == 4 { present() }
    try stage.settle()

    #expect(isCompleted == (run == 3))
    #expect((sheet.presentingViewController === root) == (run == 3))
    let warnings = stage.log.filter { $0.contains("Attempt to present <Probe: 0x") }
    #expect(warnings.count == (run == 3 ? 0 : 1))
    let reason = run == 4 ? "already presenting" : "whose view is not in the window hierarchy"
    #expect(warnings.allSatisfy { $0.contains(" on <Probe: 0x") && $0.contains(reason) })
    for call in ["R.willAppear(false)", "R.didAppear(false)", "A.willAppear(true)"] {
      #expect(log.count(call) <= 1)
    }
  }

  @Test(.facts("S073")) func `S073: the container never holds a presenter that stays`() throws {
    let scene = Scene(.left)

    scene.root.present(scene.sheet, animated: true)
    scene.stage.advance(by: 0.15)
    let container = try #require(scene.container)
    #expect(!scene.root.view.isDescendant(of: container))
    try scene.stage.settle()

    #expect(!scene.root.view.isDescendant(of: container))
    #expect(scene.stage.windowContents == [scene.root.view, container])
  }

  @Test(.facts("S073")) func `S073: a removed presenter travels in the container and returns`()
    throws
  {
    let scene = Scene(.left)
    scene.slide.makeController = { presented, presenting, _ in
      RemovingPresentation(presentedViewController: presented, presenting: presenting)
    }
    scene.root.present(scene.sheet, animated: true)
    scene.stage.advance(by: 0.15)
    let container = try #require(scene.container)
    #expect(container.subviews == [scene.root.view, scene.sheet.view])
    try scene.stage.settle()
    #expect(scene.root.view.window == nil)

    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 0.15)
    #expect(scene.root.view.superview === container)
    try scene.stage.settle()

    #expect(scene.stage.windowContents.contains(scene.root.view))
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S074"), arguments: 1...3)
  func `S074: animators may remove the view at the end, earlier, or not at all`(
    edition: Int
  ) throws {
    let scene = Scene(.left)
    scene.slide.makeAnimator = { edge, isPresentation in
      let animator = SlideAnimator(edge, isPresentation: isPresentation)
      animator.removesView = edition == 2
      // Views that leave end their animations unfinished, which must not count as a cancel.
      animator.ignoresFinished = edition == 3
      return animator
    }

    for _ in 0..<2 {
      scene.log.clear()
      try scene.presentSheet()
      let container = try #require(scene.container)
      scene.root.dismiss(animated: true)
      scene.stage.advance(by: 0.15)
      if edition == 3 { scene.sheet.view.removeFromSuperview() }
      try scene.stage.settle()

      #expect(scene.showsOnlyRoot)
      #expect(scene.sheet.view.superview == nil)
      #expect(container.window == nil)
      #expect(scene.log.lines(of: "A.willDisappear") == ["A.willDisappear(true)"])
      #expect(scene.log.lines(of: "A.didDisappear") == ["A.didDisappear(true)"])
    }
  }

  @Test(.facts("S076"), arguments: [true, false])
  func `S076: a wrapper is what view(forKey:) gives`(usesViewForKey: Bool) throws {
    let scene = Scene(.left)
    let keys = KeyLogger()
    keys.usesViewForKey = usesViewForKey
    scene.slide.makeAnimator = { _, _ in keys }
    scene.slide.makeController = { presented, presenting, _ in
      WrapperPresentation(presented, presenting, inset: 0)
    }

    try scene.presentSheet()

    let controller = try #require(scene.sheet.presentationController as? WrapperPresentation)
    let wrapper = controller.wrapper
    let container = try #require(controller.containerView)
    #expect(keys.views[1] === wrapper)
    if usesViewForKey {
      #expect(wrapper.superview === container)
      #expect(wrapper.frame == rect(0, 0, 375, 667))
      #expect(scene.sheet.view.superview === wrapper)
    } else {
      #expect(scene.sheet.view.superview === container)
    }
    try scene.dismiss()
    #expect(keys.views[0] === wrapper)
    if usesViewForKey { #expect(scene.sheet.view.superview === wrapper) }
    #expect(scene.showsOnlyRoot)
    #expect(scene.sheet.view.window == nil)
  }

  @Test(.facts("S077"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `S077: a wrapped view goes back into its wrapper`(style: UIModalPresentationStyle) throws {
    let scene = Scene(.left)
    scene.slide.makeAnimator = { _, _ in KeyLogger() }
    scene.slide.makeController = { presented, presenting, _ in
      WrapperPresentation(presented, presenting, inset: 10)
    }
    try scene.presentSheet()
    let view: UIView = scene.sheet.view
    let wrapper = try #require(view.superview)
    let frame = view.frame
    #expect(frame == rect(10, 10, 355, 647))
    let cover = scene.probe("C", style: style)
    let moves = style == .fullScreen

    scene.sheet.present(cover, animated: true)
    scene.stage.advance(by: 0.1)
    let container = try #require(cover.presentationController?.containerView)
    #expect(view.superview === (moves ? container : wrapper))
    try scene.stage.settle()
    #expect((view.window == nil) == moves)
    cover.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(view.superview === (moves ? container : wrapper))
    try scene.stage.settle()

    #expect(view.superview === wrapper)
    #expect(view.frame == frame)
    #expect(wrapper.window === scene.stage.window)
  }

  @Test(.facts("S088")) func `S088: a presenter moved aside stays there until it is moved back`()
    throws
  {
    let scene = Scene(.left)
    let mover = PresenterMover()
    scene.slide.makeController = { presented, presenting, _ in
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    scene.slide.makeAnimator = { _, _ in mover }
    let view: UIView = scene.root.view
    mover.presenterView = view
    mover.target = 567
    try scene.presentSheet()
    #expect(view.frame.minY == 567)
    scene.stage.window.setNeedsLayout()
    scene.container?.setNeedsLayout()
    scene.stage.turn()
    #expect(view.frame.minY == 567)

    mover.target = 0
    scene.root.dismiss(animated: true)
    #expect(scene.seen(view).minY == 567)
    scene.stage.advance(by: 0.15)
    #expect(abs(scene.seen(view).minY - 283.5) < 0.01)
    try scene.stage.settle()

    #expect(view.frame.minY == 0)
    #expect(scene.showsOnlyRoot)
  }
}

/// Notes views and controllers of a transition, then fades.
final class KeyLogger: NSObject, UIViewControllerAnimatedTransitioning {
  /// From, to.
  private(set) var views: [UIView?] = []
  private(set) var controllers: [UIViewController?] = []
  var usesViewForKey = true

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    views = [transitionContext.view(forKey: .from), transitionContext.view(forKey: .to)]
    controllers = [
      transitionContext.viewController(forKey: .from),
      transitionContext.viewController(forKey: .to),
    ]
    let added =
      usesViewForKey
      ? transitionContext.view(forKey: .to)
      : transitionContext.view(forKey: .to).flatMap { _ in
        transitionContext.viewController(forKey: .to)?.view
      }
    if let added { transitionContext.containerView.addSubview(added) }
    UIView.animate(
      withDuration: 0.3,
      animations: { transitionContext.containerView.backgroundColor = .clear },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

/// Fills the container with a view that lets touches through beside the panel.
private final class HitThroughContent: SlidePresentation {
  private final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let passing = Passing(frame: containerView.bounds)
    containerView.addSubview(passing)
  }
}

/// Shows the presented view inside a wrapper, `inset` points smaller on each side.
final class WrapperPresentation: UIPresentationController {
  let wrapper = UIView()
  private let inset: CGFloat

  init(_ presented: UIViewController, _ presenting: UIViewController?, inset: CGFloat) {
    self.inset = inset
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    wrapper.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.frame = wrapper.bounds.insetBy(dx: inset, dy: inset)
    wrapper.addSubview(presentedViewController.view)
  }
}

/// Moves the presenter's view, which UIKit itself leaves alone.
private final class PresenterMover: NSObject, UIViewControllerAnimatedTransitioning {
  weak var presenterView: UIView?
  /// Where the top goes, in points.
  var target: CGFloat = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { self.presenterView?.frame.origin.y = self.target },
      completion: { transitionContext.completeTransition($0) }
    )
  }
}
