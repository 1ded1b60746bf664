import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Pictures shown smaller than they are.
@Suite("Shrunk pictures")
@MainActor
struct ResamplingTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = (buffer.bytes + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        row[x] = pixel(x, y)
      }
    }
    buffer.markDirty()
    return buffer
  }

  private func shrunk(_ source: PixelBuffer, _ width: Int, _ height: Int) -> PixelBuffer {
    let target = PixelBuffer(width: width, height: height)
    target.drawResampled(
      source,
      part: CGRect(x: 0, y: 0, width: source.width, height: source.height)
    )
    return target
  }

  @Test(arguments: [1, 3, 7, 20, 63])
  func `a plain picture stays as it is, to the last bit`(side: Int) {
    let target = shrunk(picture(64, 64) { _, _ in 0x8040_2010 }, side, side)

    for y in 0..<side {
      for x in 0..<side {
        #expect(target.pixel(x: x, y: y) == 0x8040_2010)
      }
    }
  }

  @Test func `half as large averages with a tent over four pixels`() {
    // White, black, black, black: the first pixel's tent has its top between the first two, and
    // reaches a pixel beyond the edge, where the first one goes on: 1/8 + 3/8 of white.
    let source = picture(4, 1) { x, _ in x == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let target = shrunk(source, 2, 1)

    #expect(target.pixel(x: 0, y: 0) == 0xFF80_8080)
    // The second pixel's tent reaches back to the second source pixel only.
    #expect(target.pixel(x: 1, y: 0) == 0xFF00_0000)
  }

  @Test func `a single white pixel keeps its light`() {
    let source = picture(40, 40) { x, y in x == 20 && y == 20 ? 0xFFFF_FFFF : 0 }
    let target = shrunk(source, 10, 10)

    var sum = 0
    for y in 0..<10 {
      for x in 0..<10 {
        sum += Int(target.pixel(x: x, y: y) >> 24)
      }
    }
    // One of 16 pixels is white; each of the few target pixels is rounded by half a step at most.
    #expect(abs(sum - 255 / 16) <= 5)
  }

  @Test func `one side may shrink while the other grows`() {
    let source = picture(8, 2) { _, y in y == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let target = shrunk(source, 4, 4)

    // Bilinear: places -0.25, 0.25, 0.75, 1.25 of two rows.
    let column = (0..<4).map { target.pixel(x: 1, y: $0) & 0xFF }
    #expect(column == [255, 191, 64, 0])
  }
}
