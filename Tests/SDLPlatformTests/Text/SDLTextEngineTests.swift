import Foundation
import SDLPlatform
import TestFacts
import Testing
import UIKitCore

@testable import CoreGraphics

/// Measures and pixels of the text engine.
@Suite struct SDLTextEngineTests {
  private let engine: SDLTextEngine
  private let face = FontFace()

  init() throws {
    engine = try SDLTextEngine()
  }

  @Test func `gives the system font the proportions of San Francisco`() {
    let metrics = engine.metrics(of: face, size: 17)

    #expect(abs(metrics.ascender - 16.18) < 0.01)
    #expect(abs(metrics.descender + 4.10) < 0.01)
    #expect(abs(metrics.capHeight - 11.98) < 0.01)
    #expect(abs(metrics.xHeight - 8.95) < 0.01)
    #expect(metrics.leading == 0)
  }

  @Test func `measures other families themselves`() {
    let metrics = engine.metrics(of: FontFace(family: "DejaVu Sans"), size: 100)

    #expect(metrics.ascender > 90)
    #expect(metrics.descender < -20)
    #expect(metrics.capHeight > metrics.xHeight)
  }

  @Test(arguments: ["j", "AV", "fluff", "Summer Olympics", "  lead", "trail  "])
  func `widths grow in proportion to the size`(text: String) {
    let small = engine.width(of: text, face: face, size: 10)

    #expect(engine.width(of: text, face: face, size: 30) == small * 3)
  }

  @Test func `counts spaces at the ends`() {
    let space = engine.width(of: " ", face: face, size: 17)

    #expect(space > 3)
    #expect(
      engine.width(of: "a  ", face: face, size: 17)
        == engine.width(of: "a", face: face, size: 17) + 2 * space
    )
  }

  @Test func `nothing has no width and no pixels`() {
    #expect(engine.width(of: "", face: face, size: 17) == 0)
    #expect(draw("").isEmpty)
    #expect(draw("   ").isEmpty)
  }

  @Test func `bold is wider than regular`() {
    let bold = engine.width(of: "Winter", face: FontFace(weight: 0.4), size: 17)

    #expect(bold > engine.width(of: "Winter", face: face, size: 17))
  }

  @Test func `draws a capital from the baseline up to its height`() throws {
    let bitmap = try #require(draw("H", size: 100).first)

    #expect(!bitmap.isColored)
    #expect(bitmap.image.isMask)
    #expect(bitmap.originY + bitmap.image.height == 0)
    // Inter's capitals are 0.727 em high, in whole pixels after vertical fitting.
    #expect(abs(bitmap.image.height - 73) <= 1)
  }

  @Test func `a stroke keeps its coverage wherever the pen stands`() throws {
    let sums = try [0, 0.25, 0.5, 0.75].map { subpixel in
      try coverage(of: #require(draw("l", size: 17, subpixel: subpixel).first))
    }

    for sum in sums {
      #expect(abs(sum - sums[0]) <= sums[0] / 50)
    }
  }

  @Test func `half a pixel to the right moves the middle of the ink by half a pixel`() throws {
    let still = try middle(of: #require(draw("l", size: 17).first))
    let moved = try middle(of: #require(draw("l", size: 17, subpixel: 0.5).first))

    // FreeType places outlines at 1/64 of the oversampled pixels and rounds coverage to 1/255.
    #expect(abs(moved - still - 0.5) < 0.05)
  }

  @Test func `draws the same pixels again in another engine`() throws {
    let other = try SDLTextEngine()
    let first = try #require(draw("Medal Count", scale: 2).first)
    let second = try #require(
      other.bitmaps(of: "Medal Count", face: face, size: 17, scale: 2, subpixel: 0).first
    )

    let isSame = bytes(of: first) == bytes(of: second)
    #expect(isSame)
  }

  @Test func `ink spans about the measured width at every scale`() throws {
    let text = "Hamburgefonts"
    let width = engine.width(of: text, face: face, size: 17)

    for scale in [1.0, 2, 3] {
      let bitmap = try #require(draw(text, size: 17, scale: scale).first)
      #expect(abs(CGFloat(bitmap.image.width) - width * scale) <= 3 * scale)
    }
  }

  @Test func `leaves arrows as they are written`() {
    let arrow = engine.width(of: "->", face: face, size: 17)
    let parts =
      engine.width(of: "-", face: face, size: 17)
      + engine.width(of: ">", face: face, size: 17)

    #expect(arrow == parts)
  }

  @Test func `finds another face for what the system font lacks`() {
    // Hebrew is not in Inter but in DejaVu Sans.
    #expect(engine.width(of: "שלום", face: face, size: 17) > 20)
    #expect(!draw("שלום").isEmpty)
  }

  @Test func `joins Arabic letters`() {
    let joined = engine.width(of: "سلام", face: face, size: 17)
    let apart = "سلام".reduce(0) { $0 + engine.width(of: String($1), face: face, size: 17) }

    #expect(joined < apart)
  }

  private func draw(
    _ text: String,
    size: CGFloat = 17,
    scale: CGFloat = 1,
    subpixel: CGFloat = 0
  ) -> [TextBitmap] {
    engine.bitmaps(of: text, face: face, size: size, scale: scale, subpixel: subpixel)
  }

  private func bytes(of bitmap: TextBitmap) -> [UInt8] {
    let buffer = bitmap.image.buffer
    buffer.flush()
    return (0..<buffer.height).flatMap { row in
      (0..<buffer.width).map {
        buffer.bytes.load(fromByteOffset: row * buffer.stride + $0, as: UInt8.self)
      }
    }
  }

  private func coverage(of bitmap: TextBitmap) -> Double {
    bytes(of: bitmap).reduce(0) { $0 + Double($1) }
  }

  private func middle(of bitmap: TextBitmap) -> Double {
    let width = bitmap.image.width
    let moment = bytes(of: bitmap).enumerated().reduce(0) { sum, cell in
      sum + (Double(cell.offset % width) + 0.5 + Double(bitmap.originX)) * Double(cell.element)
    }
    return moment / coverage(of: bitmap)
  }
}
