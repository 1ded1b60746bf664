import Foundation
import SDLPlatform
import Testing

@testable import CoreGraphics

/// Reading and writing of picture files.
@Suite struct SDLPictureCodecTests {
  private let codec = SDLPictureCodec()

  @Test func `a picture survives writing and reading`() throws {
    let image = picture(width: 3, height: 2) { column, row in
      (UInt8(column * 100), UInt8(row * 200), 50, 255)
    }

    let copy = try codec.decode(codec.encodePNG(image))

    #expect(copy.width == 3)
    #expect(copy.height == 2)
    #expect(pixels(of: copy) == pixels(of: image))
  }

  @Test func `files hold colors that are not multiplied by alpha`() throws {
    // Half transparent pure red: premultiplied (0, 0, 128, 128) in the order B, G, R, A.
    let image = picture(width: 1, height: 1) { _, _ in (0, 0, 128, 128) }

    let copy = try codec.decode(codec.encodePNG(image))

    #expect(pixels(of: copy) == [0, 0, 128, 128])
  }

  @Test func `a mask becomes black ink`() throws {
    let buffer = PixelBuffer(width: 1, height: 1, format: .a8)
    buffer.flush()
    buffer.bytes.storeBytes(of: 77, as: UInt8.self)
    buffer.markDirty()

    let copy = try codec.decode(codec.encodePNG(CGImage(buffer: buffer)))

    #expect(pixels(of: copy) == [0, 0, 0, 77])
  }

  @Test func `reads what it wrote as JPEG, nearly`() throws {
    let image = picture(width: 16, height: 16) { _, _ in (200, 100, 50, 255) }

    let copy = try codec.decode(codec.encodeJPEG(image, quality: 1))

    for (value, expected) in zip(pixels(of: copy), pixels(of: image)) {
      #expect(abs(Int(value) - Int(expected)) <= 3)
    }
  }

  @Test func `pixels of noise fit too`() throws {
    var seed: UInt32 = 1
    let image = picture(width: 64, height: 64) { _, _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return (UInt8(seed >> 24), UInt8(seed >> 16 & 255), UInt8(seed >> 8 & 255), 255)
    }

    #expect(try pixels(of: codec.decode(codec.encodePNG(image))) == pixels(of: image))
  }

  @Test func `refuses what is no picture`() {
    #expect(throws: PictureError.self) { try codec.decode(Data("no picture".utf8)) }
    #expect(throws: PictureError.noData) { try codec.decode(Data()) }
  }

  @Test func `refuses a picture that ends too early`() throws {
    let image = picture(width: 64, height: 64) { column, row in
      (UInt8(column * 3), UInt8(row * 3), UInt8(column ^ row), 255)
    }
    let file = try codec.encodePNG(image)

    #expect(throws: PictureError.self) { try codec.decode(file.prefix(file.count / 2)) }
  }

  private func picture(
    width: Int,
    height: Int,
    color: (_ column: Int, _ row: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, format: .argb32)
    buffer.flush()
    for row in 0..<height {
      for column in 0..<width {
        let (blue, green, red, alpha) = color(column, row)
        let start = row * buffer.stride + column * 4
        for (offset, value) in [blue, green, red, alpha].enumerated() {
          buffer.bytes.storeBytes(of: value, toByteOffset: start + offset, as: UInt8.self)
        }
      }
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }

  private func pixels(of image: CGImage) -> [UInt8] {
    let buffer = image.buffer
    buffer.flush()
    return (0..<buffer.height).flatMap { row in
      (0..<buffer.width * 4).map {
        buffer.bytes.load(fromByteOffset: row * buffer.stride + $0, as: UInt8.self)
      }
    }
  }
}
