import CoreGraphics
public import Foundation
import QuartzCore

/// Pictures of what a view and its subviews look like.
extension UIView {
  /// A view that shows a picture of this one in its place; nil where this one has no size.
  ///
  /// The picture shows running animations at the present moment. With `afterUpdates`, pending layout is
  /// done first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let picture = picture(of: bounds, afterUpdates: afterUpdates) else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.show(picture)
    return snapshot
  }

  /// As `snapshotView(afterScreenUpdates:)` for a part of the view, whose middle stretches.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let picture = picture(of: rect, afterUpdates: afterUpdates) else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.show(picture)
    if rect.width > 0, rect.height > 0, capInsets != .zero {
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width,
        y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height
      )
    }
    return snapshot
  }

  /// Draws a picture of the view into the current context; false if there is none.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    guard let picture = picture(of: bounds, afterUpdates: afterUpdates) else { return false }
    context.drawUpright(picture.image, in: rect)
    return true
  }

  private func picture(of rect: CGRect, afterUpdates: Bool) -> LayerPicture? {
    if afterUpdates {
      (window ?? self).layoutIfNeeded()
    }
    return LayerPicture(
      of: layer,
      at: FrameClock.current.now,
      scale: contentScaleFactor,
      area: rect
    )
  }

  private func show(_ picture: LayerPicture) {
    layer.contents = picture.image
    layer.contentsScale = picture.scale
    isUserInteractionEnabled = true
  }
}
