import UIKit

/// A navigation controller with animators of its own.
final class DoorNavigationController: UINavigationController {
  /// Kept here: a navigation controller's delegate is weak.
  private let doors = DoorDelegate()

  init() {
    let first = StepViewController(step: 1)
    super.init(rootViewController: first)
    modalPresentationStyle = .fullScreen
    delegate = doors
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }
    )
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Brings a door for every push and pop.
final class DoorDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DoorAnimator(isOpening: operation == .push)
  }
}
