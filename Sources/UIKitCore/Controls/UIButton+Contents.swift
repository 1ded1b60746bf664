import CoreGraphics
import Foundation
import QuartzCore

/// Bringing what a button shows in its state into its subviews.
extension UIButton {
  func updateTitle(of label: UILabel) {
    if let configuration {
      label.font = configuration.titleFont
      label.textAlignment = .center
      label.numberOfLines = configuration.titleLineLimit
      label.attributedText = nil
      label.text = configuration.title ?? configuration.plainAttributedTitle
      label.textColor = configuration.foregroundColor(in: state, tint: tintColor)
      return
    }
    if let attributed = currentAttributedTitle {
      if label.attributedText != attributed { label.attributedText = attributed }
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    if label.shadowColor != currentTitleShadowColor { label.shadowColor = currentTitleShadowColor }
  }

  func updateImage(of view: UIImageView) {
    let isOwnState = contents.images[state.rawValue] != nil && state != .normal
    let image = currentImage
    view.tintColor = configuration?.foregroundColor(in: state, tint: tintColor)
    if configuration == nil, isSystemLike, let image, image.renderingMode == .automatic {
      view.image = image.withRenderingMode(.alwaysTemplate)
    } else {
      view.image = image
    }
    let dims = adjustsImageWhenDisabled && !isEnabled && !isOwnState
    let fades = adjustsImageWhenHighlighted && isHighlighted && !isOwnState && !isSystemLike
    if dims {
      view.alpha = ButtonConstants.disabledImageAlpha
    } else if fades {
      view.alpha = ButtonConstants.highlightedImageAlpha
    } else if !isSystemLike {
      view.alpha = 1
    }
  }

  func updatePlate() {
    guard let configuration else {
      plateView?.removeFromSuperview()
      plateView = nil
      return
    }
    let plate = plateView ?? UIView()
    if plateView == nil {
      plate.isUserInteractionEnabled = false
      insertSubview(plate, at: 0)
      plateView = plate
    }
    plate.frame = bounds
    plate.backgroundColor = configuration.plateColor(in: state, tint: tintColor)
    plate.layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
    plate.layer.cornerCurve = .continuous
    plate.layer.borderWidth = configuration.background.strokeWidth
    plate.layer.borderColor = configuration.background.strokeColor?.cgColor
  }

  /// The size of the contents with the insets around them.
  var naturalSize: CGSize {
    let insets = effectiveContentInsets
    let image = currentImage?.size ?? .zero
    let title = hasTitle ? titleSize(fitting: .greatestFiniteMagnitude) : .zero
    let spacing = image != .zero && title != .zero ? configuration?.imagePadding ?? 0 : 0
    var size: CGSize
    if configuration?.imagePlacement.isVertical ?? false {
      size = CGSize(
        width: max(image.width, title.width),
        height: image.height + spacing + title.height
      )
    } else {
      size = CGSize(
        width: image.width + spacing + title.width,
        height: max(image.height, title.height)
      )
    }
    if configuration == nil, insets == .zero {
      let isEmpty = !hasTitle && currentImage == nil
      let label = isEmpty ? titleLabel?.font.lineHeight.rounded(.up) ?? 0 : title.height
      if hasTitle || isEmpty {
        size.height = max(size.height, label + 2 * ButtonConstants.titlePadding)
      }
      size.width = hasTitle || isEmpty ? max(size.width, ButtonConstants.leastWidth) : size.width
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let background = currentBackgroundImage?.size {
      size = CGSize(
        width: max(size.width, background.width),
        height: max(size.height, background.height)
      )
    }
    return size
  }
}
