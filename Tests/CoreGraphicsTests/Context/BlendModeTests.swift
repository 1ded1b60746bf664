import CoreGraphics
import Foundation
import Testing

/// Where blend modes have an effect; their formulas are in `BlendFormulaTests`.
struct BlendModeTests {
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

  @Test func `clears whatever the state says`() {
    let canvas = Canvas(filledWith: .red)

    canvas.context.setAlpha(0.25)
    canvas.context.setShadow(offset: .zero, blur: 3)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 5, height: 10))

    #expect(canvas[2, 5] == .clear)
    #expect(canvas[7, 5] == .red)
  }
}
