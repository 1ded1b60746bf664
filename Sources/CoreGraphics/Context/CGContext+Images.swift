internal import CCairo
public import Foundation

/// Drawing of images and masks.
extension CGContext {
  /// Stretches `image` over `rect`, its upper edge at the rectangle's greatest y.
  ///
  /// It therefore stands on its head in contexts that UIKit makes, as on iOS. A mask paints the fill
  /// color. With `byTiling`, the rectangle repeats over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }

    let toImage = imageTransform(of: image, in: rect)
    if image.isMask, !byTiling {
      let shape = PaintShape.stretchedMask(
        image.buffer,
        outline: outline(of: rect),
        toMask: toImage,
        filter: filter(of: image, in: rect)
      )
      paint(shape) { setSource(state.fillColor, on: $0) }
      return
    }
    let source = image.isMask ? image.painted(with: state.fillColor) : image
    let shape = byTiling ? PaintShape.everything : .fill(outline(of: rect), .winding)
    paint(shape, alpha: state.alpha) { cairo in
      let pattern = cairo_pattern_create_for_surface(source.buffer.surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t(toImage)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, filter(of: image, in: rect).cairo)
      cairo_set_source(cairo, pattern)
    }
  }

  /// Copies finished pixels, the top-left one to a whole pixel of the surface.
  ///
  /// Ignores the current transform; alpha, clip, shadow and blend mode apply.
  package func drawPixels(_ image: CGImage, atPixelX x: Int, y: Int) {
    var outline = PathStorage()
    outline.addRect(image.buffer.bounds.offsetBy(dx: x, dy: y).rect)
    paint(.fill(outline, .winding), alpha: state.alpha) {
      setSource(image.buffer, x: x, y: y, on: $0)
    }
  }

  /// From device pixels to pixels of `image` drawn in `rect`.
  internal func imageTransform(of image: CGImage, in rect: CGRect) -> CGAffineTransform {
    let fromImage = CGAffineTransform(
      a: rect.width / CGFloat(image.width),
      b: 0,
      c: 0,
      d: -rect.height / CGFloat(image.height),
      tx: rect.minX,
      ty: rect.maxY
    )
    return fromImage.concatenating(pixelTransform).inverted()
  }

  /// Pixels that land exactly on pixels are copied, others mixed.
  internal func filter(of image: CGImage, in rect: CGRect) -> PaintShape.Filter {
    let transform = imageTransform(of: image, in: rect)
    // A few rounding errors of a large coordinate.
    let slack: CGFloat = 1e-6
    func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < slack }
    let keepsPixels =
      (isUnit(transform.a) && isUnit(transform.d) && transform.b == 0 && transform.c == 0)
      || (isUnit(transform.b) && isUnit(transform.c) && transform.a == 0 && transform.d == 0)
    if keepsPixels, isWhole(transform.tx), isWhole(transform.ty) {
      return .nearest
    }
    guard image.shouldInterpolate else { return .nearest }
    // Cairo's best filter keeps the edges of enlarged pixels, where Core Graphics smooths them.
    let isEnlarged = abs(transform.determinant) < 1
    let quality = state.interpolationQuality
    return .quality(isEnlarged && quality == .high ? .default : quality)
  }

  private func isUnit(_ value: CGFloat) -> Bool { abs(abs(value) - 1) < 1e-9 }
}
