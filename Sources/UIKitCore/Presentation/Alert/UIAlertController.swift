public import Foundation

/// A message with choices: an alert in the middle or an action sheet at the bottom.
///
/// The handler of a choice runs when the alert is gone. On pads an action sheet is a popover: it traps
/// without a source view or bar item, and a tap beside it stands for its cancel action, which does not
/// show.
open class UIAlertController: UIViewController {
  /// Alert or action sheet.
  public nonisolated enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?

  open var message: String? {
    didSet { rebuild() }
  }

  open override var title: String? {
    didSet { rebuild() }
  }

  /// Shown in bold; must be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet { rebuild() }
  }

  private let transition = AlertTransition()
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    let isOnPad = UIApplication.currentTraitCollection.userInterfaceIdiom == .pad
    if preferredStyle == .actionSheet, isOnPad {
      modalPresentationStyle = .popover
      transitioningDelegate = nil
    }
    self.title = title
    self.message = message
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpTransition()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTransition()
  }

  private func setUpTransition() {
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
    actions.append(action)
    rebuild()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    rebuild()
  }

  open override func loadView() {
    let view = AlertView(style: preferredStyle)
    view.onChoice = { [weak self] in self?.choose($0) }
    self.view = view
    rebuild()
  }

  private var isInPopover: Bool { modalPresentationStyle == .popover }

  private func rebuild() {
    guard let alertView else { return }
    alertView.show(
      title: title,
      message: message,
      fields: textFields ?? [],
      actions: isInPopover ? actions.filter { $0.style != .cancel } : actions,
      preferred: preferredAction
    )
    guard isInPopover else { return }
    preferredContentSize = alertView.sizeThatFits(
      CGSize(width: AlertMetrics.popoverWidth, height: .greatestFiniteMagnitude)
    )
  }

  /// The user tapped beside the popover.
  func leavePopover() {
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      choose(cancel)
    } else if !isBeingDismissed {
      presentingViewController?.dismiss(animated: true)
    }
  }

  /// The choice that a tap beside an action sheet stands for.
  func chooseCancel() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }
}
