public import Foundation

/// Geometry in the boxes that notifications and animations carry.
///
/// `NSValue` on Linux has no room for other structs: vectors and transforms can't be boxed.
extension NSValue {
  nonisolated public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  nonisolated public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  nonisolated public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  nonisolated public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
  }

  /// Traps if the box holds something else.
  nonisolated public var cgPointValue: CGPoint { pointValue }

  /// Traps if the box holds something else.
  nonisolated public var cgSizeValue: CGSize { sizeValue }

  /// Traps if the box holds something else.
  nonisolated public var cgRectValue: CGRect { rectValue }

  /// Traps if the box holds something else.
  nonisolated public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}
