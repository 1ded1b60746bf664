import UIKit

/// Green; a tap goes back.
final class PresentedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    view.accessibilityIdentifier = "green"
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("dismissTapped", PresentedViewController.dismissTapped)
    )
    view.addGestureRecognizer(tap)
  }

  private func dismissTapped() {
    dismiss(animated: true)
  }
}
