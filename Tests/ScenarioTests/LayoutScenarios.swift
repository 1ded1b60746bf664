import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about the frames of panels.
struct LayoutScenarios {
  /// UIKit lets the panel flash at full size while it moves between the containers; here it does not.
  @Test(.facts("S005"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `S005: a panel never takes the full size under a full-screen controller`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = Scene(.bottom)
    try scene.presentSheet()
    let container = try #require(scene.container)
    let panel = rect(0, 222.333, 375, 444.667)
    let cover = scene.probe("C", style: style)
    try scene.present(cover, on: scene.sheet)
    #expect((scene.sheet.view.window == nil) == (style == .fullScreen))
    if style == .overFullScreen { #expect(scene.sheet.view.superview === container) }

    cover.dismiss(animated: true)
    scene.stage.turn()
    for _ in 0..<2 {
      // t = 0+, then half way of the built-in half second.
      #expect(isClose(scene.sheet.view.frame, panel))
      #expect(isClose(scene.seen(scene.sheet.view), panel))
      if style == .overFullScreen { #expect(scene.sheet.view.superview === container) }
      scene.stage.advance(by: 0.25)
    }
    try scene.stage.settle()

    #expect(scene.sheet.view.superview === container)
    #expect(isClose(scene.sheet.view.frame, panel))
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.dimming?.window === scene.stage.window)
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(.facts("S041"), arguments: [true, false])
  func `S041: the final frame is the container's, the animator sets it or not`(sets: Bool) throws {
    let scene = Scene(.left, size: CGSize(width: 500, height: 667))
    let frames = FrameLogger()
    frames.setsFrame = sets
    scene.slide.makeController = { presented, presenting, _ in
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    scene.slide.makeAnimator = { _, _ in frames }
    scene.sheet.loadedSize = CGSize(width: 320, height: 480)
    let all = rect(0, 0, 500, 667)

    try scene.presentSheet()

    #expect(frames.log["final A"] == all)
    #expect(frames.log["initial A"] == .zero)
    #expect(frames.log["initial R"] == all)
    #expect(frames.log["final R"] == all)
    if sets { #expect(scene.sheet.view.frame == all) }
    let current = scene.sheet.view.frame
    #expect([all, rect(0, 0, 320, 480)].contains(current))
    try scene.dismiss()
    #expect(frames.log["initial A"] == current)
    #expect(frames.log["final A"] == current)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S041")) func `S041: a removed presenter has no final frame`() throws {
    let scene = Scene(.left, size: CGSize(width: 500, height: 667))
    let frames = FrameLogger()
    scene.slide.makeController = { presented, presenting, _ in
      RemovingPresentation(presentedViewController: presented, presenting: presenting)
    }
    scene.slide.makeAnimator = { _, _ in frames }

    try scene.presentSheet()

    #expect(frames.log["initial R"] == rect(0, 0, 500, 667))
    #expect(frames.log["final R"] == .zero)
  }

  @Test(.facts("S041")) func `S041: a slide's dismissal starts from its own frame`() throws {
    let scene = Scene(.left)
    let frames = FrameLogger()
    try scene.presentSheet()
    scene.slide.makeAnimator = { _, _ in frames }

    try scene.dismiss()

    #expect(frames.log["initial A"] == rect(0, 0, 250, 667))
    #expect(frames.log["final A"] == rect(0, 0, 250, 667))
  }

  @Test(.facts("S082")) func `S082: a panel follows its preferred content size`() throws {
    let scene = Scene(.bottom)
    scene.slide.makeController = { presented, presenting, _ in
      let controller = FollowingPresentation(
        presentedViewController: presented,
        presenting: presenting
      )
      controller.log = scene.log
      return controller
    }
    scene.sheet.preferredContentSize = CGSize(width: 375, height: 200)
    try scene.presentSheet()
    #expect(scene.sheet.view.frame == rect(0, 467, 375, 200))
    let begin = try #require(scene.log.position("willBegin"))
    #expect(scene.log.lines[..<begin].filter { $0 == "preferred" }.count <= 1)
    #expect(!scene.log.lines[begin...].contains("preferred"))

    for (height, calls) in [(300.0, 1), (300.0, 0), (150.0, 1)] {
      scene.log.clear()
      scene.sheet.preferredContentSize = CGSize(width: 375, height: height)
      try scene.stage.settle()
      #expect(scene.log.count("preferred") == calls)
      #expect(scene.sheet.view.frame == rect(0, 667 - height, 375, height))
    }

    UIView.animate(withDuration: 0.2) {
      scene.sheet.preferredContentSize = CGSize(width: 375, height: 250)
    }
    var last: CGFloat = 517
    for _ in 0..<9 {
      scene.stage.advance(by: 0.02)
      let top = scene.seen(scene.sheet.view).minY
      #expect(top < last)
      #expect(top > 417)
      last = top
    }
    try scene.stage.settle()
    #expect(scene.seen(scene.sheet.view) == rect(0, 417, 375, 250))
  }

  @Test(.facts("S083")) func `S083: a size set by hand springs back, a position stays`() throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    let panel = rect(0, 0, 250, 667)

    scene.sheet.view.frame = rect(0, 0, 200, 667)
    scene.stage.turn()
    #expect(scene.sheet.view.frame == panel)
    scene.sheet.view.center.x += 20
    scene.stage.turn()
    #expect(scene.sheet.view.frame == rect(20, 0, 250, 667))
    scene.stage.resize(to: CGSize(width: 376, height: 667))
    scene.stage.resize(to: Scene.portrait)
    try scene.stage.settle()

    #expect(scene.sheet.view.frame == panel)
  }

  @Test(.facts("S085")) func `S085: dimming by constraints and panel by frame live together`()
    throws
  {
    let scene = Scene(.right)
    try scene.presentSheet()
    let container = try #require(scene.container)
    let dimming = try #require(scene.dimming)
    #expect(!dimming.translatesAutoresizingMaskIntoConstraints)

    for _ in 0..<10 {
      container.setNeedsLayout()
      scene.stage.turn()
      #expect(dimming.frame == rect(0, 0, 375, 667))
      #expect(scene.sheet.view.frame == rect(125, 0, 250, 667))
    }
    // A container without a size first, then the real one.
    container.frame = .zero
    container.layoutIfNeeded()
    #expect(dimming.frame == .zero)
    container.frame = rect(0, 0, 375, 667)
    container.layoutIfNeeded()
    #expect(dimming.frame == rect(0, 0, 375, 667))
    #expect(scene.sheet.view.frame == rect(125, 0, 250, 667))
    try scene.turnToLandscape()
    #expect(dimming.frame == rect(0, 0, 667, 375))
    #expect(isClose(scene.sheet.view.frame, rect(222.333, 0, 444.667, 375)))
  }

  @Test(.facts("S085")) func `S085: a dimming view inserted before the container has its size`()
    throws
  {
    let scene = Scene(.right)
    scene.slide.makeController = { EarlyDimming($0, $1, $2) }

    try scene.presentSheet()

    #expect(scene.dimming?.frame == rect(0, 0, 375, 667))
    #expect(scene.sheet.view.frame == rect(125, 0, 250, 667))
  }

  @Test(.facts("S086")) func `S086: the screen's bounds are the turned window's`() throws {
    let scene = Scene(.left)
    var bounds: CGRect?
    scene.root.onSizeChange = { _, _ in bounds = UIScreen.main.bounds }
    let turned = rect(0, 0, 667, 375)

    try scene.turnToLandscape()
    #expect(bounds == turned)
    #expect(UIScreen.main.bounds == turned)
    scene.sheet.modalPresentationStyle = .fullScreen
    scene.slide.makeAnimator = { _, isPresentation in VerticalMove(isPresentation) }
    scene.root.present(scene.sheet, animated: true)
    scene.stage.turn()
    #expect(scene.seen(scene.sheet.view) == rect(0, -375, 667, 375))
    try scene.stage.settle()
    #expect(scene.sheet.view.frame == turned)
    try scene.dismiss()

    #expect(scene.root.view.frame == turned)
    #expect(scene.showsOnlyRoot)
  }
}

/// Notes the frames of a transition, then fades in.
private final class FrameLogger: NSObject, UIViewControllerAnimatedTransitioning {
  var setsFrame = true
  private(set) var log: [String: CGRect] = [:]

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    for key in [UITransitionContextViewControllerKey.from, .to] {
      guard let controller = transitionContext.viewController(forKey: key) as? Probe else {
        continue
      }
      log["initial \(controller.name)"] = transitionContext.initialFrame(for: controller)
      log["final \(controller.name)"] = transitionContext.finalFrame(for: controller)
    }
    if let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      transitionContext.containerView.addSubview(view)
      if setsFrame { view.frame = transitionContext.finalFrame(for: controller) }
    }
    let shown =
      transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    UIView.animate(
      withDuration: 0.3,
      animations: { shown?.alpha = 0.9 },
      completion: { transitionContext.completeTransition($0) }
    )
  }
}

/// Takes the presenter's view away as full screen does.
final class RemovingPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// At the bottom, as high as the content prefers.
private final class FollowingPresentation: UIPresentationController {
  var log: CallLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let height = presentedViewController.preferredContentSize.height
    return rect(0, containerView.bounds.height - height, containerView.bounds.width, height)
  }

  override func presentationTransitionWillBegin() {
    log?.add("willBegin")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    log?.add("preferred")
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Adds the dimming view while the container has no size.
private final class EarlyDimming: SlidePresentation {
  override func presentationTransitionWillBegin() {
    let frame = containerView?.frame ?? .zero
    containerView?.frame = .zero
    super.presentationTransitionWillBegin()
    containerView?.layoutIfNeeded()
    containerView?.frame = frame
  }
}

/// The founding example's spring: the screen's height down, the presenter 20 points further.
private final class VerticalMove: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(_ isPresentation: Bool) {
    self.isPresentation = isPresentation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    let bounds = UIScreen.main.bounds
    let distance = bounds.height + (isPresentation ? 20 : 0)
    transitionContext.containerView.addSubview(to)
    to.frame = bounds.offsetBy(dx: 0, dy: isPresentation ? -bounds.height : bounds.height)
    UIView.animate(
      withDuration: 2,
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      options: [],
      animations: {
        to.frame = bounds
        from.frame.origin.y = self.isPresentation ? distance : -distance
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
