import CoreGraphics
import Foundation

/// The accessory with an "i" in a circle, and a chevron after it if wanted.
final class DetailAccessory: UIView {
  private static let gap: CGFloat = 10

  var onTap: (() -> Void)?
  private let button = UIButton(type: .custom)
  private let glyph = GlyphView(.detail)
  private let chevron: GlyphView?

  init(showsDisclosure: Bool) {
    chevron = showsDisclosure ? GlyphView(.disclosure) : nil
    super.init(frame: .zero)
    chevron?.tintColor = .tertiaryLabel
    glyph.isUserInteractionEnabled = false
    button.accessibilityLabel = "More Info"
    button.addSubview(glyph)
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    addSubview(button)
    if let chevron { addSubview(chevron) }
    frame.size = sizeThatFits(.zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DetailAccessory is made in code only")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let detail = glyph.intrinsicContentSize
    let disclosure = chevron?.intrinsicContentSize
    return CGSize(
      width: detail.width + (disclosure.map { $0.width + Self.gap } ?? 0),
      height: max(detail.height, disclosure?.height ?? 0)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = glyph.intrinsicContentSize
    button.frame = CGRect(
      x: 0,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    glyph.frame = button.bounds
    if let chevron {
      let size = chevron.intrinsicContentSize
      chevron.frame = CGRect(
        x: bounds.width - size.width,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
  }
}
