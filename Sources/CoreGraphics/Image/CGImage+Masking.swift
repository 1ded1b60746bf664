internal import CCairo
public import Foundation

/// Masks, and images cut out by them.
extension CGImage {
  /// A copy that shows only where `mask` does, which is stretched over the image.
  ///
  /// A mask's coverage, an opaque image's brightness or another image's alpha counts.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }

    let result = DrawingTarget(buffer: buffer.copy())
    let shown = mask.coverage
    let pattern = cairo_pattern_create_for_surface(shown.surface)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(
      CGAffineTransform(
        scaleX: CGFloat(mask.width) / CGFloat(width),
        y: CGFloat(mask.height) / CGFloat(height)
      )
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern,
      mask.width == width && mask.height == height ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    )
    cairo_set_operator(result.cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source(result.cairo, pattern)
    cairo_paint(result.cairo)
    result.buffer.flush()
    return CGImage(buffer: result.buffer, shouldInterpolate: shouldInterpolate)
  }

  /// A copy without the pixels whose components all lie in the ranges min, max, min, max, …
  /// (0 to 255); nil for masks, images with alpha, and a wrong number of limits.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard alphaInfo == .noneSkipFirst, components.count == 6 else { return nil }

    let limits = components.map { UInt32(max(0, min(255, $0))) }
    let result = buffer.copy()
    for row in 0..<height {
      let line = (result.bytes + row * result.stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let pixel = line[column]
        let isHidden = (0..<3).allSatisfy { index in
          let value = pixel >> UInt32(16 - 8 * index) & 0xFF
          return value >= limits[2 * index] && value <= limits[2 * index + 1]
        }
        if isHidden {
          line[column] = 0
        }
      }
    }
    result.markDirty()
    return CGImage(buffer: result, shouldInterpolate: shouldInterpolate)
  }

  /// A mask of the image's alpha; a mask is its own.
  package var alphaMask: CGImage {
    guard !isMask else { return self }

    let result = DrawingTarget(buffer: PixelBuffer(width: width, height: height, format: .a8))
    cairo_set_source_surface(result.cairo, buffer.surface, 0, 0)
    cairo_paint(result.cairo)
    return CGImage(buffer: result.buffer, shouldInterpolate: shouldInterpolate)
  }

  /// What the image lets through when it serves as a mask.
  internal var coverage: PixelBuffer {
    guard !isMask else { return buffer }

    let result = PixelBuffer(width: width, height: height, format: .a8)
    buffer.flush()
    for row in 0..<height {
      for column in 0..<width {
        let pixel = buffer.pixel(x: column, y: row)
        // Weights of ITU-R BT.709 in thousandths.
        let brightness =
          ((pixel >> 16 & 0xFF) * 213 + (pixel >> 8 & 0xFF) * 715 + (pixel & 0xFF) * 72 + 500)
          / 1000
        let value = alphaInfo == .noneSkipFirst ? brightness : pixel >> 24
        (result.bytes + row * result.stride).storeBytes(
          of: UInt8(clamping: value),
          toByteOffset: column,
          as: UInt8.self
        )
      }
    }
    result.markDirty()
    return result
  }

  /// A mask as an image in one color.
  internal func painted(with color: CGColor) -> CGImage {
    let result = DrawingTarget(buffer: PixelBuffer(width: width, height: height))
    let rgba = color.rgba
    cairo_set_source_rgba(result.cairo, rgba.r, rgba.g, rgba.b, rgba.a)
    cairo_mask_surface(result.cairo, buffer.surface, 0, 0)
    return CGImage(buffer: result.buffer)
  }
}
