import Foundation
import QuartzCore

/// Tint and background colours as they come out in the view's surroundings.
extension UIView {
  var resolvedTintColor: UIColor {
    let color = explicitTintColor ?? .systemBlue
    return resolvedTintAdjustmentMode == .dimmed ? color.dimmedTint : color
  }

  private var explicitTintColor: UIColor? {
    appearance.tintColor ?? superview?.explicitTintColor
  }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    if appearance.tintAdjustmentMode != .automatic { return appearance.tintAdjustmentMode }
    return superview?.resolvedTintAdjustmentMode ?? .normal
  }

  func propagateTintChange() {
    tintColorDidChange()
    for subview in subviews {
      let isAffected =
        subview.appearance.tintColor == nil
        || subview.appearance.tintAdjustmentMode == .automatic
      if isAffected { subview.propagateTintChange() }
    }
  }

  func updateLayerBackgroundColor() {
    layer.backgroundColor = appearance.backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }
}
