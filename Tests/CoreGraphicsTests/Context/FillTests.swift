import CoreGraphics
import Foundation
import Testing

struct FillTests {
  @Test func `mixes a half transparent color with what is there`() {
    let canvas = Canvas(filledWith: .white)

    canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))

    // 255 · ½ + 255 · ½, and 0 · ½ + 255 · ½ (127.5, whichever way it is rounded).
    #expect(canvas[2, 2].isClose(to: Pixel(255, 127, 127, 255)))
    #expect(canvas[7, 7] == .white)
  }

  @Test func `multiplies colors by alpha on transparent ground`() {
    let canvas = Canvas()

    canvas.context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

    // 255 · ½, 255 · ¼
    #expect(canvas[5, 5].isClose(to: Pixel(128, 64, 0, 128)))
  }

  @Test func `covers pixels by the area inside the shape`() {
    let canvas = Canvas()

    canvas.context.fill(CGRect(x: 1, y: 1, width: 2.5, height: 2.25))

    #expect(canvas[1, 1].a == 255)
    // Half and a quarter of a pixel; Cairo counts 15 rows a pixel, hence the tolerance.
    #expect(abs(canvas[3, 1].a - 255 / 2) <= 3)
    #expect(abs(canvas[1, 3].a - 255 / 4) <= 6)
    #expect(canvas[4, 1] == .clear)
  }

  @Test func `stays away from part of a pixel without antialiasing`() {
    let canvas = Canvas()

    canvas.context.setShouldAntialias(false)
    canvas.context.fill(CGRect(x: 1, y: 1, width: 2.3, height: 2))

    #expect(canvas[2, 1].a == 255)
    #expect(canvas[3, 1].a == 0)
  }

  @Test func `leaves the hole of a ring open by the even-odd rule`() {
    let canvas = Canvas()

    canvas.context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    canvas.context.fillPath(using: .evenOdd)

    #expect(canvas[1, 1].a == 255)
    #expect(canvas[5, 5].a == 0)
  }

  @Test func `covers the area of a circle`() {
    let canvas = Canvas(width: 40, height: 40)

    canvas.context.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))

    let area = CGFloat(canvas.totalAlpha) / 255
    // Coverage is rounded in every pixel of the rim.
    #expect(abs(area - .pi * 16 * 16) < 2)
  }

  @Test func `rounds a corner by the area left of the quarter circle`() {
    let canvas = Canvas(width: 20, height: 20)
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      cornerWidth: 8,
      cornerHeight: 8,
      transform: nil
    )

    canvas.context.addPath(path)
    canvas.context.fillPath()

    // Each corner loses 8² · (1 − π/4).
    let area = CGFloat(canvas.totalAlpha) / 255
    #expect(abs(area - (400 - 4 * 64 * (1 - .pi / 4))) < 1)
    #expect(canvas[0, 0].a == 0)
    #expect(canvas[0, 10].a == 255)
  }

  @Test func `multiplies everything by the alpha of the state`() {
    let canvas = Canvas()

    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(CGColor(gray: 0, alpha: 0.5))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(canvas[5, 5].isClose(to: Pixel(0, 0, 0, 64)))
  }

  @Test func `draws lines of user space widths under a stretching transform`() {
    let canvas = Canvas(width: 20, height: 20)

    canvas.context.scaleBy(x: 4, y: 1)
    canvas.context.setLineWidth(1)
    canvas.context.move(to: CGPoint(x: 2, y: 0))
    canvas.context.addLine(to: CGPoint(x: 2, y: 20))
    canvas.context.strokePath()

    // One unit is four pixels wide: 6 to 10.
    #expect((0..<20).filter { canvas[$0, 10].a == 255 } == [6, 7, 8, 9])
  }

  @Test func `transforms points when they are added`() {
    let canvas = Canvas()

    canvas.context.move(to: CGPoint(x: 1, y: 1))
    canvas.context.translateBy(x: 4, y: 0)
    canvas.context.addLine(to: CGPoint(x: 1, y: 1))
    canvas.context.addLine(to: CGPoint(x: 1, y: 5))
    canvas.context.translateBy(x: -4, y: 0)
    canvas.context.addLine(to: CGPoint(x: 1, y: 5))
    canvas.context.fillPath()

    #expect(canvas[1, 1].a == 255 && canvas[4, 4].a == 255)
    #expect(canvas.totalAlpha == 16 * 255)
  }

  @Test func `gives the saved state back`() {
    let canvas = Canvas()

    canvas.context.saveGState()
    canvas.context.setFillColor(.red)
    canvas.context.translateBy(x: 5, y: 5)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))

    #expect(canvas[1, 1] == .black)
    #expect(canvas.context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10))
  }

  @Test func `repeats the cell of a pattern from the origin on`() {
    let cell = Canvas(width: 2, height: 2)
    cell.context.setFillColor(.red)
    cell.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pattern = CGPattern(
      image: CGImage(buffer: cell.buffer),
      cell: CGSize(width: 2, height: 2)
    )
    let canvas = Canvas()

    canvas.context.setFillColor(CGColor(pattern: pattern, alpha: 1))
    canvas.context.fill(CGRect(x: 1, y: 1, width: 8, height: 8))

    #expect(canvas[2, 2] == .red && canvas[4, 6] == .red)
    #expect(canvas[3, 2] == .clear && canvas[2, 3] == .clear)
    #expect(canvas[0, 0] == .clear)
  }
}
