public import Foundation

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// Ignores the translation; the result may be negative.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }

    let x = transform.a * origin.x + transform.c * origin.y + transform.tx
    let y = transform.b * origin.x + transform.d * origin.y + transform.ty
    let alongWidth = CGVector(dx: transform.a * size.width, dy: transform.b * size.width)
    let alongHeight = CGVector(dx: transform.c * size.height, dy: transform.d * size.height)
    let left = min(0, alongWidth.dx) + min(0, alongHeight.dx)
    let right = max(0, alongWidth.dx) + max(0, alongHeight.dx)
    let top = min(0, alongWidth.dy) + min(0, alongHeight.dy)
    let bottom = max(0, alongWidth.dy) + max(0, alongHeight.dy)
    return CGRect(x: x + left, y: y + top, width: right - left, height: bottom - top)
  }
}
