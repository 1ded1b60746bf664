import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Containers, dimming views, wrappers: what is where, and what is left.
struct HierarchyTests {
  @Test(.facts("C4", "C5", "L3")) func `the container stands above the presenter's view`()
    throws
  {
    let scene = SlideScene()
    let made = SlidePresentationController(
      presented: UIViewController(),
      presenting: nil,
      edge: .left
    )
    #expect(made.containerView == nil)

    try scene.presentAndSettle()

    let container = try #require(scene.container)
    #expect(String(describing: type(of: container)) == "UITransitionView")
    #expect(scene.stage.windowContents == [scene.root.view, container])
    #expect(container.frame == rect(0, 0, 375, 667))
    #expect(container.subviews == scene.panelViews)
    #expect(scene.sheet.view.isDescendant(of: container))
    #expect(!scene.root.view.isDescendant(of: container))
  }

  @Test(.facts("L9", "L10", "C12", "D14"), arguments: 1...5)
  func `nothing is left, whoever closes it`(way: Int) throws {
    let scene = SlideScene(.right)
    try scene.presentAndSettle()
    let controller = try #require(scene.controller)
    let dimming = try #require(scene.dimming)

    switch way {
    case 1: scene.stage.tap(at: CGPoint(x: 20, y: 300))
    case 2: scene.sheet.dismiss(animated: true)
    case 3: scene.root.dismiss(animated: true)
    case 4: scene.sheet.dismiss(animated: false)
    default: scene.root.dismiss(animated: false)
    }
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
    #expect(dimming.window == nil)
    #expect(scene.sheet.view.window == nil)
    #expect(controller.containerView == nil)
    #expect(controller.calls.filter { $0 == "dismissalTransitionWillBegin" }.count == 1)
    #expect(controller.calls.filter { $0 == "dismissalTransitionDidEnd(true)" }.count == 1)
    #expect(scene.log.lines(startingWith: "R.").isEmpty)
    try scene.presentAndSettle()
    #expect(scene.controller !== controller)
  }

  @Test(.facts("L9", "D13")) func `a second tap during the dismissal is lost`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    let slide = Slide(.bottom)
    let top = ProbeController("B", log: scene.log)
    slide.prepare(top)
    scene.sheet.present(top, animated: true)
    try scene.stage.settle()
    let controller = try #require(top.presentationController as? SlidePresentationController)

