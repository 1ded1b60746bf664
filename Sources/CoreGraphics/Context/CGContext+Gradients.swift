internal import CCairo
public import Foundation

/// Gradients fill the clip.
extension CGContext {
  /// Paints stripes across the line from `start` to `end` (user space).
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }

    drawGradient(gradient, options: options) {
      cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
  }

  /// Paints rings from the start circle to the end circle (user space).
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    // Without ends, of the two circles through a point that between start and end counts.
    let extend = options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
    drawGradient(gradient, options: options, extend: extend) {
      cairo_pattern_create_radial(
        startCenter.x,
        startCenter.y,
        startRadius,
        endCenter.x,
        endCenter.y,
        endRadius
      )
    }
  }

  private func drawGradient(
    _ gradient: CGGradient,
    options: CGGradientDrawingOptions,
    extend: cairo_extend_t = CAIRO_EXTEND_PAD,
    makePattern: () -> OpaquePointer?
  ) {
    paint(.everything, alpha: state.alpha) { cairo in
      guard let pattern = makePattern() else { return }
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t(pixelTransform.inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, extend)
      // Where the gradient does not go on, the outermost stop is transparent.
      if !options.contains(.drawsBeforeStartLocation) {
        add(gradient.stops.first, at: 0, isVisible: false, to: pattern)
      }
      add(gradient.stops.first, at: 0, to: pattern)
      for stop in gradient.stops {
        add(stop, at: stop.location, to: pattern)
      }
      add(gradient.stops.last, at: 1, to: pattern)
      if !options.contains(.drawsAfterEndLocation) {
        add(gradient.stops.last, at: 1, isVisible: false, to: pattern)
      }
      cairo_set_source(cairo, pattern)
    }
  }

  private func add(
    _ stop: CGGradient.Stop?,
    at location: CGFloat,
    isVisible: Bool = true,
    to pattern: OpaquePointer
  ) {
    guard let color = stop?.color.rgba else { return }

    cairo_pattern_add_color_stop_rgba(
      pattern,
      location,
      color.r,
      color.g,
      color.b,
      isVisible ? color.a : 0
    )
  }
}
