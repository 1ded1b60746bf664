import Foundation
import UIKit

/// The edge that a slide comes from.
enum SlideEdge {
  case left
  case top
  case right
  case bottom
}

/// The founding tutorial's set in our words: offers the sheet controller and the animators.
final class Slide: NSObject, UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var edge: SlideEdge
  /// Compact height shows over full screen (or `makeMessage`'s controller).
  var disableCompactHeight = false
  var makeMessage: (() -> UIViewController)?
  var log = CallLog()
  /// The animator handed out last.
  private(set) weak var lastAnimator: SlideAnimator?
  /// Interaction controllers to hand out.
  var presentationDriver: (any UIViewControllerInteractiveTransitioning)?
  var dismissalDriver: (any UIViewControllerInteractiveTransitioning)?
  var makeController: (UIViewController, UIViewController?, SlideEdge) -> UIPresentationController =
    {
      SlidePresentationController(presented: $0, presenting: $1, edge: $2)
    }
  private(set) weak var controller: UIPresentationController?

  init(_ edge: SlideEdge) {
    self.edge = edge
  }

  /// Makes `presented` ready to be presented by this.
  func prepare(_ presented: UIViewController) {
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("presentationController")
    let controller = makeController(presented, presenting, edge)
    controller.delegate = self
    self.controller = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animationController(forPresented)")
    let animator = SlideAnimator(edge: edge, isPresentation: true)
    lastAnimator = animator
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animationController(forDismissed)")
    let animator = SlideAnimator(edge: edge, isPresentation: false)
    lastAnimator = animator
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentationDriver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    dismissalDriver
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    log.add("adaptivePresentationStyle(\(traitCollection.verticalSizeClass))")
    return traitCollection.verticalSizeClass == .compact && disableCompactHeight
      ? .overFullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    log.add("viewControllerForAdaptivePresentationStyle(\(style))")
    return makeMessage?()
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.add("willPresentWithAdaptiveStyle(\(style))")
  }
}

/// Two thirds of the container at one edge, with a dimming view that closes on a tap.
class SlidePresentationController: UIPresentationController {
  let edge: SlideEdge
  let dimmingView = UIView()
  private(set) var calls: [String] = []
  private(set) var taps = 0

  init(presented: UIViewController, presenting: UIViewController?, edge: SlideEdge) {
    self.edge = edge
    super.init(presentedViewController: presented, presenting: presenting)
    dimmingView.translatesAutoresizingMaskIntoConstraints = false
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.alpha = 0
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("handleTap:", SlidePresentationController.handleTap)
      )
    )
  }

  func handleTap(_ recognizer: UITapGestureRecognizer) {
    taps += 1
    presentingViewController.dismiss(animated: true)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    var frame = CGRect.zero
    frame.size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size
    )
    switch edge {
    case .right: frame.origin.x = containerView.frame.width * (1 / 3)
    case .bottom: frame.origin.y = containerView.frame.height * (1 / 3)
    case .left, .top: frame.origin = .zero
    }
    return frame
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    switch edge {
    case .left, .right: CGSize(width: parentSize.width * (2 / 3), height: parentSize.height)
    case .top, .bottom: CGSize(width: parentSize.width, height: parentSize.height * (2 / 3))
    }
  }

  override func presentationTransitionWillBegin() {
    calls.append("presentationTransitionWillBegin")
    addDimmingView()
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
  }

  func addDimmingView() {
    guard let containerView else { return }
    containerView.insertSubview(dimmingView, at: 0)
    NSLayoutConstraint.activate([
      dimmingView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      dimmingView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      dimmingView.topAnchor.constraint(equalTo: containerView.topAnchor),
      dimmingView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
    ])
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.append("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() {
    calls.append("dismissalTransitionWillBegin")
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.append("dismissalTransitionDidEnd(\(completed))")
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Moves the presented view in from its edge and out again in 0.3 s.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let edge: SlideEdge
  let isPresentation: Bool
  /// The tutorial's later edition removes the view itself.
  var removesView = false
  var duration: TimeInterval = 0.3

  init(edge: SlideEdge, isPresentation: Bool) {
    self.edge = edge
    self.isPresentation = isPresentation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key),
      let view = controller.view
    else { return }
    if isPresentation { transitionContext.containerView.addSubview(view) }
    let rest = transitionContext.finalFrame(for: controller)
    var away = rest
    switch edge {
    case .left: away.origin.x = -rest.width
    case .right: away.origin.x = transitionContext.containerView.frame.width
    case .top: away.origin.y = -rest.height
    case .bottom: away.origin.y = transitionContext.containerView.frame.height
    }
    view.frame = isPresentation ? away : rest
    UIView.animate(
      withDuration: duration,
      animations: { view.frame = self.isPresentation ? rest : away },
      completion: { finished in
        if !self.isPresentation, self.removesView, !transitionContext.transitionWasCancelled {
          view.removeFromSuperview()
        }
        transitionContext.completeTransition(
          finished && !transitionContext.transitionWasCancelled
        )
      }
    )
  }
}
