import UIKit

/// Blue; a tap presents the green screen.
final class PresentingViewController: UIViewController {
  private let transition = MoveVerticallyAnimator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "blue"
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("presentTapped", PresentingViewController.presentTapped)
    )
    view.addGestureRecognizer(tap)
  }

  private func presentTapped() {
    let presented = PresentedViewController()
    presented.transitioningDelegate = self
    presented.modalPresentationStyle = .fullScreen
    present(presented, animated: true)
  }
}

extension PresentingViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.isPresenting = true
    return transition
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.isPresenting = false
    return transition
  }
}
