import CoreGraphics
import Foundation

/// Auto Layout's side of a view (its owner replaces this file).
extension UIView {
  func applyConstraintsToSubviews() {}
  var translatesAutoresizingMask: Bool {
    get { true }
    set {}
  }
  func baseUpdateConstraints() {}
  func intrinsicContentSizeDidChange() {}
  func fittingSize(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize { targetSize }
  func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .fittingSizeLevel }
  func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}
  func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .fittingSizeLevel
  }
  func setCompressionPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {}
  func autoLayoutGeometryDidChange() {}
  func autoLayoutHierarchyWillChange(from old: UIView?, to new: UIView?) {}
  func autoLayoutHierarchyDidChange(from old: UIView?, to new: UIView?) {}
  func safeAreaGuideDidChange() {}
  func layoutMarginsGuideDidChange() {}
  func stackViewArrangementMayHaveChanged() {}
}
