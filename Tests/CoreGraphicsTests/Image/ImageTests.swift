import CoreGraphics
import Foundation
import Testing

struct ImageTests {
  /// Two by two: red, green / blue, white.
  private func quarters() -> CGImage {
    let canvas = Canvas(width: 2, height: 2)
    for (color, x, y) in [
      (CGColor.red, 0, 0), (.green, 1, 0), (.blue, 0, 1), (.white, 1, 1),
    ] {
      canvas.context.setFillColor(color)
      canvas.context.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return CGImage(buffer: canvas.buffer)
  }

  @Test func `stands on its head where y points down`() {
    let canvas = Canvas(width: 2, height: 2)

    canvas.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))

    #expect(canvas[0, 0] == .blue && canvas[1, 0] == .white)
    #expect(canvas[0, 1] == .red && canvas[1, 1] == .green)
  }

  @Test func `is upright after the usual flip`() {
    let canvas = Canvas(width: 2, height: 2)

    canvas.context.translateBy(x: 0, y: 2)
    canvas.context.scaleBy(x: 1, y: -1)
    canvas.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))

    #expect(canvas[0, 0] == .red && canvas[1, 1] == .white)
  }

  @Test func `is upright in a bitmap context`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(context.makeImage())

    #expect(Pixel(image.buffer.pixel(x: 0, y: 0)) == .red)
  }

  @Test func `grows without mixing where no interpolation is wanted`() {
    let canvas = Canvas(width: 8, height: 8)

    canvas.context.interpolationQuality = .none
    canvas.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 8, height: 8))

    #expect(canvas[3, 3] == .blue && canvas[4, 3] == .white)
  }

  @Test func `shrinks to the mean of its pixels`() {
    let canvas = Canvas(width: 1, height: 1)

    canvas.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 1, height: 1))

    // Each component is full in two of four pixels.
    #expect(canvas[0, 0].isClose(to: Pixel(128, 128, 128, 255), within: 3))
  }

  @Test func `fades with the alpha of the state`() {
    let canvas = Canvas(width: 2, height: 2)

    canvas.context.setAlpha(0.5)
    canvas.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))

    #expect(canvas[0, 1].isClose(to: Pixel(128, 0, 0, 128)))
  }

  @Test func `tiles the clip`() {
    let canvas = Canvas(width: 6, height: 6)

    canvas.context.draw(
      quarters(),
      in: CGRect(x: 0, y: 0, width: 2, height: 2),
      byTiling: true
    )

    #expect(canvas[4, 4] == .blue && canvas[5, 5] == .green)
  }

  @Test func `is cut out with the origin at the top left`() throws {
    let part = try #require(quarters().cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))

    #expect(part.width == 1 && part.height == 1)
    #expect(Pixel(part.buffer.pixel(x: 0, y: 0)) == .green)
    #expect(quarters().cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }

  @Test func `paints the fill color through a mask`() {
    let mask = PixelBuffer(width: 2, height: 1, format: .a8)
    mask.bytes.storeBytes(of: 255, toByteOffset: 0, as: UInt8.self)
    mask.bytes.storeBytes(of: 51, toByteOffset: 1, as: UInt8.self)
    mask.markDirty()
    let canvas = Canvas(width: 4, height: 4, scale: 2)

    canvas.context.setFillColor(.red)
    canvas.context.drawMask(CGImage(buffer: mask), atPixelX: 1, y: 2)

    #expect(canvas[1, 2] == .red)
    #expect(canvas[2, 2] == Pixel(51, 0, 0, 51))
    #expect(canvas[0, 2] == .clear)
  }

  @Test func `shows only where an opaque mask image is bright`() throws {
    let bright = Canvas(width: 2, height: 2, filledWith: .white)
    bright.context.setFillColor(.black)
    bright.context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let mask = CGImage(buffer: bright.buffer, isOpaque: true)
    let cut = try #require(quarters().masking(mask))

    #expect(Pixel(cut.buffer.pixel(x: 0, y: 0)) == .clear)
    #expect(Pixel(cut.buffer.pixel(x: 1, y: 0)) == .green)
  }

  @Test func `paints where the samples of a mask are 0`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    let mask = try #require(
      CGImage(
        maskWidth: 2,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 2,
        provider: provider,
        decode: nil,
        shouldInterpolate: false
      )
    )

    #expect(mask.isMask)
    #expect(mask.buffer.pixel(x: 0, y: 0) >> 24 == 255)
    #expect(mask.buffer.pixel(x: 1, y: 0) >> 24 == 0)
  }

  @Test func `reads colors that are not multiplied by alpha`() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 128, 0, 128])))
    let image = try #require(
      CGImage(
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: true,
        intent: .defaultIntent
      )
    )

    // 128 · 128 / 255 = 64.25
    #expect(Pixel(image.buffer.pixel(x: 0, y: 0)) == Pixel(128, 64, 0, 128))
  }

  @Test func `is not made from too few bytes`() throws {
    let provider = try #require(CGDataProvider(data: Data([1, 2, 3])))
    let image = CGImage(
      width: 1,
      height: 1,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: [],
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )

    #expect(image == nil)
  }
}
