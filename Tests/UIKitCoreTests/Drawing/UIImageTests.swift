import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Images: size, orientation, templates, caps, files.
struct UIImageTests {
  // Tests make it current at their start: another one may have begun since.
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  private func draw(_ width: CGFloat, _ height: CGFloat, _ actions: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height),
      format: format
    ).image { _ in actions() }
  }

  @Test func `measures points by its scale and orientation`() throws {
    stage.turn()
    let pixels = CGImage(buffer: PixelBuffer(width: 30, height: 60))

    #expect(UIImage(cgImage: pixels).size == CGSize(width: 30, height: 60))
    #expect(
      UIImage(cgImage: pixels, scale: 3, orientation: .right).size
        == CGSize(width: 20, height: 10)
    )
  }

  @Test(arguments: [
    // Top left, top right, bottom left, bottom right of red, green / blue, white when turned.
    (UIImage.Orientation.up, [Opaque.red, Opaque.green, Opaque.blue, Opaque.white]),
    (.down, [Opaque.white, Opaque.blue, Opaque.green, Opaque.red]),
    (.right, [Opaque.blue, Opaque.red, Opaque.white, Opaque.green]),
    (.left, [Opaque.green, Opaque.white, Opaque.red, Opaque.blue]),
    (.upMirrored, [Opaque.green, Opaque.red, Opaque.white, Opaque.blue]),
    (.downMirrored, [Opaque.blue, Opaque.white, Opaque.red, Opaque.green]),
    (.leftMirrored, [Opaque.red, Opaque.blue, Opaque.green, Opaque.white]),
    (.rightMirrored, [Opaque.white, Opaque.green, Opaque.blue, Opaque.red]),
  ])
  func `is drawn as its orientation says`(
    orientation: UIImage.Orientation,
    expected: [UInt32]
  ) throws {
    stage.turn()
    let pixels = try #require(UIImage.quarters().cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)

    let drawn = draw(2, 2) { image.draw(at: .zero) }

    #expect(
      [drawn.pixel(0, 0), drawn.pixel(1, 0), drawn.pixel(0, 1), drawn.pixel(1, 1)] == expected
    )
  }

  @Test func `fades and blends when drawn so`() {
    stage.turn()
    let drawn = draw(2, 2) {
      UIImage.quarters().draw(at: .zero, blendMode: .normal, alpha: 0.5)
    }

    #expect(drawn.pixel(0, 0) == 0x8080_0000)
  }

  @Test func `paints the fill color as a template`() {
    stage.turn()
    let template = UIImage.quarters().withRenderingMode(.alwaysTemplate)

    let drawn = draw(2, 2) {
      UIColor.red.setFill()
      template.draw(at: .zero)
    }

    #expect(template.renderingMode == .alwaysTemplate)
    #expect(drawn.pixel(1, 1) == Opaque.red && drawn.pixel(1, 0) == Opaque.red)
  }

  @Test func `is painted in a tint`() {
    stage.turn()
    let tinted = UIImage.quarters().withTintColor(.blue)

    #expect(tinted.pixel(0, 0) == Opaque.blue)
    #expect(tinted.size == CGSize(width: 2, height: 2))
  }

  @Test func `stretches between its caps`() {
    stage.turn()
    // Red, green, blue columns.
    let stripes = draw(3, 1) {
      for (index, color) in [UIColor.red, .green, .blue].enumerated() {
        color.setFill()
        UIRectFill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }
    let resizable = stripes.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1),
      resizingMode: .stretch
    )

    let drawn = draw(10, 4) { resizable.draw(in: CGRect(x: 0, y: 0, width: 10, height: 4)) }

    #expect(drawn.pixel(0, 3) == Opaque.red && drawn.pixel(9, 0) == Opaque.blue)
    for x in 1...8 {
      #expect(drawn.pixel(x, 2) == Opaque.green)
    }
  }

  @Test func `tiles between its caps`() {
    stage.turn()
    let stripes = draw(4, 1) {
      for (index, color) in [UIColor.red, .green, .white, .blue].enumerated() {
        color.setFill()
        UIRectFill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }
    let resizable = stripes.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    )

    let drawn = draw(8, 1) { resizable.draw(in: CGRect(x: 0, y: 0, width: 8, height: 1)) }

    #expect(
      (0..<8).map { drawn.pixel($0, 0) } == [
        Opaque.red, Opaque.green, Opaque.white, Opaque.green, Opaque.white, Opaque.green,
        Opaque.white, Opaque.blue,
      ]
    )
  }

  @Test func `comes back from PNG as it was`() throws {
    stage.turn()
    let data = try #require(UIImage.quarters().pngData())
    let image = try #require(UIImage(data: data, scale: 2))

    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.pixel(0, 0) == Opaque.red && image.pixel(1, 1) == Opaque.white)
  }

  @Test func `becomes white where a JPEG can't be transparent`() throws {
    stage.turn()
    let clear = UIImage(cgImage: CGImage(buffer: PixelBuffer(width: 8, height: 8)))
    let data = try #require(clear.jpegData(compressionQuality: 1))
    let image = try #require(UIImage(data: data))

    #expect(image.pixel(4, 4) == Opaque.white)
  }

  @Test(arguments: [(UInt8(6), UIImage.Orientation.right), (8, .left), (3, .down), (0, .up)])
  func `turns photographs as the camera noted`(
    value: UInt8,
    orientation: UIImage.Orientation
  ) throws {
    stage.turn()
    let plain = try #require(UIImage.quarters().jpegData(compressionQuality: 1))
    // Start of image, then a segment: Exif, a big-endian TIFF header, one entry of tag 274 (SHORT).
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
      + [0, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif

    let photo = Data([0xFF, 0xD8] + segment) + plain.dropFirst(2)

    #expect(try #require(UIImage(data: photo)).imageOrientation == orientation)
  }

  @Test func `is nothing where the data is no picture`() {
    stage.turn()
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func `repeats as a pattern color`() {
    stage.turn()
    let drawn = draw(4, 4) {
      UIColor(patternImage: .quarters()).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
    }

    #expect(drawn.pixel(0, 0) == Opaque.red && drawn.pixel(3, 2) == Opaque.green)
  }

  @Test(arguments: SymbolGlyph.allCases)
  func `draws symbols inside their square`(glyph: SymbolGlyph) throws {
    stage.turn()
    let image = try #require(UIImage(systemName: glyph.rawValue))
    let buffer = try #require(image.cgImage?.buffer)

    var drawn = 0
    for y in 0..<buffer.height {
      for x in 0..<buffer.width where image.pixel(x, y) >> 24 > 127 {
        drawn += 1
        let isInside = x > 0 && y > 0 && x < buffer.width - 1 && y < buffer.height - 1
        #expect(isInside)
      }
    }
    #expect(drawn > 20)
    #expect(image.isTemplate && image.isSymbolImage)
  }

  @Test func `reports a symbol that we can't draw`() {
    stage.turn()
    #expect(UIImage(systemName: "tortoise") == nil)
    #expect(stage.log.contains { $0.contains("tortoise") })
  }
}
