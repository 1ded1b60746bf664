/// A presentation controller that was made before its presentation, by a read of the property.
///
/// It serves as long as style and transitioning delegate are the ones it was made for; UIKit keeps it
/// for ever.
struct EarlyPresentationController {
  let controller: UIPresentationController
  /// Asked, or missing, when `controller` was made.
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?

  init(for presented: UIViewController) {
    controller = PresentationControllerFactory.make(
      for: presented,
      presenter: nil,
      source: presented
    )
    controller.holdPresentedWeakly()
    delegate = presented.transitioningDelegate
  }

  /// Whether `presented` would still get such a controller.
  ///
  /// Page and form sheets share a class: it takes over the new style.
  func serves(_ presented: UIViewController) -> Bool {
    let style = PresentationControllerFactory.resolved(presented.modalPresentationStyle)
    switch style {
    case .custom:
      return controller.style == .custom && delegate === presented.transitioningDelegate
    case .pageSheet, .formSheet:
      guard controller is UISheetPresentationController else { return false }
      controller.style = style
      return true
    default:
      return controller.style == style
    }
  }
}
