import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// Where the pixels of a layer's contents go.
@Suite("Contents of layers")
@MainActor
struct ContentsPixelTests {
  /// 3 × 3 fields of `side` pixels, each with its column in red and its row in green, in steps of
  /// 0x40 from 0x40.
  private func picture(side: Int) -> CGImage {
    let buffer = PixelBuffer(width: 3 * side, height: 3 * side)
    let pixels = buffer.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        pixels[y * buffer.stride / 4 + x] = Self.color(x / side, y / side)
      }
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }

  private static func color(_ column: Int, _ row: Int) -> UInt32 {
    0xFF00_0000 | UInt32(0x40 * (column + 1)) << 16 | UInt32(0x40 * (row + 1)) << 8
  }

  private func show(
    width: CGFloat = 12,
    height: CGFloat = 12,
    scale: CGFloat = 1,
    side: Int = 1,
    _ change: (CALayer) -> Void
  ) -> Screen {
    let screen = Screen(width: 40, height: 40, scale: scale)
    let layer = screen.add(0, 0, width, height, nil)
    layer.contents = picture(side: side)
    change(layer)
    screen.render()
    return screen
  }

  private static let middle = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

  @Test func `the center stretches and the corners keep their size`() {
    let screen = show(width: 30, height: 30, side: 3) { $0.contentsCenter = Self.middle }

    // Corners of 3 pixels; the middle's 3 become 24, of which filtering mixes 4 at either end.
    let places = [(0, 0), (2, 0), (7, 1), (22, 1), (27, 2), (29, 2)]
    for (x, column) in places {
      for (y, row) in places {
        #expect(screen.pixel(x, y) == Self.color(column, row), "\(x), \(y)")
      }
    }
  }

  @Test func `corners have the size that the contents' scale gives them`() {
    let plain = show(width: 15, height: 15, scale: 2, side: 3) { $0.contentsCenter = Self.middle }
    // A pixel of the picture is a point: corners of 6 pixels of the screen.
    #expect(plain.pixel(4, 4) == Self.color(0, 0))
    #expect(plain.pixel(25, 25) == Self.color(2, 2))
    #expect(plain.pixel(15, 15) == Self.color(1, 1))

    let fine = show(width: 15, height: 15, scale: 2, side: 3) {
      $0.contentsCenter = Self.middle
      $0.contentsScale = 2
    }
    // Two pixels of the picture are a point: corners of 3.
    #expect(fine.pixel(2, 2) == Self.color(0, 0))
    #expect(fine.pixel(7, 7) == Self.color(1, 1))
    #expect(fine.pixel(27, 27) == Self.color(2, 2))
  }

  @Test func `ends share the room where the layer is too small for both`() {
    let screen = show(width: 2, height: 2) { $0.contentsCenter = Self.middle }

    #expect(screen.pixel(0, 0) == Self.color(0, 0))
    #expect(screen.pixel(1, 1) == Self.color(2, 2))
  }

  @Test(arguments: [
    // "Bottom" is the side of smaller y, which is up where y points down.
    (CALayerContentsGravity.center, 4, 4), (.top, 4, 9), (.bottom, 4, 0), (.left, 0, 4),
    (.right, 9, 4), (.topLeft, 0, 9), (.topRight, 9, 9), (.bottomLeft, 0, 0),
    (.bottomRight, 9, 0),
  ])
  func `gravity places the picture without scaling it`(
    gravity: CALayerContentsGravity,
    x: Int,
    y: Int
  ) {
    let screen = show { $0.contentsGravity = gravity }
    // (12 - 3) / 2 is 4.5: halves round up.
    let left = x == 4 ? 5 : x
    let top = y == 4 ? 5 : y

    #expect(screen.pixel(left, top) == Self.color(0, 0))
    #expect(screen.pixel(left + 2, top + 2) == Self.color(2, 2))
    let drawn = (0..<1600).count { screen.pixel($0 % 40, $0 / 40) != 0 }
    #expect(drawn == 9)
  }

  @Test func `aspect fit leaves room and aspect fill goes beyond`() {
    let fit = show(width: 12, height: 6) {
      $0.contentsGravity = .resizeAspect
      $0.magnificationFilter = .nearest
    }
    #expect((0..<40).filter { fit.pixel($0, 3) != 0 } == Array(3..<9))
    #expect(fit.pixel(3, 0) == Self.color(0, 0))

    let fill = show(width: 12, height: 6) {
      $0.contentsGravity = .resizeAspectFill
      $0.magnificationFilter = .nearest
      $0.masksToBounds = true
    }
    // 12 × 12, of which rows 3 ..< 9 show.
    #expect(fill.pixel(0, 0) == Self.color(0, 0))
    #expect(fill.pixel(0, 1) == Self.color(0, 1))
    #expect(fill.pixel(0, 5) == Self.color(0, 2))
    #expect(fill.pixel(0, 6) == 0)
  }

  @Test func `a part of the picture fills the bounds`() {
    let screen = show(side: 3) {
      $0.contentsRect = CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }

    // 3 pixels become 12; filtering mixes up to 2 at the ends.
    #expect(screen.pixel(2, 2) == Self.color(1, 2))
    #expect(screen.pixel(9, 11) == Self.color(1, 2))
    #expect(screen.pixel(12, 0) == 0)
  }

  @Test func `nearest repeats pixels and linear mixes them`() {
    let nearest = show { $0.magnificationFilter = .nearest }
    #expect(nearest.pixel(3, 0) == Self.color(0, 0))
    #expect(nearest.pixel(4, 0) == Self.color(1, 0))

    let linear = show { _ in }
    // Between the middles of two picture pixels, at 2 and 6 pixels of the screen.
    let red = linear.pixel(4, 0) >> 16 & 255
    #expect(red > 0x60 && red < 0x70)
  }
}
