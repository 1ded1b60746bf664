import Foundation

/// The look of a view beyond what its layer stores.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Set by the base `draw(_:)`: see `UIView+Drawing.swift`.
  var reachedBaseDraw = false
}
