public import Foundation

/// A message with choices: an alert in the middle or an action sheet at the bottom.
///
/// The handler of a choice runs when the alert is gone. On pads an action sheet is a popover: it traps
/// without a source view or bar item, and a tap beside it stands for its cancel action, which does not
/// show. The first text field has the keys as soon as the alert appears; the keyboard's return goes from
/// field to field and then chooses, escape cancels.
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

  /// What return chooses, shown in bold; for alerts only.
  ///
  /// Traps unless it is one of `actions`.
  open var preferredAction: UIAlertAction? {
    willSet {
      precondition(
        newValue.map { new in actions.contains { $0 === new } } ?? true,
        "The preferredAction \(logName(newValue)) of \(logName(self)) must be added with addAction first."
      )
    }
    didSet { rebuild() }
  }

  open var severity = UIAlertControllerSeverity.default {
    didSet { if severity == .critical { UnsupportedAPI.report("UIAlertController.severity") } }
  }

  private let transition = AlertTransition()
  /// Who had the keys before the first text field took them.
  private weak var formerResponder: UIResponder?
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
    field.addTarget(
      self,
      action: Selector("returnPressedIn:", UIAlertController.returnPressed(in:)),
      for: .primaryActionTriggered
    )
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

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard let field = textFields?.first, let window = viewIfLoaded?.window else { return }
    if formerResponder == nil { formerResponder = window.firstResponder }
    field.becomeFirstResponder()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if UIApplication.shared.keyWindow?.firstResponder == nil {
      formerResponder?.becomeFirstResponder()
    }
    formerResponder = nil
  }

  // MARK: - Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.characters {
    case "\r": chooseByReturn()
    case "\u{1B}": chooseCancel()
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func returnPressed(in field: UITextField) {
    let fields = textFields ?? []
    if let index = fields.firstIndex(where: { $0 === field }), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      chooseByReturn()
    }
  }

  /// The preferred choice, else the only one that does not cancel, else the only one.
  private func chooseByReturn() {
    let others = actions.filter { $0.style != .cancel }
    let action =
      preferredAction ?? (others.count == 1 ? others : actions.count == 1 ? actions : []).first
    if let action { choose(action) }
  }

  private func chooseCancel() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }

  private var isInPopover: Bool { modalPresentationStyle == .popover }

  private func rebuild() {
    guard let alertView else { return }
    alertView.show(
      title: title,
      message: message,
      fields: textFields ?? [],
      actions: isInPopover ? actions.filter { $0.style != .cancel } : actions,
      preferred: preferredStyle == .alert ? preferredAction : nil
    )
    alertView.superview?.setNeedsLayout()
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
  func tappedBeside() {
    if preferredStyle == .actionSheet { chooseCancel() }
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }
}
