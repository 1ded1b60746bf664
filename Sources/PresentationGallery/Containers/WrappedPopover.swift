import UIKit

/// A popover that gets a navigation bar where it becomes a sheet, and gives it back where it is a
/// popover again.
final class WrappedPopover: NSObject, UIPopoverPresentationControllerDelegate {
  private static let shared = WrappedPopover()

  static func make(from row: UIView) -> UIViewController {
    let list = NumbersViewController(style: .plain)
    list.preferredContentSize = CGSize(width: 280, height: 320)
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.sourceView = row
    list.popoverPresentationController?.delegate = shared
    return list
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let content = controller.presentedViewController
    let navigation = UINavigationController(rootViewController: content)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak content] _ in content?.dismiss(animated: true) }
    )
    return navigation
  }
}
