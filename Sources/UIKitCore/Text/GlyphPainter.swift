import CoreGraphics
import Foundation

/// Draws text of one font with the pixels of the host's text engine.
struct GlyphPainter {
  let context: CGContext
  let font: UIFont

  /// Positions of the pen inside a pixel: letters look the same wherever they repeat.
  private static let subpixelSteps: CGFloat = 4

  /// Draws `text` in the context's fill color with the pen at `pen` on the baseline.
  func draw(_ text: String, at pen: CGPoint) {
    let transform = context.pixelTransform
    let isUpright =
      transform.b == 0 && transform.c == 0 && transform.a > 0
      && abs(transform.a - transform.d) < 1e-6
    if isUpright {
      drawOnGrid(text, at: pen.applying(transform), scale: transform.a)
    } else {
      drawTransformed(text, at: pen)
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
  private func drawTransformed(_ text: String, at pen: CGPoint) {
    let ctm = context.ctm
    let scale = max(hypot(ctm.a, ctm.b), 1).rounded(.up)
    for bitmap in bitmaps(of: text, scale: scale, subpixel: 0) {
      let frame = CGRect(
        x: pen.x + CGFloat(bitmap.originX) / scale,
        y: pen.y + CGFloat(bitmap.originY) / scale,
        width: CGFloat(bitmap.image.width) / scale,
        height: CGFloat(bitmap.image.height) / scale
      )
      context.saveGState()
      // Core Graphics draws images from the bottom up.
      context.translateBy(x: frame.minX, y: frame.maxY)
      context.scaleBy(x: 1, y: -1)
      let target = CGRect(origin: .zero, size: frame.size)
      if bitmap.isColored {
        context.draw(bitmap.image, in: target)
      } else {
        context.clip(to: target, mask: bitmap.image)
        context.fill(target)
      }
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
