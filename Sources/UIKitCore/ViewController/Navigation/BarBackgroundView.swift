import CoreGraphics
import Foundation

/// The background of a bar with its hairline; reaches under the status bar or the home indicator.
final class BarBackgroundView: UIView {
  private let color = UIView()
  private let image = UIImageView()
  private let hairline = UIView()
  /// Only where an app asks for a blur.
  private var effectView: UIVisualEffectView?
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
    applyEffect(appearance.backgroundEffect)
    let showsMaterial = appearance.isTranslucent && appearance.backgroundEffect == nil
    color.backgroundColor =
      appearance.backgroundColor ?? (showsMaterial ? UIBarAppearance.material : nil)
    image.image = appearance.backgroundImage
    image.contentMode = appearance.backgroundImageContentMode
    image.isHidden = appearance.backgroundImage == nil
    hairline.backgroundColor = appearance.shadowColor
    alpha = opacity
  }

  private func applyEffect(_ effect: UIBlurEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if view.effect !== effect { view.effect = effect }
    if effectView == nil {
      effectView = view
      insertSubview(view, at: 0)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
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
