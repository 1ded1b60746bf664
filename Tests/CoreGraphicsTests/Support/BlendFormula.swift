import CoreGraphics

/// The published formulas of the blend modes, on numbers instead of pixels.
///
/// Modes that mix colors are those of the PDF reference (ISO 32000-1, 11.3.5.2 and 11.3.5.3), the others
/// the operators of Porter and Duff, and two sums.
struct BlendFormula {
  /// Components from 0 to 1, not multiplied by alpha.
  struct Color {
    var rgb: [Double]
    var alpha: Double
  }

  let mode: CGBlendMode

  /// Premultiplied red, green, blue and alpha.
  func result(_ source: Color, over backdrop: Color) -> [Double] {
    let sa = source.alpha
    let da = backdrop.alpha
    let s = source.rgb.map { $0 * sa } + [sa]
    let d = backdrop.rgb.map { $0 * da } + [da]
    func sum(_ fromSource: Double, _ fromBackdrop: Double) -> [Double] {
      zip(s, d).map { $0 * fromSource + $1 * fromBackdrop }
    }
    switch mode {
    case .clear: return sum(0, 0)
    case .copy: return sum(1, 0)
    case .sourceIn: return sum(da, 0)
    case .sourceOut: return sum(1 - da, 0)
    case .sourceAtop: return sum(da, 1 - sa)
    case .destinationOver: return sum(1 - da, 1)
    case .destinationIn: return sum(0, sa)
    case .destinationOut: return sum(0, 1 - sa)
    case .destinationAtop: return sum(1 - da, sa)
    case .xor: return sum(1 - da, 1 - sa)
    case .plusLighter: return sum(1, 1).map { min(1, $0) }
    case .plusDarker:
      // The light that both take away, of what their alphas let shine.
      let alpha = min(1, sa + da)
      let colors = (0..<3).map { max(0, alpha - (sa - s[$0]) - (da - d[$0])) }
      return colors + [alpha]
    default:
      let mixed = mix(source.rgb, backdrop.rgb)
      let colors = (0..<3).map { (1 - da) * s[$0] + (1 - sa) * d[$0] + sa * da * mixed[$0] }
      return colors + [sa + da - sa * da]
    }
  }

  /// What the mode makes of two opaque colors.
  private func mix(_ source: [Double], _ backdrop: [Double]) -> [Double] {
    switch mode {
    case .hue:
      return Self.withLuminosity(
        Self.luminosity(backdrop),
        Self.withSaturation(Self.saturation(backdrop), source)
      )
    case .saturation:
      return Self.withLuminosity(
        Self.luminosity(backdrop),
        Self.withSaturation(Self.saturation(source), backdrop)
      )
    case .color: return Self.withLuminosity(Self.luminosity(backdrop), source)
    case .luminosity: return Self.withLuminosity(Self.luminosity(source), backdrop)
    default: return zip(source, backdrop).map(mix)
    }
  }

  private func mix(_ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return b <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    case .softLight:
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (root - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }

  // MARK: - Hue, saturation and luminosity

  private static func luminosity(_ color: [Double]) -> Double {
    0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]
  }

  private static func saturation(_ color: [Double]) -> Double {
    (color.max() ?? 0) - (color.min() ?? 0)
  }

  private static func withLuminosity(_ wanted: Double, _ color: [Double]) -> [Double] {
    let moved = color.map { $0 + wanted - luminosity(color) }
    let level = luminosity(moved)
    let least = moved.min() ?? 0
    let most = moved.max() ?? 0
    if least < 0 { return moved.map { level + ($0 - level) * level / (level - least) } }
    if most > 1 { return moved.map { level + ($0 - level) * (1 - level) / (most - level) } }
    return moved
  }

  private static func withSaturation(_ wanted: Double, _ color: [Double]) -> [Double] {
    let least = color.min() ?? 0
    let spread = saturation(color)
    return color.map { spread > 0 ? ($0 - least) * wanted / spread : 0 }
  }
}
