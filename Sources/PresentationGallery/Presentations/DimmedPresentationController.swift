import UIKit

/// Dims what is behind the presented view; a tap there closes it.
class DimmedPresentationController: UIPresentationController {
  private static let dimming: CGFloat = 0.4

  private let dimmingView = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("dimmingTapped", DimmedPresentationController.dimmingTapped)
      )
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    dimmingView.alpha = 0
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      dimmingView.removeFromSuperview()
    } else {
      dimmingView.alpha = 1
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    // On the way in and out the animator has it.
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
  }

  private func dimmingTapped() {
    presentedViewController.dismiss(animated: true)
  }
}