    scene.stage.tap(at: CGPoint(x: 100, y: 50))
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: CGPoint(x: 100, y: 50))
    try scene.stage.settle()

    #expect(controller.taps == 1)
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.dimming?.alpha == 1)
    scene.stage.tap(at: CGPoint(x: 320, y: 50))
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("L9")) func `a tap on the panel does not reach the dimming view`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()

    scene.stage.tap(at: CGPoint(x: 100, y: 300))
    try scene.stage.settle()
    #expect(scene.controller?.taps == 0)
    scene.stage.tap(at: CGPoint(x: 320, y: 300))
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("L14"), arguments: [true, false])
  func `animators may remove the view at the end or leave it`(removes: Bool) throws {
    let scene = SlideScene(.left)
    let delegate = AnimatorDelegate(edge: .left, removesView: removes)
    scene.sheet.transitioningDelegate = delegate
    for _ in 0..<2 {
      scene.log.clear()
      try scene.presentAndSettle()
      try scene.dismissAndSettle()
      #expect(scene.showsOnlyRoot)
      #expect(scene.sheet.view.superview == nil)
      #expect(scene.log.count("A.didDisappear(true)") == 1)
    }
  }

  @Test(.facts("C8"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `a panel keeps its place under a full-screen controller`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = SlideScene(.bottom)
    try scene.presentAndSettle()
    let frame = scene.sheet.view.frame
    let container = try #require(scene.container)
    let cover = ProbeController("C", log: scene.log)
    cover.modalPresentationStyle = style
    scene.sheet.present(cover, animated: true)
    try scene.stage.settle()
    #expect((scene.sheet.view.window == nil) == (style == .fullScreen))

    cover.dismiss(animated: true)
    scene.stage.turn()
    #expect(scene.sheet.view.frame != rect(0, 0, 375, 667) || style == .fullScreen)
    scene.stage.advance(by: 0.2)
    try scene.stage.settle()

    #expect(scene.sheet.view.superview === container)
    #expect(isClose(scene.sheet.view.frame, frame))
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.dimming?.window === scene.stage.window)
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(.facts("C6", "D4")) func `a wrapper is what the animator gets`() throws {
    let scene = SlideScene(.left)
    let delegate = ProbeDelegate()
    delegate.makeController = { WrappingController(presentedViewController: $0, presenting: $1) }
    scene.sheet.transitioningDelegate = delegate
    var wrapper: UIView?
    delegate.animator.onAnimate = { context in wrapper = context.view(forKey: .to) }

    try scene.presentAndSettle()

    let controller = try #require(
      scene.sheet.presentationController as? WrappingController
    )
    #expect(wrapper === controller.wrapper)
    #expect(controller.wrapper.superview === controller.containerView)
    #expect(scene.sheet.view.superview === controller.wrapper)
    delegate.animator.onAnimate = { context in
      #expect(context.view(forKey: .from) === controller.wrapper)
    }
    try scene.dismissAndSettle()
    #expect(scene.showsOnlyRoot)
  }

  @Test func `a kept controller can be presented again and again`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    let first = try #require(scene.controller)
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    try scene.dismissAndSettle()
    #expect(scene.sheet.presentingViewController == nil)
    #expect(scene.sheet.view.superview == nil)
    scene.slide.edge = .bottom
    try scene.presentAndSettle()
    #expect(scene.controller !== first)
    #expect(isClose(scene.sheet.view.frame, rect(0, 667.0 / 3, 375, 667.0 * 2 / 3)))
    try scene.dismissAndSettle()
    try scene.turnToLandscape()
    scene.slide.edge = .right
    try scene.presentAndSettle()
    #expect(isClose(scene.sheet.view.frame, rect(667.0 / 3, 0, 667.0 * 2 / 3, 375)))
    try scene.dismissAndSettle()

    #expect(scene.log.count("A.didLoad") == 1)
    #expect(scene.log.count("A.didAppear(true)") == 3)
    #expect(scene.sheet.view.alpha == 1)
    #expect(scene.sheet.view.transform.isIdentity)
  }

  @Test(arguments: [0.0, 0.15, 1.0])
  func `replacing the root removes what hangs off it`(time: TimeInterval) throws {
    let scene = SlideScene(.left)
    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: time)
    let next = ProbeController("N")

    scene.stage.window.rootViewController = next
    try scene.stage.settle()

    #expect(scene.stage.windowContents == [next.view])
    #expect(next.view.frame == scene.stage.window.bounds)
    #expect(scene.log.count("A.didDisappear(false)") == 1)
    #expect(scene.sheet.presentingViewController == nil)
    #expect(!scene.stage.application.isIgnoringInteractionEvents)
    let slide = Slide(.right)
    let other = ProbeController("B")
    slide.prepare(other)
    next.present(other, animated: true)
    try scene.stage.settle()
    #expect(next.presentedViewController === other)
  }

  @Test func `beside the panel the container takes the touch`() throws {
    let scene = SlideScene(.left)
    var taps = 0
    let target = TapTarget { taps += 1 }
    scene.root.view.addGestureRecognizer(target.recognizer)
    try scene.presentAndSettle()
    scene.dimming?.isUserInteractionEnabled = false

    scene.stage.tap(at: CGPoint(x: 340, y: 300))
    try scene.stage.settle()

    #expect(taps == 0)
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test func `a presenter that stays keeps what the app did to it`() throws {
    let scene = SlideScene(.left)
    let delegate = ProbeDelegate()
    scene.sheet.transitioningDelegate = delegate
    delegate.animator.onAnimate = { [root = scene.root] _ in root.view.frame.origin.y = 567 }
    try scene.presentAndSettle()
    scene.stage.window.setNeedsLayout()
    scene.stage.turn()
    #expect(scene.root.view.frame.minY == 567)

    delegate.animator.onAnimate = { _ in }
    scene.root.dismiss(animated: true)
    scene.stage.turn()

    #expect(scene.root.view.frame.minY == 567)
  }

  @Test(.facts("C18")) func `the presentation controller hears of a new preferred size`()
    throws
  {
    let scene = SlideScene(.left)
    let delegate = ProbeDelegate()
    delegate.makeController = { FollowingController(presentedViewController: $0, presenting: $1) }
    scene.sheet.transitioningDelegate = delegate
    scene.sheet.preferredContentSize = CGSize(width: 375, height: 200)
    try scene.presentAndSettle()
    let controller = try #require(
      scene.sheet.presentationController as? FollowingController
    )
    #expect(scene.sheet.view.frame == rect(0, 467, 375, 200))

    for (height, calls) in [(300.0, 1), (300.0, 1), (150.0, 2)] {
      scene.sheet.preferredContentSize = CGSize(width: 375, height: height)
      try scene.stage.settle()
      #expect(controller.changes == calls)
      #expect(scene.sheet.view.frame == rect(0, 667 - height, 375, height))
    }
  }
}

/// Offers slide animators that remove the view or not, and no presentation controller.
private final class AnimatorDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let edge: SlideEdge
  private let removesView: Bool

  init(edge: SlideEdge, removesView: Bool) {
    self.edge = edge
    self.removesView = removesView
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(edge: edge, isPresentation: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = SlideAnimator(edge: edge, isPresentation: false)
    animator.removesView = removesView
    return animator
  }
}

/// Shows the presented view inside a wrapper.
private final class WrappingController: UIPresentationController {
  let wrapper = UIView()

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    wrapper.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.frame = wrapper.bounds
    wrapper.addSubview(presentedViewController.view)
  }
}

/// At the bottom, as high as the content prefers.
private final class FollowingController: UIPresentationController {
  private(set) var changes = 0

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let height = presentedViewController.preferredContentSize.height
    return rect(0, containerView.bounds.height - height, containerView.bounds.width, height)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard containerView != nil else { return }
    changes += 1
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// A tap recogniser with its target.
final class TapTarget {
  private let action: () -> Void
  private(set) lazy var recognizer = UITapGestureRecognizer(
    target: self,
    action: Selector("handle", TapTarget.handle)
  )

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func handle() {
    action()
  }
}
