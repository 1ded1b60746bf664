/// Exact 8-bit arithmetic on premultiplied ARGB32 pixels, the same as Cairo's.
///
/// Products of two bytes are divided by 255 and rounded to the nearest, so that results never
/// depend on the order of rectangles, only on the order of layers.
package nonisolated enum PixelArithmetic {
  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  /// `value * factor / 255`, rounded.
  @inline(__always)
  package static func multiply(byte value: UInt32, _ factor: UInt32) -> UInt32 {
    let product = value &* factor &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// All four channels of `pixel` times `factor / 255`.
  @inline(__always)
  package static func multiply(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    // Channels spread to 16-bit lanes: blue, red, green, alpha.
    let wide = (UInt64(pixel) | UInt64(pixel) &<< 24) & lanes
    let product = wide &* UInt64(factor) &+ halves
    let result = ((product &+ ((product &>> 8) & lanes)) &>> 8) & lanes
    return UInt32(truncatingIfNeeded: result | result &>> 24)
  }

  /// Premultiplied `source` over `destination`.
  @inline(__always)
  package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ multiply(destination, 255 &- (source &>> 24))
  }

  /// The premultiplied pixel of a color with components from 0 to 1.
  package static func pixel(red: Double, green: Double, blue: Double, alpha: Double) -> UInt32 {
    let opacity = byte(alpha)
    return opacity << 24
      | multiply(byte: byte(red), opacity) << 16
      | multiply(byte: byte(green), opacity) << 8
      | multiply(byte: byte(blue), opacity)
  }

  /// 0 to 1 as 0 to 255, rounded; values outside are clamped.
  package static func byte(_ value: Double) -> UInt32 {
    UInt32(min(max(value, 0), 1) * 255 + 0.5)
  }
}
