/// Makes the presentation controller of a style.
enum PresentationControllerFactory {
  /// The style that `.automatic` stands for.
  static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    style == .automatic ? .pageSheet : style
  }

  /// Asks the transitioning delegate where the style is `.custom`.
  static func make(
    for presented: UIViewController,
    presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    let style = resolved(presented.modalPresentationStyle)
    guard style == .custom else { return make(style, for: presented, presenter: presenter) }
    let controller = presented.transitioningDelegate?.presentationController(
      forPresented: presented,
      presenting: presenter,
      source: source
    )
    if let delegate = presented.transitioningDelegate {
      UIApplication.shared.trace.add(
        "ask",
        delegate,
        "presentationController",
        ["forPresented: \(traceName(presented))"],
        answer: controller.map(traceName) ?? "nil"
      )
    }
    return controller ?? make(.custom, for: presented, presenter: presenter)
  }

  /// The library's own controller of a style.
  static func make(
    _ style: UIModalPresentationStyle,
    for presented: UIViewController,
    presenter: UIViewController?
  ) -> UIPresentationController {
    let controller: UIPresentationController
    switch style {
    case .fullScreen:
      controller = FullScreenPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    case .currentContext:
      controller = CurrentContextPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    case .overCurrentContext:
      controller = OverCurrentContextPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    case .pageSheet, .formSheet, .automatic:
      controller = UISheetPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    case .popover:
      controller = UIPopoverPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    case .custom, .overFullScreen, .blurOverFullScreen, .none:
      controller = OverFullScreenPresentationController(
        presentedViewController: presented,
        presenting: presenter
      )
    }
    controller.style = style
    return controller
  }
}
