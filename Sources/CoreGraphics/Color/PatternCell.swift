import Foundation

/// The measures of a pattern that callbacks draw.
internal struct PatternCell {
  var bounds: CGRect
  /// To the base space of the context.
  var matrix: CGAffineTransform
  /// Positive.
  var xStep: CGFloat
  var yStep: CGFloat
  var isColored: Bool

  /// Pixels of a side, so that a pattern far away does not fill the memory.
  private static let largestSide: CGFloat = 4096

  /// One step in both directions as pixels of the context's resolution.
  func tile(
    in baseCTM: CGAffineTransform,
    draw: (CGContext) -> Void
  ) -> CGPattern.Tile? {
    let toDevice = matrix.concatenating(baseCTM)
    let width = Self.pixels(xStep * hypot(toDevice.a, toDevice.b))
    let height = Self.pixels(yStep * hypot(toDevice.c, toDevice.d))
    guard
      let context = CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: .standardRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue
      )
    else { return nil }
    context.scaleBy(x: CGFloat(width) / xStep, y: CGFloat(height) / yStep)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    // Cells larger than a step reach into those after them.
    let columns = Int(((bounds.width - xStep) / xStep).rounded(.up))
    let rows = Int(((bounds.height - yStep) / yStep).rounded(.up))
    for row in -max(rows, 0)...0 {
      for column in -max(columns, 0)...0 {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * xStep, y: CGFloat(row) * yStep)
        context.clip(to: bounds)
        draw(context)
        context.restoreGState()
      }
    }
    guard let image = context.makeImage() else { return nil }
    let fromPixels = CGAffineTransform(
      a: xStep / CGFloat(width),
      b: 0,
      c: 0,
      d: -yStep / CGFloat(height),
      tx: bounds.minX,
      ty: bounds.minY + yStep
    )
    return CGPattern.Tile(image: image, fromPixels: fromPixels.concatenating(matrix))
  }

  private static func pixels(_ length: CGFloat) -> Int {
    Int(max(1, min(length, largestSide)).rounded())
  }
}
