import CoreGraphics
import Foundation
import Testing

struct GradientTests {
  private let redToBlue = CGGradient(colors: [.red, .blue], locations: nil)

  @Test func `mixes colors by the place along the line`() {
    let canvas = Canvas(width: 100, height: 1)

    canvas.context.drawLinearGradient(
      redToBlue,
      start: .zero,
      end: CGPoint(x: 100, y: 0),
      options: []
    )

    for x in [0, 25, 50, 99] {
      // The middle of the pixel counts.
      let share = (CGFloat(x) + 0.5) / 100
      let expected = Pixel(
        Int((255 * (1 - share)).rounded()),
        0,
        Int((255 * share).rounded()),
        255
      )
      #expect(canvas[x, 0].isClose(to: expected, within: 2))
    }
  }

  @Test func `ends where its line ends`() {
    let canvas = Canvas(width: 30, height: 1)

    canvas.context.drawLinearGradient(
      redToBlue,
      start: CGPoint(x: 10, y: 0),
      end: CGPoint(x: 20, y: 0),
      options: []
    )

    #expect(canvas[8, 0] == .clear && canvas[21, 0] == .clear)
    #expect(canvas[15, 0].a == 255)
  }

  @Test func `goes on where the options say so`() {
    let canvas = Canvas(width: 30, height: 1)

    canvas.context.drawLinearGradient(
      redToBlue,
      start: CGPoint(x: 10, y: 0),
      end: CGPoint(x: 20, y: 0),
      options: .drawsAfterEndLocation
    )

    #expect(canvas[8, 0] == .clear)
    #expect(canvas[25, 0] == .blue)
  }

  @Test func `mixes without multiplying by alpha`() {
    let canvas = Canvas(width: 101, height: 1)
    let gradient = CGGradient(
      colors: [CGColor.red, CGColor(red: 0, green: 0, blue: 1, alpha: 0)],
      locations: nil
    )

    canvas.context.drawLinearGradient(
      gradient,
      start: .zero,
      end: CGPoint(x: 101, y: 0),
      options: []
    )

    // Half way: (½, 0, ½) at alpha ½, stored multiplied.
    #expect(canvas[50, 0].isClose(to: Pixel(64, 0, 64, 128), within: 2))
  }

  @Test func `spreads rings around a center`() {
    let canvas = Canvas(width: 41, height: 41)

    canvas.context.drawRadialGradient(
      redToBlue,
      startCenter: CGPoint(x: 20.5, y: 20.5),
      startRadius: 0,
      endCenter: CGPoint(x: 20.5, y: 20.5),
      endRadius: 20,
      options: []
    )

    #expect(canvas[20, 20].isClose(to: .red, within: 8))
    #expect(canvas[30, 20].isClose(to: Pixel(128, 0, 128, 255), within: 2))
    #expect(canvas[30, 20] == canvas[10, 20])
    #expect(canvas[0, 0] == .clear)
  }

  @Test func `fills the whole of a cone between two circles`() {
    let canvas = Canvas(width: 40, height: 20)

    canvas.context.drawRadialGradient(
      redToBlue,
      startCenter: CGPoint(x: 8, y: 10),
      startRadius: 4,
      endCenter: CGPoint(x: 28, y: 10),
      endRadius: 8,
      options: []
    )

    // The far side of the end circle: 8 + 20 t + 4 + 4 t = 33.5 on the axis, t = 21.5 / 24.
    let blue = Int((21.5 / 24 * 255).rounded())
    #expect(abs(canvas[33, 10].b - blue) <= 2)
    #expect(canvas[33, 10].a == 255)
    #expect(canvas[38, 10] == .clear && canvas[2, 10] == .clear)
  }

  @Test func `is made from an array of Core Foundation`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor.white, CGColor.black] as CFArray,
        locations: [0, 0.5]
      )
    )

    #expect(gradient.stops.map(\.location) == [0, 0.5])
    #expect(CGGradient(colorsSpace: nil, colors: ["no color"] as CFArray, locations: nil) == nil)
  }
}
