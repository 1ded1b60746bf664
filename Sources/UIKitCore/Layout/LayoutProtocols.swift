package import Foundation

/// A view that has lines of text, and so baselines.
package protocol TextBaselines: UIView {
  /// From the top of the alignment rect down to the first line's baseline, in points.
  var firstBaselineOffsetFromTop: CGFloat { get }
  /// From the last line's baseline down to the bottom of the alignment rect, in points.
  var lastBaselineOffsetFromBottom: CGFloat { get }
}

/// A view whose height depends on the width it gets, such as a label of several lines.
///
/// Layout first gives it its size on one line, then, if it came out narrower, the size of its content
/// wrapped to that width.
package protocol WidthDependentContent: UIView {
  /// Whether the content wraps to the width that layout gives. False where the app set a width.
  var wrapsToLayoutWidth: Bool { get }

  /// The intrinsic content size if no more than `width` points are there.
  func intrinsicContentSize(wrappedTo width: CGFloat) -> CGSize
}

/// A view that scrolls: constraints between its edges and its content define the content's size.
package protocol ConstraintContentHost: UIView {
  var contentLayoutGuide: UILayoutGuide { get }
  var frameLayoutGuide: UILayoutGuide { get }

  /// The size that constraints give the content.
  func constraintsDidSizeContent(_ size: CGSize)
}
