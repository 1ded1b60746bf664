import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Colors: components, equality, light and dark.
struct UIColorTests {
  @Test(.facts("I26")) func `holds extended sRGB or grey`() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let grey = UIColor(white: 0.25, alpha: 1)

    #expect(red.cgColor.components == [1, 0, 0, 0.5])
    #expect(red.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(grey.cgColor.components == [0.25, 1])
    #expect(red.description == "UIExtendedSRGBColorSpace 1 0 0 0.5")
    #expect(grey.description == "UIExtendedGrayColorSpace 0.25 1")
  }

  @Test(.facts("I26")) func `dims with black at half strength`() {
    let dimming = UIColor.black.withAlphaComponent(0.5)

    #expect(dimming == UIColor(white: 0, alpha: 0.5))
    #expect(dimming.cgColor.alpha == 0.5)
  }

  @Test func `is equal to a color with the same space and components`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test(arguments: [
    (CGFloat(0), UIColor.red), (1.0 / 3.0, .green), (2.0 / 3.0, .blue), (1, .red),
    (1.0 / 6.0, .yellow),
  ])
  func `turns hues into primaries`(hue: CGFloat, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)

    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // A third has no exact binary form.
    for (value, wanted) in zip([red, green, blue, alpha], expected.cgColor.components ?? []) {
      #expect(abs(value - wanted) < 1e-9)
    }
  }

  @Test func `answers hue, saturation and brightness`() {
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())

    let color = UIColor(red: 0, green: 0.25, blue: 0.5, alpha: 0.75)
    let isKnown = color.getHue(
      &hue,
      saturation: &saturation,
      brightness: &brightness,
      alpha: &alpha
    )

    // Blue is strongest, green half of it: 4 − ½ sixths of a turn.
    #expect(isKnown)
    #expect(hue == 3.5 / 6)
    #expect(saturation == 1 && brightness == 0.5 && alpha == 0.75)
  }

  @Test func `answers the white of a grey`() {
    var (white, alpha) = (CGFloat(), CGFloat())

    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(white == 2.0 / 3.0 && alpha == 1)
  }

  @Test func `follows light and dark`() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)

    #expect(dynamic.resolvedColor(with: dark) == .white)
    #expect(dynamic.resolvedColor(with: light) == .black)
    #expect(dynamic.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    dark.performAsCurrent {
      #expect(dynamic.cgColor == UIColor.white.cgColor)
    }
  }

  @Test(arguments: [
    (UIColor.systemBlue, UInt32(0x007AFF), UInt32(0x0A84FF)),
    (.systemRed, 0xFF3B30, 0xFF453A), (.systemBackground, 0xFFFFFF, 0x000000),
    (.secondarySystemBackground, 0xF2F2F7, 0x1C1C1E), (.label, 0x000000, 0xFFFFFF),
    (.systemGray3, 0xC7C7CC, 0x48484A),
  ])
  func `has the system's values`(color: UIColor, light: UInt32, dark: UInt32) {
    func hex(_ style: UIUserInterfaceStyle) -> UInt32 {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let rgba = color.resolvedColor(with: traits).cgColor.rgba
      let parts = [rgba.r, rgba.g, rgba.b].map { UInt32(($0 * 255).rounded()) }
      return parts[0] << 16 | parts[1] << 8 | parts[2]
    }

    #expect(hex(.light) == light)
    #expect(hex(.dark) == dark)
  }

  @Test func `is lighter in the dark where it lies above`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])

    #expect(
      UIColor.systemBackground.resolvedColor(with: traits)
        == UIColor.secondarySystemBackground.resolvedColor(
          with: UITraitCollection(userInterfaceStyle: .dark)
        )
    )
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test func `can be written as a literal`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func `sets fill and stroke of the current context`() throws {
    let stage = try Stage()
    stage.turn()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 1), false, 1)
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(image?.pixel(0, 0) == Opaque.red)
    #expect(image?.pixel(3, 0) == 0)
  }
}
