import UIKit

/// The panel: plain red.
final class PresentedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    view.accessibilityIdentifier = "panel"
  }
}
