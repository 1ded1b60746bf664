internal import CCairo
import Foundation

/// Shadows: the coverage of what is drawn, moved, blurred and colored.
extension CGContext {
  /// A shadow in device pixels, y down.
  internal struct PlacedShadow {
    var offsetX: CGFloat
    var offsetY: CGFloat
    /// Standard deviation of the blur.
    var sigma: CGFloat
    var color: CGColor

    /// How far the blur spreads.
    var reach: Int { PixelBuffer.blurReach(sigma: sigma) }
  }

  internal func placedShadow(_ shadow: GraphicsState.Shadow) -> PlacedShadow {
    let offset = shadow.offset.applying(baseCTM)
    let scale = abs(baseCTM.determinant).squareRoot()
    return PlacedShadow(
      offsetX: offset.width,
      offsetY: -offset.height,
      sigma: shadow.blur * scale / 2,
      color: shadow.color
    )
  }

  /// The shadow of `pixels`, which lie at `area`, as finished pixels and their place.
  internal func shadowPixels(
    of pixels: PixelBuffer,
    area: PixelRect,
    placed: PlacedShadow
  ) -> (buffer: PixelBuffer, area: PixelRect) {
    // One more pixel on each side takes up an offset between pixels.
    let reach = placed.reach + 1
    let wholeX = placed.offsetX.rounded(.down)
    let wholeY = placed.offsetY.rounded(.down)
    let covered = area.insetBy(dx: -reach, dy: -reach)
    let coverage = DrawingTarget(
      buffer: PixelBuffer(width: covered.width, height: covered.height, format: .a8)
    )
    let pattern = cairo_pattern_create_for_surface(pixels.surface)
    defer { cairo_pattern_destroy(pattern) }
    var deviceX = 0.0
    var deviceY = 0.0
    cairo_surface_get_device_offset(pixels.surface, &deviceX, &deviceY)
    var matrix = cairo_matrix_t(
      CGAffineTransform(
        translationX: -CGFloat(reach) - (placed.offsetX - wholeX) - deviceX,
        y: -CGFloat(reach) - (placed.offsetY - wholeY) - deviceY
      )
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(coverage.cairo, pattern)
    cairo_paint(coverage.cairo)
    coverage.buffer.blur(sigma: placed.sigma)

    let shade = DrawingTarget(buffer: PixelBuffer(width: covered.width, height: covered.height))
    let color = placed.color.rgba
    cairo_set_source_rgba(shade.cairo, color.r, color.g, color.b, color.a)
    cairo_mask_surface(shade.cairo, coverage.buffer.surface, 0, 0)
    return (shade.buffer, covered.offsetBy(dx: Int(wholeX), dy: Int(wholeY)))
  }
}
