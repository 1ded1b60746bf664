internal import CCairo
public import Foundation

/// Limits on where drawing has an effect; `restoreGState` lifts them.
extension CGContext {
  /// Clips to the current path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: currentPath, rule: rule)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Limits drawing to `rect` and to where `mask` shows, stretched over it.
  ///
  /// A mask's coverage, an opaque image's brightness or another image's alpha counts.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let coverage = DrawingTarget(
      buffer: PixelBuffer(width: target.area.maxX, height: target.area.maxY, format: .a8)
    )
    let shown = mask.coverage
    let pattern = cairo_pattern_create_for_surface(shown.surface)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(imageTransform(of: mask, in: rect))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter(of: mask, in: rect).cairo)
    outline(of: rect).emit(into: coverage.cairo)
    cairo_set_source(coverage.cairo, pattern)
    cairo_fill(coverage.cairo)
    if let outer = state.clipMask {
      cairo_set_operator(coverage.cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(coverage.cairo, outer.surface, 0, 0)
      cairo_paint(coverage.cairo)
    }
    state.clipMask = coverage.buffer
  }

  /// Makes the whole surface drawable again.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.clipMask = nil
  }

  /// In user space; null where nothing can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    let area = clipArea
    return area.isEmpty ? .null : area.rect.applying(pixelTransform.inverted())
  }

  private func clip(to path: PathStorage, rule: CGPathFillRule) {
    cairo_identity_matrix(cairo)
    path.emit(into: cairo)
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_set_antialias(
      cairo,
      state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    )
    cairo_clip(cairo)
    cairo_new_path(cairo)
    applyMatrix()
  }

  /// The outline of a rectangle of user space, in device pixels.
  internal func outline(of rect: CGRect) -> PathStorage {
    var outline = PathStorage()
    outline.addRect(rect)
    return outline.applying(pixelTransform)
  }
}
