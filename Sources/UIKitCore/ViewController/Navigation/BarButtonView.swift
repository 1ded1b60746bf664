import CoreGraphics
import Foundation

/// The button that a bar shows for a bar button item: a word, a picture or the app's own view.
final class BarButtonView: UIControl {
  // Measures of iOS 13 to 17, chosen by eye.
  private static let fontSize: CGFloat = 17
  private static let touchPadding: CGFloat = 4
  private static let chevronGap: CGFloat = 6
  private static let highlightedAlpha: CGFloat = 0.2

  let item: UIBarButtonItem
  private let label = UILabel()
  private var picture: UIView?
  private var chevron: UIView?
  private var appearanceAttributes: [NSAttributedString.Key: Any] = [:]

  /// What a tap does; nil triggers the item.
  var onTap: (() -> Void)?

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.barView = self
    if let custom = item.customView {
      picture = custom
      addSubview(custom)
    } else if let glyph = item.glyph {
      picture = GlyphView(glyph)
    } else if let image = item.image {
      let view = UIImageView(image: image.withRenderingMode(image.barRenderingMode))
      view.contentMode = .scaleAspectFit
      picture = view
    }
    if let picture, picture !== item.customView {
      picture.isUserInteractionEnabled = false
      addSubview(picture)
    }
    if picture == nil {
      label.text = item.title
      addSubview(label)
    }
    if item.customView == nil {
      addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
      isAccessibilityElement = true
      accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
      accessibilityIdentifier = item.accessibilityIdentifier
      accessibilityTraits = .button
    }
    isEnabled = item.isEnabled
    if let tint = item.tintColor { tintColor = tint }
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarButtonView is made in code only")
  }

  /// Turns the button into a back button.
  func addChevron(image: UIImage?) {
    let view: UIView
    if let image {
      view = UIImageView(image: image.withRenderingMode(image.barRenderingMode))
    } else {
      view = GlyphView(.back)
    }
    view.isUserInteractionEnabled = false
    chevron = view
    addSubview(view)
    if accessibilityLabel?.isEmpty ?? true { accessibilityLabel = "Back" }
  }

  /// Shows another word than the item's title; voice keeps the item's.
  func changeTitle(_ title: String) {
    guard label.text != title else { return }
    label.text = title
    item.title = title
    setNeedsLayout()
  }

  func apply(_ attributes: [NSAttributedString.Key: Any]) {
    appearanceAttributes = attributes
    update()
  }

  override var isHighlighted: Bool { didSet { update() } }
  override var isEnabled: Bool { didSet { update() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let isDone = item.style == .done
    var font = UIFont.systemFont(ofSize: Self.fontSize, weight: isDone ? .semibold : .regular)
    var color: UIColor = tintColor
    let common = AppearancePrototypes.existing(for: item)
    let own =
      item.titleTextAttributes(for: .normal) ?? common?.titleTextAttributes(for: .normal) ?? [:]
    if let wanted = appearanceAttributes[.font] as? UIFont { font = wanted }
    if let wanted = own[.font] as? UIFont { font = wanted }
    if let wanted = appearanceAttributes[.foregroundColor] as? UIColor { color = wanted }
    if let wanted = own[.foregroundColor] as? UIColor { color = wanted }
    if !isEnabled {
      let disabled = item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor
      color = disabled ?? .tertiaryLabel
    }
    label.font = font
    label.textColor = color
    if picture !== item.customView || picture == nil {
      picture?.tintColor = isEnabled ? nil : .tertiaryLabel
      let alpha = isHighlighted ? Self.highlightedAlpha : 1
      for view in [label, picture, chevron].compactMap({ $0 }) { view.alpha = alpha }
    }
    setNeedsLayout()
  }

  private func tapped() {
    if let onTap { onTap() } else { item.trigger(from: self, event: nil) }
  }

  private var contentSize: CGSize {
    if let custom = item.customView {
      if !custom.translatesAutoresizingMaskIntoConstraints {
        return custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      let size = custom.bounds.size
      if size.width > 0, size.height > 0 { return size }
      let fitting = custom.sizeThatFits(.zero)
      return fitting.width > 0 ? fitting : custom.intrinsicContentSize
    }
    if let picture { return picture.sizeThatFits(.zero) }
    return label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    )
  }

  /// The width that the button wants for its content.
  var wantedWidth: CGFloat {
    if item.width > 0, item.customView == nil { return item.width }
    var width = contentSize.width
    if let chevron {
      width += chevron.sizeThatFits(.zero).width
      if label.text?.isEmpty == false { width += Self.chevronGap }
    }
    return width
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: wantedWidth, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 0
    if let chevron {
      let size = chevron.sizeThatFits(.zero)
      chevron.frame = CGRect(
        x: 0,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      left = size.width + Self.chevronGap
    }
    let size = contentSize
    if let picture {
      picture.frame = CGRect(
        x: left + (bounds.width - left - size.width) / 2,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    } else {
      label.frame = CGRect(x: left, y: 0, width: max(bounds.width - left, 0), height: bounds.height)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.touchPadding, dy: 0).contains(point)
  }
}

extension UIImage {
  /// Bars tint their pictures unless the app wants the original.
  fileprivate var barRenderingMode: RenderingMode {
    renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate
  }
}
