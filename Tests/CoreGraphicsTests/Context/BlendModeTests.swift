import CoreGraphics
import Foundation
import Testing

struct BlendModeTests {
  private static let source = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
  private static let backdrop = CGColor(red: 0.4, green: 0.6, blue: 0.1, alpha: 1)

  /// The formulas of the PDF reference (ISO 32000-1, 11.3.5.2) for opaque colors.
  private static func formula(_ mode: CGBlendMode, _ s: CGFloat, _ b: CGFloat) -> CGFloat {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return b <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    case .softLight:
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (root - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    case .plusLighter: return min(1, s + b)
    case .plusDarker: return max(0, s + b - 1)
    default: return s
    }
  }

  @Test(arguments: [
    CGBlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
    .hardLight, .softLight, .difference, .exclusion, .plusLighter, .plusDarker, .copy,
  ])
  func `follows its formula`(mode: CGBlendMode) {
    let canvas = Canvas(filledWith: Self.backdrop)

    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(Self.source)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))

    func value(_ s: CGFloat, _ b: CGFloat) -> Int {
      Int((Self.formula(mode, s, b) * 255).rounded())
    }
    let expected = Pixel(value(0.8, 0.4), value(0.4, 0.6), value(0.2, 0.1), 255)
    // Inputs and results are rounded to bytes; dodge and burn divide, which magnifies that.
    #expect(canvas[2, 5].isClose(to: expected, within: 2))
    #expect(canvas[7, 5].isClose(to: Pixel(102, 153, 26, 255)))
  }

  @Test(arguments: [
    // Result alphas of Porter and Duff for source 1 and destination 0.5 inside the shape.
    (CGBlendMode.clear, 0), (.copy, 255), (.sourceIn, 128), (.sourceOut, 127),
    (.sourceAtop, 128), (.destinationOver, 255), (.destinationIn, 128), (.destinationOut, 0),
    (.destinationAtop, 255), (.xor, 127),
  ])
  func `leaves alone what lies outside the shape`(mode: CGBlendMode, alpha: Int) {
    let canvas = Canvas(filledWith: CGColor(gray: 0, alpha: 0.5))

    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))

    #expect(abs(canvas[4, 4].a - alpha) <= 1)
    #expect(canvas[8, 8].isClose(to: Pixel(0, 0, 0, 128)))
  }

  @Test func `keeps the brightness and takes the hue`() {
    let canvas = Canvas(filledWith: CGColor(gray: 0.5, alpha: 1))

    canvas.context.setBlendMode(.hue)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

    // Grey has no saturation, so there is no hue to show.
    #expect(canvas[5, 5].isClose(to: Pixel(128, 128, 128, 255)))
  }

  @Test func `clears whatever the state says`() {
    let canvas = Canvas(filledWith: .red)

    canvas.context.setAlpha(0.25)
    canvas.context.setShadow(offset: .zero, blur: 3)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))

    #expect(canvas[2, 5] == .clear)
    #expect(canvas[7, 5] == .red)
  }
}
