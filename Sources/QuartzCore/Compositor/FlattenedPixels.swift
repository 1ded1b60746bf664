import CoreGraphics

/// Pixels of a layer and all below it, drawn once in the layer's own place.
///
/// Only what was asked for is valid; changes below the layer take it away again.
nonisolated final class FlattenedPixels {
  let plane: PixelPlane
  private(set) var valid = PixelRegion()
  var lastUse = 0

  /// Rectangles in `valid` beyond which pieces are drawn again rather than tracked (chosen by eye).
  private static let validLimit = 24

  /// `rect` is relative to the layer's top left pixel.
  init(_ rect: PixelRect) {
    plane = PixelPlane(
      PixelBuffer(width: rect.width, height: rect.height),
      x: rect.x,
      y: rect.y
    )
  }

  var byteCount: Int { plane.buffer.stride * plane.buffer.height }

  func invalidate(_ rect: PixelRect) {
    valid.subtract(rect)
    if valid.rects.count > Self.validLimit {
      valid = PixelRegion(valid.rects.max { $0.area < $1.area } ?? .empty)
    }
  }

  func invalidateAll() {
    valid = PixelRegion()
  }

  /// The part of `region` that has to be drawn; it counts as valid from now on.
  func claim(_ region: PixelRegion) -> PixelRegion {
    if region.rects.allSatisfy({ valid.contains($0) }) {
      return PixelRegion()
    }
    var missing = region
    missing.subtract(valid)
    valid.formUnion(missing)
    return missing
  }
}
