import CoreGraphics
import Foundation
import Testing

struct TransparencyLayerTests {
  @Test func `fades overlapping shapes as one`() {
    let canvas = Canvas(filledWith: .white)

    canvas.context.setAlpha(0.5)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 6, height: 10))
    canvas.context.setFillColor(.blue)
    canvas.context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
    canvas.context.endTransparencyLayer()

    // Where both lie, red does not shine through blue.
    #expect(canvas[5, 5] == canvas[8, 5])
    #expect(canvas[5, 5].isClose(to: Pixel(127, 127, 255, 255)))
    #expect(canvas[1, 5].isClose(to: Pixel(255, 127, 127, 255)))
  }

  @Test func `casts one shadow`() {
    let canvas = Canvas(width: 20, height: 20)

    canvas.context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .red)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    canvas.context.fill(CGRect(x: 6, y: 2, width: 4, height: 4))
    canvas.context.endTransparencyLayer()

    // The first rectangle's shadow lies under the second one.
    #expect(canvas[7, 3] == .black)
    #expect(canvas[11, 3] == .red)
  }

  @Test func `gives the state from before its beginning back`() {
    let canvas = Canvas()

    canvas.context.setFillColor(.red)
    canvas.context.beginTransparencyLayer(
      in: CGRect(x: 2, y: 2, width: 4, height: 4),
      auxiliaryInfo: nil
    )
    canvas.context.setFillColor(.blue)
    canvas.context.saveGState()
    canvas.context.translateBy(x: 100, y: 100)
    canvas.context.endTransparencyLayer()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(canvas[0, 0] == .red)
  }

  @Test func `loses what is drawn outside its rectangle`() {
    let canvas = Canvas()

    canvas.context.beginTransparencyLayer(
      in: CGRect(x: 2, y: 2, width: 4, height: 4),
      auxiliaryInfo: nil
    )
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.context.endTransparencyLayer()

    #expect(canvas.totalAlpha == 16 * 255)
  }

  @Test func `needs a beginning`() async {
    await #expect(processExitsWith: .failure) {
      CGContext(drawingInto: PixelBuffer(width: 1, height: 1)).endTransparencyLayer()
    }
  }
}
