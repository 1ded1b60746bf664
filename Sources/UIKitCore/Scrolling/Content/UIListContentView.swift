import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private var content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] as [UIView] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [imageView, label, secondaryLabel] as [UIView] { addSubview(view) }
    apply()
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        preconditionFailure("\(type(of: newValue)) is no configuration for a UIListContentView")
      }
      content = list
      apply()
    }
  }

  private func apply() {
    apply(content.textProperties, to: label)
    apply(content.secondaryTextProperties, to: secondaryLabel)
    label.text = content.text
    secondaryLabel.text = content.secondaryText
    if let text = content.attributedText { label.attributedText = text }
    if let text = content.secondaryAttributedText { secondaryLabel.attributedText = text }
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    setNeedsLayout()
  }

  private func apply(_ properties: UIListContentConfiguration.TextProperties, to label: UILabel) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
  }

  private var imageSize: CGSize {
    guard let size = content.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = content.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0 { factor = min(factor, limit.width / size.width) }
    if limit.height > 0 { factor = min(factor, limit.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The content's own margins; leading ones are no less than those of the cell: 20 points on wide
  /// screens.
  private var effectiveMargins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview {
      margins.leading = max(margins.leading, superview.directionalLayoutMargins.leading)
    }
    return margins
  }

  private func textArea(width: CGFloat) -> (left: CGFloat, width: CGFloat) {
    let margins = effectiveMargins
    var left = margins.leading
    let picture = max(imageSize.width, content.imageProperties.reservedLayoutSize.width)
    if content.image != nil { left += picture + content.imageToTextPadding }
    return (left, max(width - left - margins.trailing, 0))
  }

  private var isSideBySide: Bool {
    content.prefersSideBySideTextAndSecondaryText && content.secondaryText?.isEmpty == false
  }

  private func sizes(width: CGFloat) -> (text: CGSize, secondary: CGSize) {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let hasText = content.text != nil || content.attributedText != nil
    let hasSecondary = content.secondaryText != nil || content.secondaryAttributedText != nil
    return (
      hasText ? label.sizeThatFits(limit) : .zero,
      hasSecondary ? secondaryLabel.sizeThatFits(limit) : .zero
    )
  }

  private func textHeight(_ sizes: (text: CGSize, secondary: CGSize)) -> CGFloat {
    if isSideBySide { return max(sizes.text.height, sizes.secondary.height) }
    let hasBoth = sizes.text.height > 0 && sizes.secondary.height > 0
    return sizes.text.height + sizes.secondary.height
      + (hasBoth ? content.textToSecondaryTextVerticalPadding : 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = effectiveMargins
    let area = textArea(width: size.width)
    let height = max(textHeight(sizes(width: area.width)), imageSize.height)
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = textArea(width: bounds.width)
    let sizes = sizes(width: area.width)
    let picture = imageSize
    let reserved = max(picture.width, content.imageProperties.reservedLayoutSize.width)
    imageView.frame = CGRect(
      x: effectiveMargins.leading + (reserved - picture.width) / 2,
      y: (bounds.height - picture.height) / 2,
      width: picture.width,
      height: picture.height
    )
    let height = textHeight(sizes)
    let top = (bounds.height - height) / 2
    if isSideBySide {
      let width = min(sizes.secondary.width, area.width)
      secondaryLabel.frame = CGRect(
        x: area.left + area.width - width,
        y: top,
        width: width,
        height: height
      )
      label.frame = CGRect(
        x: area.left,
        y: top,
        width: max(area.width - width - content.textToSecondaryTextHorizontalPadding, 0),
        height: height
      )
    } else {
      label.frame = CGRect(x: area.left, y: top, width: area.width, height: sizes.text.height)
      secondaryLabel.frame = CGRect(
        x: area.left,
        y: top + height - sizes.secondary.height,
        width: area.width,
        height: sizes.secondary.height
      )
    }
  }
}
