import UIKit

/// A popover that says what it becomes on narrow screens.
final class AdaptivePageViewController: PageViewController {
  private let narrowStyle: UIModalPresentationStyle

  init(narrowStyle: UIModalPresentationStyle) {
    self.narrowStyle = narrowStyle
    super.init(.sun)
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 280, height: 240)
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) {
    narrowStyle = .none
    super.init(coder: coder)
  }
}

extension AdaptivePageViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    // On low screens too: .none keeps the popover whatever the screen.
    narrowStyle
  }
}
