package import Foundation

/// Conversion of components to sRGB and back.
extension CGColorSpace {
  /// sRGB components (without alpha) of components in this space; not clamped.
  package func toSRGB(_ components: [CGFloat]) -> (r: CGFloat, g: CGFloat, b: CGFloat) {
    switch encoding {
    case .sRGB:
      return (components[0], components[1], components[2])
    case .linearSRGB:
      return (
        Self.encode(components[0]), Self.encode(components[1]), Self.encode(components[2])
      )
    case .displayP3:
      let linear = Self.displayP3ToSRGB.multiply(components.map(Self.decode))
      return (Self.encode(linear[0]), Self.encode(linear[1]), Self.encode(linear[2]))
    case .gray:
      return (components[0], components[0], components[0])
    case .linearGray:
      let level = Self.encode(components[0])
      return (level, level, level)
    case .pattern:
      return (0, 0, 0)
    }
  }

  /// Components in this space (without alpha) of an sRGB colour.
  package func fromSRGB(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> [CGFloat] {
    switch encoding {
    case .sRGB: return [r, g, b]
    case .linearSRGB: return [r, g, b].map(Self.decode)
    case .displayP3:
      return Self.sRGBToDisplayP3.multiply([r, g, b].map(Self.decode)).map(Self.encode)
    case .gray: return [Self.encode(Self.luminance(r, g, b))]
    case .linearGray: return [Self.luminance(r, g, b)]
    case .pattern: return []
    }
  }

  /// Linear light to the sRGB curve (IEC 61966-2-1), mirrored below zero for extended values.
  private static func encode(_ linear: CGFloat) -> CGFloat {
    let magnitude = abs(linear)
    let encoded =
      magnitude <= 0.003_130_8 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// The sRGB curve (IEC 61966-2-1) to linear light.
  private static func decode(_ encoded: CGFloat) -> CGFloat {
    let magnitude = abs(encoded)
    let linear =
      magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// Linear light of a colour by the weights of ITU-R BT.709, sRGB's primaries.
  private static func luminance(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> CGFloat {
    guard r != g || g != b else { return decode(r) }

    return 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b)
  }

  /// Linear Display P3 to linear sRGB, both with white D65 (CSS Color 4, section 10).
  private static let displayP3ToSRGB = ColorMatrix(rows: [
    [1.224_940_176_280_6, -0.224_940_176_280_6, 0],
    [-0.042_056_954_709_7, 1.042_056_954_709_7, 0],
    [-0.019_637_554_590_3, -0.078_636_045_550_6, 1.098_273_600_140_9],
  ])

  /// Linear sRGB to linear Display P3 (CSS Color 4, section 10).
  private static let sRGBToDisplayP3 = ColorMatrix(rows: [
    [0.822_461_968_7, 0.177_538_031_3, 0],
    [0.033_194_198_9, 0.966_805_801_1, 0],
    [0.017_082_631_3, 0.072_397_440_8, 0.910_519_927_9],
  ])
}

/// Three rows of three: a change of primaries in linear light.
private struct ColorMatrix: Sendable {
  let rows: [[CGFloat]]

  func multiply(_ column: [CGFloat]) -> [CGFloat] {
    rows.map { row in row[0] * column[0] + row[1] * column[1] + row[2] * column[2] }
  }
}
