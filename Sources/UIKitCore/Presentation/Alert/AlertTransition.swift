import CoreGraphics
import Foundation
import QuartzCore

/// Offers alerts their presentation controller and their animations.
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(isPresenting: false)
  }
}

/// Alerts stand in the middle, action sheets at the bottom, over a dimmed screen.
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = SheetDimmingView()

  override var elevatesInterface: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert = presentedViewController as? UIAlertController else {
      return .zero
    }
    let area = container.bounds.inset(by: container.safeAreaInsets)
    switch alert.preferredStyle {
    case .alert:
      let size = alert.view.sizeThatFits(CGSize(width: AlertMetrics.width, height: area.height))
      return CGRect(
        x: area.midX - size.width / 2,
        y: (container.bounds.midY - size.height / 2).rounded(),
        width: size.width,
        height: size.height
      )
    case .actionSheet:
      let width = min(area.width, container.bounds.height) - 2 * AlertMetrics.sheetMargin
      let size = alert.view.sizeThatFits(CGSize(width: width, height: area.height))
      return CGRect(
        x: area.midX - size.width / 2,
        y: area.maxY - size.height - AlertMetrics.sheetMargin,
        width: size.width,
        height: size.height
      )
    }
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    dimmingView.frame = container.bounds
    dimmingView.backgroundColor = UIColor(white: 0, alpha: AlertMetrics.dimming)
    dimmingView.alpha = 0
    dimmingView.onTap = { [weak self] in
      (self?.presentedViewController as? UIAlertController)?.tappedBeside()
    }
    container.insertSubview(dimmingView, at: 0)
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  override func containerViewWillLayoutSubviews() {
    guard presentation?.isLeaving != true, presentedView?.transform.isIdentity == true else {
      return
    }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha },
      completion: nil
    )
  }
}

/// Alerts shrink into place and fade out; action sheets slide.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    AlertMetrics.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let alert = transitionContext.viewController(forKey: isPresenting ? .to : .from)
        as? UIAlertController
    else {
      transitionContext.completeTransition(true)
      return
    }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: alert)
      transitionContext.containerView.addSubview(view)
    }
    let isSheet = alert.preferredStyle == .actionSheet
    let distance = transitionContext.containerView.bounds.maxY - view.frame.minY
    let away =
      isSheet
      ? CGAffineTransform(translationX: 0, y: distance)
      : CGAffineTransform(scaleX: AlertMetrics.startScale, y: AlertMetrics.startScale)
    if isPresenting {
      view.transform = away
      view.alpha = isSheet ? 1 : 0
    }
    UIView.animate(
      withDuration: AlertMetrics.duration,
      animations: {
        if self.isPresenting || isSheet {
          view.transform = self.isPresenting ? .identity : away
        }
        view.alpha = self.isPresenting || isSheet ? 1 : 0
      },
      completion: { _ in
        view.transform = .identity
        view.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
