import CoreGraphics
import UIKit

extension UIImage {
  /// The premultiplied pixel `0xAARRGGBB`; 0 where there is none.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard let buffer = cgImage?.buffer, x < buffer.width, y < buffer.height else { return 0 }

    return buffer.pixel(x: x, y: y)
  }

  /// Two by two pixels at scale 1: red, green / blue, white.
  static func quarters() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    return renderer.image { context in
      for (color, x, y) in [
        (UIColor.red, 0, 0), (.green, 1, 0), (.blue, 0, 1), (.white, 1, 1),
      ] {
        color.setFill()
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }
}

/// Opaque colors as pixels.
nonisolated enum Opaque {
  static let red: UInt32 = 0xFFFF_0000
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFF00_00FF
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000
}
