import CoreGraphics
import Foundation

/// The background of a bar with its hairline; reaches under the status bar or the home indicator.
final class BarBackgroundView: UIView {
  private let color = UIView()
  private let image = UIImageView()
  private let hairline = UIView()
  /// Whether the hairline is above the bar (toolbars and tab bars) or below it.
  var hairlineIsAtTop = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [color, image, hairline] { addSubview(view) }
    image.clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarBackgroundView is made in code only")
  }

  func apply(_ appearance: UIBarAppearance, opacity: CGFloat) {
    color.backgroundColor =
      appearance.backgroundColor ?? (appearance.isTranslucent ? UIBarAppearance.material : nil)
    image.image = appearance.backgroundImage
    image.contentMode = appearance.backgroundImageContentMode
    image.isHidden = appearance.backgroundImage == nil
    hairline.backgroundColor = appearance.shadowColor
    alpha = opacity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    color.frame = bounds
    image.frame = bounds
    hairline.frame = CGRect(
      x: 0,
      y: hairlineIsAtTop ? -pixel : bounds.height,
      width: bounds.width,
      height: pixel
    )
  }
}
