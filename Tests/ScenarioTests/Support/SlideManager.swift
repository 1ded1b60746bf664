import Foundation
import UIKit

/// The founding tutorial's set in our words: offers slide presentations and animators.
class SlideManager: NSObject, UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate
{
  typealias Controller = UIPresentationController
  typealias Animator = any UIViewControllerAnimatedTransitioning

  var edge: SlideEdge
  /// Compact height shows over full screen (or `makeMessage`'s controller).
  var disableCompactHeight = false
  var makeMessage: (() -> UIViewController)?
  var log = CallLog()
  /// Interaction controllers to hand out.
  var presentationDriver: (any UIViewControllerInteractiveTransitioning)?
  var dismissalDriver: (any UIViewControllerInteractiveTransitioning)?
  /// The delegate of the presentation controllers; nil for the manager itself.
  var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  var makeController: (UIViewController, UIViewController?, SlideEdge) -> Controller? = {
    SlidePresentation($0, $1, $2)
  }
  var makeAnimator: (SlideEdge, _ isPresentation: Bool) -> Animator? = {
    SlideAnimator($0, isPresentation: $1)
  }
  /// What the questions were asked with.
  private(set) var presenters: [UIViewController?] = []
  private(set) var sources: [UIViewController] = []
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
    log.add("question")
    presenters.append(presenting)
    sources.append(source)
    let controller = makeController(presented, presenting, edge)
    controller?.delegate = adaptiveDelegate ?? self
    self.controller = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animator for presented")
    return makeAnimator(edge, true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animator for dismissed")
    return makeAnimator(edge, false)
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
    let isCompact = traitCollection.verticalSizeClass == .compact
    return isCompact && disableCompactHeight ? .overFullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    makeMessage?()
  }
}
