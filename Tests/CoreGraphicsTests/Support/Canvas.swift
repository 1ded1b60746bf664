import CoreGraphics
import Foundation

/// A small context with the origin at the top left, and its pixels.
struct Canvas {
  let buffer: PixelBuffer
  let context: CGContext

  init(width: Int = 10, height: Int = 10, scale: CGFloat = 1) {
    buffer = PixelBuffer(width: width, height: height)
    context = CGContext(drawingInto: buffer, scale: scale)
  }

  /// Covered with an opaque or translucent color.
  init(width: Int = 10, height: Int = 10, filledWith color: CGColor) {
    self.init(width: width, height: height)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }

  subscript(x: Int, y: Int) -> Pixel { Pixel(buffer.pixel(x: x, y: y)) }

  /// Sum of all alphas: the drawn area times 255.
  var totalAlpha: Int {
    var sum = 0
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        sum += self[x, y].a
      }
    }
    return sum
  }
}

/// A premultiplied pixel, components 0...255.
struct Pixel: Equatable, CustomStringConvertible {
  var r: Int
  var g: Int
  var b: Int
  var a: Int

  static let clear = Pixel(0, 0, 0, 0)
  static let black = Pixel(0, 0, 0, 255)
  static let white = Pixel(255, 255, 255, 255)
  static let red = Pixel(255, 0, 0, 255)
  static let green = Pixel(0, 255, 0, 255)
  static let blue = Pixel(0, 0, 255, 255)

  init(_ r: Int, _ g: Int, _ b: Int, _ a: Int) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  init(_ value: UInt32) {
    self.init(
      Int(value >> 16 & 0xFF),
      Int(value >> 8 & 0xFF),
      Int(value & 0xFF),
      Int(value >> 24)
    )
  }

  /// Whether each component differs by at most `tolerance`.
  func isClose(to other: Pixel, within tolerance: Int = 1) -> Bool {
    abs(r - other.r) <= tolerance && abs(g - other.g) <= tolerance
      && abs(b - other.b) <= tolerance && abs(a - other.a) <= tolerance
  }

  var description: String { "(\(r), \(g), \(b), \(a))" }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  static func hex(_ value: UInt32, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(value >> 16 & 0xFF) / 255,
      green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255,
      alpha: alpha
    )
  }
}
