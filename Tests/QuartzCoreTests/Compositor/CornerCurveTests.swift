import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

@Suite("Continuous corners")
@MainActor
struct CornerCurveTests {
  private func screen(_ curve: CALayerCornerCurve, radius: CGFloat = 20) -> Screen {
    let screen = Screen(width: 120, height: 120)
    let layer = screen.add(0, 0, 120, 120, .snow)
    layer.cornerRadius = radius
    layer.cornerCurve = curve
    screen.render()
    return screen
  }

  private func coverage(_ screen: Screen, _ x: Int, _ y: Int) -> UInt32 {
    screen.pixel(x, y) >> 24
  }

  @Test func `begin about 1.53 radii from the corner, circles one radius`() {
    let circle = screen(.circular)
    let smooth = screen(.continuous)

    func firstWhole(_ screen: Screen) -> Int {
      (0..<60).first { coverage(screen, $0, 0) == 255 } ?? 0
    }
    #expect(firstWhole(circle) <= 20)
    // 1.528665 radii, known from Apple's bezier paths; the last points leave the edge by less than
    // a step of a byte.
    #expect(firstWhole(smooth) > 22)
    #expect(firstWhole(smooth) <= 31)
    #expect(coverage(smooth, 31, 0) == 255)
  }

  @Test func `are the same on both sides of the diagonal and in all corners`() {
    let smooth = screen(.continuous)

    for y in 0..<32 {
      for x in 0..<32 {
        // Coverage is summed row by row, which is not quite the same along columns.
        #expect(abs(Int(coverage(smooth, x, y)) - Int(coverage(smooth, y, x))) <= 4)
        #expect(abs(Int(coverage(smooth, x, y)) - Int(coverage(smooth, 119 - x, y))) <= 1)
        #expect(abs(Int(coverage(smooth, x, y)) - Int(coverage(smooth, x, 119 - y))) <= 1)
      }
    }
  }

  @Test func `cut off about as much as circles in the middle of the corner`() {
    let circle = screen(.circular)
    let smooth = screen(.continuous)

    func diagonal(_ screen: Screen) -> Int {
      (0..<20).first { coverage(screen, $0, $0) > 127 } ?? 0
    }
    // A circle's: 20 - 20 / sqrt 2 = 5.86.
    #expect(diagonal(circle) == 5 || diagonal(circle) == 6)
    #expect(abs(diagonal(circle) - diagonal(smooth)) <= 1)
  }

  @Test func `clip sublayers along the same curve`() {
    let smooth = screen(.continuous)
    let clipping = Screen(width: 120, height: 120)
    let layer = clipping.add(0, 0, 120, 120, nil)
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    layer.masksToBounds = true
    clipping.add(0, 0, 120, 120, .snow, in: layer)
    clipping.render()

    #expect(clipping.compositor.target.hasSameBytes(as: smooth.compositor.target))
  }
}
