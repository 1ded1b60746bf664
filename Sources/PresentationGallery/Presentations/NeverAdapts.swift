import UIKit

/// Keeps popovers popovers on narrow screens.
final class NeverAdapts: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared = NeverAdapts()

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}
