import CoreGraphics
import Foundation
import QuartzCore

/// The card of an alert: title, message, fields and a row or a column of choices.
final class AlertView: UIView {
  var onChoice: ((UIAlertAction) -> Void)?

  private let style: UIAlertController.Style
  private let card = UIView()
  private let cancelCard = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var rows: [AlertActionView] = []

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    for view in [card, cancelCard] {
      view.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
      }
      view.layer.cornerRadius = AlertMetrics.cornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
    titleLabel.font = UIFont.systemFont(
      ofSize: style == .alert ? AlertMetrics.titleSize : AlertMetrics.sheetTextSize,
      weight: .semibold
    )
    messageLabel.font = UIFont.systemFont(
      ofSize: style == .alert ? AlertMetrics.messageSize : AlertMetrics.sheetTextSize
    )
    if style == .actionSheet {
      titleLabel.textColor = .secondaryLabel
      messageLabel.textColor = .secondaryLabel
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("AlertView is not made by storyboards.")
  }

  func show(
    title: String?,
    message: String?,
    fields: [UITextField],
    actions: [UIAlertAction],
    preferred: UIAlertAction?
  ) {
    titleLabel.text = title
    messageLabel.text = message
    for field in self.fields + fields {
      field.removeFromSuperview()
    }
    self.fields = fields
    for field in fields {
      field.borderStyle = .roundedRect
      card.addSubview(field)
    }
    for row in rows {
      row.removeFromSuperview()
    }
    rows = ordered(actions).map { action in
      let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
      let row = AlertActionView(action, style: style, isBold: isBold) { [weak self] in
        self?.onChoice?(action)
      }
      (standsAlone(action) ? cancelCard : card).addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  /// Cancel comes last; beside one other choice of an alert it comes first.
  private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancels = actions.filter { $0.style == .cancel }
    return style == .alert && actions.count == 2 ? cancels + others : others + cancels
  }

  private func standsAlone(_ action: UIAlertAction) -> Bool {
    style == .actionSheet && action.style == .cancel
  }

  // MARK: - Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, apply: true)
  }

  /// Stacks all parts for a width; returns the height.
  private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
    var y = textHeight(width: width, apply: apply)
    let rowHeight = style == .alert ? AlertMetrics.rowHeight : AlertMetrics.sheetRowHeight
    let inCard = rows.filter { !standsAlone($0.action) }
    let isPair = style == .alert && inCard.count == 2
    for (index, row) in inCard.enumerated() {
      let frame =
        isPair
        ? CGRect(x: width / 2 * CGFloat(index), y: y, width: width / 2, height: rowHeight)
        : CGRect(x: 0, y: y + rowHeight * CGFloat(index), width: width, height: rowHeight)
      if apply { row.frame = frame }
    }
    y += rowHeight * CGFloat(isPair ? 1 : inCard.count)
    if apply { card.frame = CGRect(x: 0, y: 0, width: width, height: y) }
    guard let cancel = rows.first(where: { standsAlone($0.action) }) else {
      cancelCard.isHidden = true
      return y
    }
    if apply {
      cancelCard.isHidden = false
      cancelCard.frame = CGRect(
        x: 0,
        y: y + AlertMetrics.sheetMargin,
        width: width,
        height: rowHeight
      )
      cancel.frame = cancelCard.bounds
    }
    return y + AlertMetrics.sheetMargin + rowHeight
  }

  private func textHeight(width: CGFloat, apply: Bool) -> CGFloat {
    let inner = width - 2 * AlertMetrics.padding
    let labels = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    guard !labels.isEmpty || !fields.isEmpty else { return 0 }
    var y = AlertMetrics.topPadding
    for label in labels {
      let height = label.sizeThatFits(
        CGSize(width: inner, height: .greatestFiniteMagnitude)
      ).height
      if apply {
        label.frame = CGRect(x: AlertMetrics.padding, y: y, width: inner, height: height)
      }
      y += height + AlertMetrics.lineGap
    }
    for field in fields {
      if apply {
        field.frame = CGRect(
          x: AlertMetrics.padding,
          y: y,
          width: inner,
          height: AlertMetrics.fieldHeight
        )
      }
      y += AlertMetrics.fieldHeight + AlertMetrics.lineGap
    }
    return y - AlertMetrics.lineGap + AlertMetrics.topPadding
  }
}
