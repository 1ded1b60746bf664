import CoreGraphics
public import Foundation
import QuartzCore

/// Geometry: what follows from a change, autoresizing, conversion.
extension UIView {
  /// Changes the layer and does what iOS does when position or size really changed.
  func changeGeometry(_ change: (CALayer) -> Void) {
    let oldBounds = layer.bounds
    let oldPosition = layer.position
    change(layer)
    let newBounds = layer.bounds
    if newBounds.size != oldBounds.size {
      boundsSizeDidChange(from: oldBounds.size)
    }
    if newBounds != oldBounds || layer.position != oldPosition {
      autoLayoutGeometryDidChange()
      safeAreaMayHaveChanged()
    }
  }

  private func boundsSizeDidChange(from oldSize: CGSize) {
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
        subview.autoresize(from: oldSize, to: bounds.size)
      }
    }
    setNeedsLayout()
    // Resizing a view lays out its superview, as well-known experiments with UIKit show.
    if let superview, !superview.layoutFlags.isLayingOut { superview.setNeedsLayout() }
  }

  /// Follows the superview's change of size by the autoresizing mask.
  ///
  /// A transform stays out of it: center and bounds change, never the frame.
  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let resized = frameAfterAutoresizing(from: oldSize, to: newSize)
    let anchor = layer.anchorPoint
    bounds.size = resized.size
    center = CGPoint(
      x: resized.minX + resized.width * anchor.x,
      y: resized.minY + resized.height * anchor.y
    )
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - bounds.width * anchor.x,
      y: center.y - bounds.height * anchor.y,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// The frame, without the transform, that the mask gives in a superview of another size.
  func frameAfterAutoresizing(from oldSize: CGSize, to newSize: CGSize) -> CGRect {
    let anchor = layer.anchorPoint
    let horizontal = Autoresizing.resized(
      start: center.x - bounds.width * anchor.x,
      length: bounds.width,
      from: oldSize.width,
      to: newSize.width,
      flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin)
    )
    let vertical = Autoresizing.resized(
      start: center.y - bounds.height * anchor.y,
      length: bounds.height,
      from: oldSize.height,
      to: newSize.height,
      flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin)
    )
    return CGRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }
}

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: conversionLayer(for: view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: conversionLayer(for: view))
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: conversionLayer(for: view))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: conversionLayer(for: view))
  }

  /// nil means the window; without a window, the top of the tree.
  private func conversionLayer(for view: UIView?) -> CALayer {
    if let view { return view.layer }
    if let window { return window.layer }
    return sequence(first: self, next: \.superview).reduce(self) { $1 }.layer
  }
}
