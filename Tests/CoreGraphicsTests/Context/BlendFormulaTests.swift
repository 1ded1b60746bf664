import CoreGraphics
import Testing

/// Every blend mode against its published formula.
struct BlendFormulaTests {
  nonisolated private static let modes = (0...CGBlendMode.plusLighter.rawValue)
    .compactMap { CGBlendMode(rawValue: $0) }

  /// Dark and light, equal and unequal components, grays, black and white.
  private static let colors: [[Double]] = [
    [0.8, 0.4, 0.2], [0.4, 0.6, 0.1], [0.2, 0.2, 0.9], [0.5, 0.5, 0.5], [0, 0, 0], [1, 1, 1],
  ]
  private static let alphas: [(Double, Double)] = [
    (1, 1), (0.6, 1), (1, 0.4), (0.6, 0.4), (0.6, 0),
  ]

  @Test func `there are 28 modes with Apple's numbers`() {
    #expect(Self.modes.count == 28)
    #expect(CGBlendMode.luminosity.rawValue == 15 && CGBlendMode.clear.rawValue == 16)
    #expect(CGBlendMode.plusLighter.rawValue == 27)
  }

  @Test(arguments: modes)
  func `mixes as published`(mode: CGBlendMode) {
    for source in Self.colors {
      for backdrop in Self.colors {
        for (sourceAlpha, backdropAlpha) in Self.alphas {
          let from = BlendFormula.Color(rgb: source, alpha: sourceAlpha)
          let to = BlendFormula.Color(rgb: backdrop, alpha: backdropAlpha)
          let expected = BlendFormula(mode: mode).result(from, over: to)
          let found = Self.drawn(mode, from, over: to)
          let difference = zip(found, expected).map { abs($0 - $1 * 255) }.max() ?? 0
          // Inputs are rounded to bytes, and so is the result; where a formula divides by what is
          // left of the light, half a byte of a rounded input counts up to ten times (1 / 0.1).
          let isDivided = [CGBlendMode.colorDodge, .colorBurn, .hue, .saturation].contains(mode)
          #expect(
            difference <= (isDivided ? 5.5 : 2),
            "\(mode): \(from) over \(to) is \(found), not \(expected.map { $0 * 255 })"
          )
        }
      }
    }
  }

  private static func drawn(
    _ mode: CGBlendMode,
    _ source: BlendFormula.Color,
    over backdrop: BlendFormula.Color
  ) -> [Double] {
    let canvas = Canvas(width: 1, height: 1, filledWith: color(backdrop))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(color(source))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixel = canvas[0, 0]
    return [pixel.r, pixel.g, pixel.b, pixel.a].map(Double.init)
  }

  private static func color(_ color: BlendFormula.Color) -> CGColor {
    CGColor(
      red: color.rgb[0],
      green: color.rgb[1],
      blue: color.rgb[2],
      alpha: color.alpha
    )
  }
}
