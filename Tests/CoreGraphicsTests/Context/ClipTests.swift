import CoreGraphics
import Foundation
import Testing

struct ClipTests {
  private let everything = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `draws inside the rectangle only`() {
    let canvas = Canvas()

    canvas.context.clip(to: CGRect(x: 2, y: 3, width: 4, height: 5))
    canvas.context.fill(everything)

    #expect(canvas.totalAlpha == 4 * 5 * 255)
    #expect(canvas[2, 3].a == 255 && canvas[5, 7].a == 255)
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 2, y: 3, width: 4, height: 5))
  }

  @Test func `draws in the union of several rectangles`() {
    let canvas = Canvas()

    canvas.context.clip(to: [
      CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 5, y: 5, width: 2, height: 2),
    ])
    canvas.context.fill(everything)

    #expect(canvas.totalAlpha == 8 * 255)
  }

  @Test func `leaves out the hole of an even-odd clip`() {
    let canvas = Canvas()

    canvas.context.addRect(everything)
    canvas.context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    canvas.context.clip(using: .evenOdd)
    canvas.context.fill(everything)

    #expect(canvas.totalAlpha == (100 - 36) * 255)
  }

  @Test func `lets through what a mask covers`() {
    let mask = PixelBuffer(width: 2, height: 1, format: .a8)
    mask.bytes.storeBytes(of: 255, toByteOffset: 0, as: UInt8.self)
    mask.bytes.storeBytes(of: 128, toByteOffset: 1, as: UInt8.self)
    mask.markDirty()
    let canvas = Canvas()

    canvas.context.interpolationQuality = .none
    canvas.context.clip(to: everything, mask: CGImage(buffer: mask))
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))

    #expect(canvas[2, 2] == .red)
    #expect(canvas[7, 2] == Pixel(128, 0, 0, 128))
    #expect(canvas[2, 7] == .clear)
  }

  @Test func `multiplies masks`() {
    let mask = PixelBuffer(width: 1, height: 1, format: .a8)
    mask.bytes.storeBytes(of: 128, as: UInt8.self)
    mask.markDirty()
    let canvas = Canvas()

    canvas.context.clip(to: everything, mask: CGImage(buffer: mask))
    canvas.context.clip(to: everything, mask: CGImage(buffer: mask))
    canvas.context.fill(everything)

    // 255 · (128/255)² = 64.25
    #expect(abs(canvas[5, 5].a - 64) <= 1)
  }
}
