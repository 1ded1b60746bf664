import CoreGraphics
import Foundation
import QuartzCore

/// What a tab bar shows for one item.
final class TabBarButton: UIControl {
  // Measures of iOS 13 to 17, chosen by eye.
  private static let titleFontSize: CGFloat = 10
  private static let sideTitleFontSize: CGFloat = 13
  private static let imageCenter: CGFloat = 19
  private static let titleTop: CGFloat = 34
  private static let badgeHeight: CGFloat = 18
  private static let badgeGap: CGFloat = 2

  let item: UITabBarItem
  private let imageView = UIImageView()
  private var glyph: GlyphView?
  private let label = UILabel()
  private let badge = UILabel()
  private let unselectedColor: UIColor
  /// Picture and title side by side: bars of regular width or compact height.
  var isHorizontal = false { didSet { setNeedsLayout() } }

  init(item: UITabBarItem, unselectedColor: UIColor) {
    self.item = item
    self.unselectedColor = unselectedColor
    super.init(frame: .zero)
    imageView.contentMode = .center
    label.text = item.title
    label.textAlignment = .center
    badge.text = item.badgeValue
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    badge.isHidden = item.badgeValue == nil
    glyph = item.systemItem?.glyph.map { GlyphView($0) }
    for view in [imageView, glyph, label, badge].compactMap({ $0 }) { addSubview(view) }
    isEnabled = item.isEnabled
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = .button
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TabBarButton is made in code only")
  }

  override var isSelected: Bool { didSet { update() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let color: UIColor = isSelected ? tintColor : unselectedColor
    let state: UIControl.State = isSelected ? .selected : .normal
    let own = item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    label.textColor = isEnabled ? own ?? color : .tertiaryLabel
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let mode: UIImage.RenderingMode =
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate
    imageView.image = image?.withRenderingMode(mode)
    imageView.tintColor = color
    glyph?.tintColor = color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(
      ofSize: isHorizontal ? Self.sideTitleFontSize : Self.titleFontSize,
      weight: isHorizontal ? .regular : .medium
    )
    let picture: UIView = glyph ?? imageView
    let imageSize = glyph?.intrinsicContentSize ?? imageView.image?.size ?? .zero
    let titleSize = label.sizeThatFits(bounds.size)
    if isHorizontal {
      let gap: CGFloat = imageSize.width > 0 ? 7 : 0
      let width = imageSize.width + gap + titleSize.width
      let left = (bounds.width - width) / 2
      picture.frame = CGRect(
        x: left,
        y: (bounds.height - imageSize.height) / 2,
        width: imageSize.width,
        height: imageSize.height
      )
      label.frame = CGRect(
        x: left + imageSize.width + gap,
        y: 0,
        width: titleSize.width,
        height: bounds.height
      )
    } else {
      picture.frame = CGRect(
        x: (bounds.width - imageSize.width) / 2,
        y: Self.imageCenter - imageSize.height / 2,
        width: imageSize.width,
        height: imageSize.height
      )
      label.frame = CGRect(
        x: item.titlePositionAdjustment.horizontal,
        y: Self.titleTop + item.titlePositionAdjustment.vertical,
        width: bounds.width,
        height: titleSize.height
      )
    }
    layoutBadge(beside: picture)
  }

  /// At the picture's corner; behind a title that stands beside the picture (chosen by eye).
  private func layoutBadge(beside picture: UIView) {
    let width = max(badge.sizeThatFits(bounds.size).width + 10, Self.badgeHeight)
    let isBehindTitle = isHorizontal && label.text?.isEmpty == false
    badge.frame = CGRect(
      x: isBehindTitle ? label.frame.maxX + Self.badgeGap : picture.frame.midX + 5,
      y: max(picture.frame.minY - 5, 2),
      width: width,
      height: Self.badgeHeight
    )
  }
}
