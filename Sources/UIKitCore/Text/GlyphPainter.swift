import CoreGraphics
import Foundation

/// Draws text of one font with the pixels of the host's text engine.
struct GlyphPainter {
  let context: CGContext
  let font: UIFont
  var shape = GlyphShape()
  /// Of outlines; filled letters have the context's fill color.
  var strokeColor: UIColor?

  /// Positions of the pen inside a pixel: letters look the same wherever they repeat.
  private static let subpixelSteps: CGFloat = 4

  /// Pixels a point, at least, of letters that are transformed or outlined.
  private static let leastScale: CGFloat = 4
  /// How much finer than the context's pixels they are, at least.
  private static let oversampling: CGFloat = 2

  /// Draws `text` in the context's fill color with the pen at `pen` on the baseline.
  func draw(_ text: String, at pen: CGPoint) {
    guard shape.transform == .identity else {
      var plain = self
      plain.shape.obliqueness = 0
      plain.shape.expansion = 0
      context.saveGState()
      context.translateBy(x: pen.x, y: pen.y)
      context.concatenate(shape.transform)
      plain.draw(text, at: .zero)
      context.restoreGState()
      return
    }
    let transform = context.pixelTransform
    let isUpright =
      transform.b == 0 && transform.c == 0 && transform.a > 0
      && abs(transform.a - transform.d) < 1e-6
    if shape.isFilled {
      if isUpright {
        drawOnGrid(text, at: pen.applying(transform), scale: transform.a)
      } else {
        drawTransformed(text, at: pen)
      }
    }
    let lineWidth = shape.lineWidth(of: font)
    if lineWidth > 0 {
      context.saveGState()
      if let strokeColor { context.setFillColor(strokeColor.cgColor) }
      drawTransformed(text, at: pen, lineWidth: lineWidth)
      context.restoreGState()
    }
  }

  /// Copies the engine's pixels where they belong: `pen` is in pixels.
  private func drawOnGrid(_ text: String, at pen: CGPoint, scale: CGFloat) {
    // A thousandth of a pixel more, so that sums of fractions don't fall into the step before.
    let steps = ((pen.x + 0.001) * GlyphPainter.subpixelSteps).rounded(.down)
    let x = (steps / GlyphPainter.subpixelSteps).rounded(.down)
    let subpixel = steps / GlyphPainter.subpixelSteps - x
    let y = Int(pen.y.rounded())
    for bitmap in bitmaps(of: text, scale: scale, subpixel: subpixel) {
      let left = Int(x) + bitmap.originX
      let top = y + bitmap.originY
      if bitmap.isColored {
        context.drawPixels(bitmap.image, atPixelX: left, y: top)
      } else {
        context.drawMask(bitmap.image, atPixelX: left, y: top)
      }
    }
  }

  /// Draws the pixels of the untransformed text as a picture that the context transforms.
  ///
  /// With a `lineWidth` in points, only the outlines.
  private func drawTransformed(_ text: String, at pen: CGPoint, lineWidth: CGFloat = 0) {
    let ctm = context.ctm
    let scale = max(
      hypot(ctm.a, ctm.b).rounded(.up) * GlyphPainter.oversampling,
      GlyphPainter.leastScale
    )
    for bitmap in bitmaps(of: text, scale: scale, subpixel: 0) {
      guard lineWidth == 0 || !bitmap.isColored else { continue }
      let radius = lineWidth / 2 * scale
      let image = lineWidth > 0 ? bitmap.image.outlined(radius: radius) : bitmap.image
      let margin = CGFloat(image.width - bitmap.image.width) / 2
      let frame = CGRect(
        x: pen.x + (CGFloat(bitmap.originX) - margin) / scale,
        y: pen.y + (CGFloat(bitmap.originY) - margin) / scale,
        width: CGFloat(image.width) / scale,
        height: CGFloat(image.height) / scale
      )
      context.saveGState()
      // Core Graphics draws images from the bottom up.
      context.translateBy(x: frame.minX, y: frame.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(origin: .zero, size: frame.size))
      context.restoreGState()
    }
  }

  private func bitmaps(of text: String, scale: CGFloat, subpixel: CGFloat) -> [TextBitmap] {
    UIApplication.shared.services.textEngine.bitmaps(
      of: text,
      face: font.face,
      size: font.pointSize,
      scale: scale,
      subpixel: subpixel
    )
  }
}
