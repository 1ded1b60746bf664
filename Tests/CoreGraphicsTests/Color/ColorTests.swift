import CoreGraphics
import Foundation
import Testing

struct ColorTests {
  @Test func `holds the components of its space and alpha`() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).components == [1, 0.5, 0, 1])
    #expect(CGColor(gray: 0.5, alpha: 0.25).numberOfComponents == 2)
  }

  @Test func `gets another alpha`() throws {
    let color = try #require(CGColor.red.copy(alpha: 0.5))

    #expect(color.components == [1, 0, 0, 0.5])
  }

  @Test func `keeps white when converted to Display P3`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let white = try #require(
      CGColor.white.converted(to: space, intent: .defaultIntent, options: nil)?.components
    )

    // The rows of the matrix add up to 1 within its ten digits.
    for component in white {
      #expect(abs(component - 1) < 1e-8)
    }
  }

  @Test func `comes back from Display P3 as it was`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let original = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    let wide = try #require(
      original.converted(to: space, intent: .defaultIntent, options: nil)
    )
    let back = try #require(
      wide.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?
        .components
    )

    // The two published matrices are inverse to about nine digits.
    for (given, found) in zip([0.2, 0.6, 0.9, 0.5], back) {
      #expect(abs(given - found) < 1e-6)
    }
  }

  @Test func `weighs colors by BT.709 when they become grey`() throws {
    let green = try #require(
      CGColor.green.converted(
        to: CGColorSpaceCreateDeviceGray(),
        intent: .defaultIntent,
        options: nil
      )?.components
    )

    // sRGB's curve of the luminance 0.7152.
    #expect(abs(green[0] - (1.055 * pow(0.7152, 1 / 2.4) - 0.055)) < 1e-9)
  }

  @Test func `is equal by space and components`() {
    #expect(CGColor(gray: 1, alpha: 1) == CGColor.white)
    #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) != CGColor.white)
  }
}
