import CoreGraphics
import Foundation
import Testing

struct PixelRectTests {
  @Test func `covers every pixel that a rectangle touches`() {
    let covered = PixelRect(enclosing: CGRect(x: 0.5, y: 1, width: 1, height: 1.25))

    #expect(covered == PixelRect(x: 0, y: 1, width: 2, height: 2))
  }

  @Test func `takes rounding errors for whole numbers`() {
    let covered = PixelRect(enclosing: CGRect(x: 0.999_999_9, y: 0, width: 2.000_000_2, height: 1))

    #expect(covered == PixelRect(x: 1, y: 0, width: 2, height: 1))
  }

  @Test func `is empty for rectangles without area`() {
    #expect(PixelRect(enclosing: .null).isEmpty)
    #expect(PixelRect(enclosing: CGRect(x: 1, y: 1, width: 0, height: 5)).isEmpty)
  }

  @Test func `cuts endless rectangles to what can be counted`() {
    let screen = PixelRect(x: 0, y: 0, width: 100, height: 100)

    #expect(PixelRect(enclosing: .infinite).contains(screen))
  }

  @Test func `joins and cuts`() {
    let first = PixelRect(x: 0, y: 0, width: 4, height: 4)
    let second = PixelRect(x: 2, y: 3, width: 4, height: 4)

    #expect(first.union(second) == PixelRect(x: 0, y: 0, width: 6, height: 7))
    #expect(first.intersection(second) == PixelRect(x: 2, y: 3, width: 2, height: 1))
    #expect(first.union(.empty) == first)
    #expect(first.intersection(PixelRect(x: 4, y: 0, width: 1, height: 1)).isEmpty)
  }
}
