internal import CCairo

/// A surface under a Cairo context: the context's own, or the one of a transparency layer.
internal final class DrawingTarget {
  let buffer: PixelBuffer
  let cairo: OpaquePointer
  /// The part of the context's device space that `buffer` covers.
  let area: PixelRect

  /// Largest distance in pixels between a curve and the lines drawn for it: too little to see in
  /// 255 levels of coverage, and a quarter of Cairo's own.
  private static let tolerance = 0.025

  /// `buffer` covers the device space from the pixel `origin` on.
  init(buffer: PixelBuffer, x: Int = 0, y: Int = 0) {
    if x != 0 || y != 0 {
      cairo_surface_set_device_offset(buffer.surface, Double(-x), Double(-y))
    }
    guard let cairo = cairo_create(buffer.surface) else {
      fatalError("Cairo can't make a drawing context")
    }
    cairo_set_tolerance(cairo, Self.tolerance)
    self.buffer = buffer
    self.cairo = cairo
    area = PixelRect(x: x, y: y, width: buffer.width, height: buffer.height)
  }

  deinit {
    cairo_destroy(cairo)
  }
}
