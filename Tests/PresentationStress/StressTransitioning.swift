import UIKit

/// What a presented controller's transition is made of.
nonisolated struct StressLook: Sendable {
  nonisolated enum Driving: CaseIterable, Sendable {
    case none
    case percent
    /// Percent-driven, but starting by itself: to be paused later.
    case late
    case byHand
  }

  nonisolated enum Adaptation: CaseIterable, Sendable {
    case none
    case fullScreenInCompactHeight
    case overFullScreenWithStandIn
    case navigationAroundOriginal
    case formSheet
  }

  var movement: StressMovement?
  var presentingDriver = Driving.none
  var dismissingDriver = Driving.none
  var adaptation = Adaptation.none
  var removesPresenter = false
  var isInContext = false
  var wrapsView = false
  var edge = 0
  var refusesUser = false
}

/// Offers everything that a presentation can ask for.
final class StressTransitioning: NSObject, UIViewControllerTransitioningDelegate,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
{
  var look: StressLook
  private weak var world: StressWorld?

  init(_ look: StressLook, in world: StressWorld) {
    self.look = look
    self.world = world
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let world else { return nil }
    let controller = StressPresentation(look, of: presented, presenting: presenting, in: world)
    controller.delegate = self
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    world?.reached(.asksForAnimator, nil)
    return animator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    world?.reached(.asksForAnimator, nil)
    return animator(isPresenting: false)
  }

  private func animator(isPresenting: Bool) -> StressAnimator? {
    guard let world, let movement = look.movement else { return nil }
    return StressAnimator(movement, isPresenting: isPresenting, in: world)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver(look.presentingDriver, isPresenting: true)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver(look.dismissingDriver, isPresenting: false)
  }

  private func driver(
    _ driving: StressLook.Driving,
    isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let world else { return nil }
    switch driving {
    case .none: return nil
    case .percent, .late:
      let driver = StressDriver(in: world)
      driver.wantsInteractiveStart = driving == .percent
      world.take(driver)
      return driver
    case .byHand:
      let driver = StressHandDriver(isPresenting: isPresenting, in: world)
      world.take(driver)
      return driver
    }
  }

  // MARK: - Adaptivity

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    world?.reached(.asksForStyle, nil)
    let isCompact = traitCollection.verticalSizeClass == .compact
    switch look.adaptation {
    case .none: return adaptivePresentationStyle(for: controller)
    case .fullScreenInCompactHeight: return isCompact ? .fullScreen : .none
    case .overFullScreenWithStandIn, .navigationAroundOriginal:
      return isCompact ? .overFullScreen : .none
    case .formSheet: return isCompact ? .formSheet : .none
    }
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard let world else { return nil }
    switch look.adaptation {
    case .none, .fullScreenInCompactHeight, .formSheet: return nil
    case .overFullScreenWithStandIn: return StressController(in: world)
    case .navigationAroundOriginal:
      let original = controller.presentedViewController
      guard !(original is UINavigationController), !(original is UITabBarController),
        original.parent == nil
      else { return nil }
      return StressNavigation(in: world, root: original)
    }
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    !look.refusesUser
  }
}

/// A panel at an edge with darkness behind: the commonest custom presentation.
final class StressPresentation: UIPresentationController {
  private enum Phase: String {
    case idle
    case presenting
    case presented
    case dismissing
  }

  private let look: StressLook
  private let dimming = UIView()
  private let wrapper = UIView()
  private weak var world: StressWorld?
  private var phase = Phase.idle

  init(
    _ look: StressLook,
    of presented: UIViewController,
    presenting: UIViewController?,
    in world: StressWorld
  ) {
    self.look = look
    self.world = world
    super.init(presentedViewController: presented, presenting: presenting)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("tapped", StressPresentation.tapped)
      )
    )
    world.watch(self, "presentation controller")
    world.watch(dimming, "dimming view")
  }

  private func tapped() {
    guard !look.refusesUser else { return }
    presentingViewController.dismiss(animated: true)
  }

  /// What it adds to the container besides the presented view.
  var chrome: UIView { dimming }

  /// What is wrong with it at rest.
  var fault: String? {
    if phase != .presented { return "its presentation controller is \(phase.rawValue)" }
    if dimming.alpha != 1 { return "its dimming view has the alpha \(dimming.alpha)" }
    if dimming.superview !== containerView { return "its dimming view is not in the container" }
    return nil
  }

  override var shouldPresentInFullscreen: Bool { !look.isInContext }
  override var shouldRemovePresentersView: Bool { look.removesPresenter }
  override var presentedView: UIView? { look.wrapsView ? wrapper : presentedViewController.view }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let whole = containerView.bounds.size
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: whole
    )
    let isAtEnd = look.edge % 4 >= 2
    return CGRect(
      x: isAtEnd ? whole.width - size.width : 0,
      y: isAtEnd ? whole.height - size.height : 0,
      width: size.width,
      height: size.height
    )
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    look.edge % 2 == 0
      ? CGSize(width: parentSize.width, height: parentSize.height * 2 / 3)
      : CGSize(width: parentSize.width * 2 / 3, height: parentSize.height)
  }

  override func containerViewWillLayoutSubviews() {
    guard let view = presentedView, view.transform.isIdentity else { return }
    guard phase == .presented else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  // MARK: - Transitions

  private func move(to new: Phase, from allowed: [Phase], _ callback: String) {
    world?.tell("  \(callback)")
    if !allowed.contains(phase) { world?.fail("\(callback) came while it was \(phase.rawValue)") }
    phase = new
  }

  override func presentationTransitionWillBegin() {
    move(to: .presenting, from: [.idle], "presentationTransitionWillBegin")
    guard let containerView else {
      world?.fail("presentationTransitionWillBegin without a container")
      return
    }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimming, at: 0)
    if look.wrapsView, let view = presentedViewController.view {
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
    }
    fade(to: 1)
    world?.reached(.presentationWillBegin, presentedViewController)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    move(
      to: completed ? .presented : .idle,
      from: [.presenting],
      "presentationTransitionDidEnd(\(completed))"
    )
    if !completed { dimming.removeFromSuperview() }
    // The container may have changed its size meanwhile.
    containerView?.setNeedsLayout()
    world?.reached(.presentationDidEnd, presentedViewController)
  }

  override func dismissalTransitionWillBegin() {
    move(to: .dismissing, from: [.presented], "dismissalTransitionWillBegin")
    fade(to: 0)
    world?.reached(.dismissalWillBegin, presentedViewController)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    move(
      to: completed ? .idle : .presented,
      from: [.dismissing],
      "dismissalTransitionDidEnd(\(completed))"
    )
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
    containerView?.setNeedsLayout()
    world?.reached(.dismissalDidEnd, presentedViewController)
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
  }
}
