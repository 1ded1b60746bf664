import CoreGraphics
import Foundation

/// The blurred coverage of a layer's shadow path.
nonisolated struct PathShadow {
  let mask: CoverageMask
  /// Relative to the layer's top left pixel.
  let rect: PixelRect

  /// Larger shadows than this are not drawn (in pixels per side; Cairo's limit).
  private static let largestSide = 16_000

  /// `originX` and `originY`: the bounds' origin in points.
  ///
  /// nil for a path without area.
  init?(_ path: CGPath, originX: Double, originY: Double, scale: Double, blur: Double) {
    let reach = PixelBuffer.blurReach(sigma: blur)
    let box = path.boundingBoxOfPath
    guard !box.isNull, !box.isEmpty, box.width.isFinite, box.height.isFinite else { return nil }
    let scaled = CGRect(
      x: (box.minX - originX) * scale,
      y: (box.minY - originY) * scale,
      width: box.width * scale,
      height: box.height * scale
    )
    let area = PixelRect(enclosing: scaled).insetBy(dx: -reach, dy: -reach)
    guard area.width <= Self.largestSide, area.height <= Self.largestSide else { return nil }

    let buffer = PixelBuffer(width: area.width, height: area.height, format: .a8)
    let context = CGContext(drawingInto: buffer, scale: 1)
    context.translateBy(x: -CGFloat(area.x), y: -CGFloat(area.y))
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -originX, y: -originY)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.addPath(path)
    context.fillPath()
    if blur > 0 {
      buffer.blur(sigma: blur)
    }
    buffer.flush()
    mask = CoverageMask(
      width: area.width,
      height: area.height,
      stretchColumn: area.width / 2,
      stretchRow: area.height / 2
    )
    for row in 0..<area.height {
      memcpy(mask.bytes + row * area.width, buffer.bytes + row * buffer.stride, area.width)
    }
    rect = area
  }
}
