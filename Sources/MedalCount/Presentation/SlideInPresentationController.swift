import UIKit

/// Shows a panel over two thirds of the screen and dims the rest; a tap there closes it.
final class SlideInPresentationController: UIPresentationController {
  private static let share: CGFloat = 2.0 / 3.0

  private let direction: PresentationDirection
  private let dimmingView = UIView()

  init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?,
    direction: PresentationDirection
  ) {
    self.direction = direction
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    setUpDimmingView()
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let container = containerView.bounds.size
    let panel = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: container
    )
    var origin = CGPoint.zero
    switch direction {
    case .left, .top:
      break
    case .right:
      origin.x = container.width - panel.width
    case .bottom:
      origin.y = container.height - panel.height
    }
    return CGRect(origin: origin, size: panel)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    switch direction {
    case .left, .right:
      CGSize(width: parentSize.width * Self.share, height: parentSize.height)
    case .top, .bottom:
      CGSize(width: parentSize.width, height: parentSize.height * Self.share)
    }
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.insertSubview(dimmingView, at: 0)
    let views = ["dimmingView": dimmingView]
    for format in ["V:|[dimmingView]|", "H:|[dimmingView]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: [],
          metrics: nil,
          views: views
        )
      )
    }
    fadeDimmingView(to: 1)
  }

  override func dismissalTransitionWillBegin() {
    fadeDimmingView(to: 0)
  }

  /// In step with the panel; at once where nothing is animated.
  private func fadeDimmingView(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = alpha
    })
  }

  private func setUpDimmingView() {
    dimmingView.translatesAutoresizingMaskIntoConstraints = false
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimmingView.alpha = 0
    dimmingView.accessibilityIdentifier = "dimming"
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("handleTap:", SlideInPresentationController.handleTap)
    )
    dimmingView.addGestureRecognizer(tap)
  }

  private func handleTap(_ recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}
