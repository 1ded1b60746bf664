import CoreGraphics
import Foundation

/// One choice of an alert: its title with a hairline above, darker while pressed.
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let line = UIView()
  private let choose: () -> Void

  init(
    _ action: UIAlertAction,
    style: UIAlertController.Style,
    isBold: Bool,
    choose: @escaping () -> Void
  ) {
    self.action = action
    self.choose = choose
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = UIFont.systemFont(
      ofSize: style == .alert ? AlertMetrics.actionSize : AlertMetrics.sheetActionSize,
      weight: isBold ? .semibold : .regular
    )
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(label)
    addSubview(line)
    accessibilityLabel = action.title
    addTarget(self, action: Selector("tapped", AlertActionView.tapped), for: .touchUpInside)
    action.onChange = { [weak self] in self?.follow() }
    follow()
  }

  required init?(coder: NSCoder) {
    preconditionFailure("AlertActionView is not made by storyboards.")
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? UIColor(white: 0.5, alpha: 0.2) : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    follow()
  }

  private func follow() {
    isEnabled = action.isEnabled
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? color : .secondaryLabel
  }

  private func tapped() {
    choose()
  }
}
