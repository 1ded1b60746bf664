import CoreGraphics
import Foundation

/// The picture that the desktop shows for a window: a stage with a sheet coming up.
enum WindowIcon {
  private static let side = 64

  static func image() -> CGImage {
    let buffer = PixelBuffer(width: side, height: side, format: .argb32)
    let context = CGContext(drawingInto: buffer, scale: 1)
    fill(CGRect(x: 14, y: 2, width: 36, height: 60), radius: 8, color: (0.13, 0.13, 0.15), context)
    fill(CGRect(x: 17, y: 5, width: 30, height: 54), radius: 5, color: (0.35, 0.62, 0.95), context)
    fill(CGRect(x: 17, y: 29, width: 30, height: 30), radius: 5, color: (1, 1, 1), context)
    fill(CGRect(x: 27, y: 33, width: 10, height: 2), radius: 1, color: (0.7, 0.7, 0.72), context)
    return CGImage(buffer: buffer)
  }

  private static func fill(
    _ rect: CGRect,
    radius: CGFloat,
    color: (CGFloat, CGFloat, CGFloat),
    _ context: CGContext
  ) {
    context.setFillColor(CGColor(srgbRed: color.0, green: color.1, blue: color.2, alpha: 1))
    context.addPath(
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    )
    context.fillPath()
  }
}
