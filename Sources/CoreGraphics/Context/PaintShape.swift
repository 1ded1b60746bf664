import Foundation

/// What part of the plane a painting operation covers.
///
/// Coordinates are device pixels, y down.
internal enum PaintShape {
  case fill(PathStorage, CGPathFillRule)
  /// With the line attributes of the current state.
  case stroke(PathStorage)
  /// The whole clip.
  case everything
  /// Coverage at whole pixels.
  case mask(PixelBuffer, x: Int, y: Int)
  /// Coverage stretched over a rectangle of user space: `PathStorage` is its outline, the transform
  /// leads from device space to pixels of the mask.
  case stretchedMask(PixelBuffer, outline: PathStorage, toMask: CGAffineTransform, filter: Filter)

  internal enum Filter {
    case nearest
    case quality(CGInterpolationQuality)
  }
}
