import UIKit

/// Shows a panel over three quarters of the screen and dims the rest; a tap there closes it.
final class SlideInPresentationController: UIPresentationController {
  private static let share: CGFloat = 3.0 / 4.0

  private let direction: PresentationDirection
  private let backgroundView = UIView()

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
    setUpBackgroundView()
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
    containerView.insertSubview(backgroundView, at: 0)
    let views = ["backgroundView": backgroundView]
    for format in ["V:|[backgroundView]|", "H:|[backgroundView]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: [],
          metrics: nil,
          views: views
        )
      )
    }
    fadeBackgroundView(to: 1)
  }

  override func dismissalTransitionWillBegin() {
    fadeBackgroundView(to: 0)
  }

  /// In step with the panel; at once where nothing is animated.
  private func fadeBackgroundView(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      backgroundView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.backgroundView.alpha = alpha
    })
  }

  private func setUpBackgroundView() {
    backgroundView.translatesAutoresizingMaskIntoConstraints = false
    backgroundView.backgroundColor = UIColor(white: 0, alpha: 0.5)
    backgroundView.alpha = 0
    backgroundView.accessibilityIdentifier = "background"
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("handleTap:", SlideInPresentationController.handleTap)
    )
    backgroundView.addGestureRecognizer(tap)
  }

  private func handleTap(_ recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}
