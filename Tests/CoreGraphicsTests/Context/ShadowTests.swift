import CoreGraphics
import Foundation
import Testing

struct ShadowTests {
  @Test func `falls the same way to all sides`() {
    let canvas = Canvas(width: 41, height: 41)

    canvas.context.setShadow(offset: .zero, blur: 8, color: .red)
    canvas.context.fill(CGRect(x: 15, y: 15, width: 11, height: 11))

    for distance in 1...14 {
      let left = canvas[15 - distance, 20]
      #expect(left == canvas[25 + distance, 20])
      #expect(left == canvas[20, 15 - distance])
      #expect(left == canvas[20, 25 + distance])
    }
    #expect(canvas[20, 20] == .black)
    #expect(canvas[12, 20].a > canvas[9, 20].a)
    #expect(canvas[1, 1] == .clear)
  }

  @Test func `keeps the amount of shade when blurred`() {
    let sharp = PixelBuffer(width: 81, height: 81, format: .a8)
    let context = CGContext(drawingInto: sharp)
    context.fill(CGRect(x: 30, y: 30, width: 21, height: 21))
    sharp.blur(sigma: 5)

    var sum = 0
    for y in 0..<81 {
      for x in 0..<81 {
        sum += Int(sharp.pixel(x: x, y: y) >> 24)
      }
    }
    // Every pixel is rounded three times in each direction.
    #expect(abs(sum - 21 * 21 * 255) < 21 * 21 * 255 / 100)
  }

  @Test func `comes close to a Gaussian`() {
    let edge = PixelBuffer(width: 101, height: 101, format: .a8)
    let context = CGContext(drawingInto: edge)
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 101))
    let sigma: CGFloat = 6
    edge.blur(sigma: sigma)

    for x in 35..<65 {
      let distance = 50 - (CGFloat(x) + 0.5)
      let expected = 255 * (1 + erf(distance / (sigma * 2.0.squareRoot()))) / 2
      let found = CGFloat(edge.pixel(x: x, y: 50) >> 24)
      // Three boxes differ from a Gaussian by about 3 % (W3C filter effects), 8 of 255.
      #expect(abs(found - expected) < 8)
    }
  }

  @Test func `moves down with a positive height where y points down`() {
    let canvas = Canvas(width: 20, height: 20)

    canvas.context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .red)
    canvas.context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))

    #expect(canvas[7, 7] == .black)
    #expect(canvas[7, 12] == .red)
    #expect(canvas[7, 3] == .clear)
  }

  @Test func `ignores the current transform`() {
    let canvas = Canvas(width: 20, height: 20)

    canvas.context.scaleBy(x: 2, y: 2)
    canvas.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .red)
    canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))

    #expect(canvas[9, 3] == .red)
    #expect(canvas[10, 3] == .clear)
  }

  @Test func `counts in points of contexts that UIKit makes`() {
    let canvas = Canvas(width: 20, height: 20, scale: 2)

    canvas.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))

    // 4 points are 8 pixels.
    #expect(canvas[8, 1] == .red && canvas[11, 1] == .red)
    #expect(canvas[12, 1] == .clear)
  }

  @Test func `falls into the clip from outside`() {
    let canvas = Canvas(width: 20, height: 20)

    canvas.context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 20))
    canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .red)
    canvas.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))

    #expect(canvas[13, 4] == .red)
    #expect(canvas[3, 4] == .clear)
  }

  @Test func `is thin where the shape is transparent`() {
    let canvas = Canvas(width: 20, height: 20)

    canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .red)
    canvas.context.setFillColor(CGColor(gray: 0, alpha: 0.5))
    canvas.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))

    #expect(canvas[13, 4].isClose(to: Pixel(128, 0, 0, 128)))
  }
}
