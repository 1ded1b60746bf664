import UIKit

/// A screen with a panel behind its right edge: pulling there brings it in as far as the finger goes.
final class EdgePullViewController: UIViewController {
  private static let finishShare: CGFloat = 0.4
  private static let flick: CGFloat = 500

  private let pull = EdgePullTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edge pull"
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "edge-pull"
    let label = UILabel()
    label.text = "Pull from the right edge.\nThe left edge goes back."
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
    ])
    let edgePan = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector("pulled:", EdgePullViewController.pulled)
    )
    edgePan.edges = .right
    view.addGestureRecognizer(edgePan)
  }

  private func pulled(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let window = view.window else { return }
    let share = max(-pan.translation(in: window).x, 0) / window.bounds.width
    switch pan.state {
    case .began:
      pull.driver = UIPercentDrivenInteractiveTransition()
      let panel = PageViewController(.rose)
      panel.transitioningDelegate = pull
      panel.modalPresentationStyle = .custom
      present(panel, animated: true)
    case .changed:
      pull.driver?.update(share)
    case .ended where share > Self.finishShare || pan.velocity(in: window).x < -Self.flick:
      pull.driver?.finish()
      pull.driver = nil
    case .ended, .cancelled, .failed:
      pull.driver?.cancel()
      pull.driver = nil
    case .possible:
      break
    @unknown default:
      break
    }
  }
}

/// Slides a panel in from the right; while a finger pulls, it drives the way in.
final class EdgePullTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// Set while a finger pulls.
  var driver: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SlidePresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.edge = .right
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: .right, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: .right, isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}
