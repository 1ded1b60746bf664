import CoreGraphics
import Foundation
import Testing

struct BitmapContextTests {
  @Test func `has the origin at the bottom left`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())

    #expect(Pixel(image.buffer.pixel(x: 0, y: 3)) == .red)
    #expect(Pixel(image.buffer.pixel(x: 0, y: 0)) == .clear)
    #expect(context.ctm == .identity)
  }

  @Test(arguments: [
    // Bytes of a half transparent orange (128, 64, 0, 128) in memory.
    (CGImageAlphaInfo.premultipliedLast.rawValue, [UInt8(128), 64, 0, 128]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 64, 0]),
    (
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
      [0, 64, 128, 128]
    ),
    (
      CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue,
      [128, 64, 0, 128]
    ),
  ])
  func `writes the layout that the app asked for`(info: UInt32, bytes: [UInt8]) throws {
    var memory = [UInt8](repeating: 0, count: 4)
    try memory.withUnsafeMutableBytes { pointer in
      let context = try #require(
        CGContext(
          data: pointer.baseAddress,
          width: 1,
          height: 1,
          bitsPerComponent: 8,
          bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: info
        )
      )
      context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 128.0 / 255))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      _ = context.data
    }

    for (found, expected) in zip(memory, bytes) {
      // One unit of rounding when the color is multiplied by alpha.
      #expect(abs(Int(found) - Int(expected)) <= 1)
    }
  }

  @Test func `draws over what the app wrote`() throws {
    var memory: [UInt8] = [10, 20, 30, 255, 40, 50, 60, 255]
    try memory.withUnsafeMutableBytes { pointer in
      let context = try #require(
        CGContext(
          data: pointer.baseAddress,
          width: 2,
          height: 1,
          bitsPerComponent: 8,
          bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      context.setFillColor(.green)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    #expect(memory == [10, 20, 30, 255, 0, 255, 0, 255])
  }

  @Test func `keeps only brightness or alpha where asked to`() throws {
    let grey = try #require(
      CGContext(
        data: nil,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue
      )
    )
    grey.setFillColor(CGColor(gray: 100.0 / 255, alpha: 1))
    grey.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let alpha = try #require(
      CGContext(
        data: nil,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: nil,
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue
      )
    )
    alpha.setFillColor(CGColor(gray: 0, alpha: 100.0 / 255))
    alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(grey.data?.load(as: UInt8.self) == 100)
    #expect(alpha.data?.load(as: UInt8.self) == 100)
  }

  @Test func `is black and opaque without alpha`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
      )
    )
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = try #require(context.makeImage())

    #expect(Pixel(image.buffer.pixel(x: 0, y: 0)) == .black)
    #expect(image.alphaInfo == .noneSkipFirst)
  }

  @Test(arguments: [
    (5, CGImageAlphaInfo.premultipliedLast.rawValue), (16, CGImageAlphaInfo.none.rawValue),
    (8, CGImageAlphaInfo.last.rawValue),
  ])
  func `is not made for layouts that can't be drawn`(bits: Int, info: UInt32) {
    let context = CGContext(
      data: nil,
      width: 2,
      height: 2,
      bitsPerComponent: bits,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info
    )

    #expect(context == nil)
  }
}
