import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// Layers that are drawn in a resolution that the app chose.
@Suite("Rasterized layers")
@MainActor
struct RasterizationTests {
  /// A layer of 8 × 8 points at (4, 4), its left half white, its right half black, over red.
  private func screen(scale: CGFloat) -> (screen: Screen, layer: CALayer) {
    let screen = Screen(width: 20, height: 20, scale: scale)
    screen.root.backgroundColor = .rgb(1, 0, 0)
    let layer = screen.add(4, 4, 8, 8, .ink)
    screen.add(0, 0, 4, 8, .snow, in: layer)
    return (screen, layer)
  }

  private static let red: UInt32 = 0xFFFF_0000
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  @Test func `stretch one pixel a point to the screen's two`() {
    let (screen, layer) = screen(scale: 2)
    layer.shouldRasterize = true
    screen.render()

    // A pixel's middle lies at (x + ½) / 2 − ½ of the 8 pixels: at 3.25 a quarter is black, at 3.75 three.
    // (255 · 192 + 128) / 256 = 191, (255 · 64 + 128) / 256 = 64.
    #expect(
      (14..<18).map { screen.pixel($0, 16) } == [Self.white, 0xFFBF_BFBF, 0xFF40_4040, Self.black]
    )
    // The edges end at whole pixels.
    #expect(
      [7, 8, 23, 24].map { screen.pixel($0, 16) } == [Self.red, Self.white, Self.black, Self.red]
    )
    #expect(
      [7, 8, 23, 24].map { screen.pixel(10, $0) } == [Self.red, Self.white, Self.white, Self.red]
    )
  }

  @Test func `are as sharp as others in the screen's resolution`() {
    let (screen, layer) = screen(scale: 2)
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    screen.render()

    #expect(
      (14..<18).map { screen.pixel($0, 16) } == [Self.white, Self.white, Self.black, Self.black]
    )
  }

  @Test func `change nothing without shouldRasterize`() {
    let (screen, layer) = screen(scale: 2)
    layer.rasterizationScale = 0.5
    screen.render()

    #expect(
      (14..<18).map { screen.pixel($0, 16) } == [Self.white, Self.white, Self.black, Self.black]
    )
  }

  @Test func `shrink more pixels than the screen has`() {
    let (screen, layer) = screen(scale: 1)
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    // A line of half a point: one of two pixels that become one.
    screen.add(6, 0, 0.5, 8, .snow, in: layer)
    screen.render()

    #expect([9, 10, 11].map { screen.pixel($0, 8) } == [Self.black, 0xFF80_8080, Self.black])
  }

  @Test func `are not drawn finer where a transform magnifies them`() {
    let screen = Screen()
    let layer = screen.add(16, 16, 8, 8, .ink)
    screen.add(0, 0, 4, 8, .snow, in: layer)
    layer.transform = CATransform3DMakeScale(4, 4, 1)
    screen.render()
    #expect([19, 20].map { screen.pixel($0, 20) } == [Self.white, Self.black])

    screen.change { layer.shouldRasterize = true }
    screen.render(at: 1)

    // Around the middle at 20, a fourth of a pixel apart: 5/8 and 3/8 of 255.
    // (255 · 160 + 128) / 256 = 159, (255 · 96 + 128) / 256 = 96.
    #expect([19, 20].map { screen.pixel($0, 20) } == [0xFF9F_9F9F, 0xFF60_6060])
    #expect(screen.matchesScratch(at: 1))
  }

  @Test func `fade as one picture whatever allowsGroupOpacity says`() {
    let screen = Screen()
    screen.root.backgroundColor = .ink
    let group = screen.add(0, 0, 40, 40, .rgb(1, 0, 0))
    group.allowsGroupOpacity = false
    group.opacity = 0.5
    group.shouldRasterize = true
    screen.add(10, 10, 20, 20, .snow, in: group)
    screen.render()

    #expect(screen.pixel(15, 15) == 0xFF80_8080)
  }

  @Test func `follow what changes inside, as drawn from nothing`() {
    let (screen, layer) = screen(scale: 3)
    layer.shouldRasterize = true
    layer.rasterizationScale = 1.5
    layer.shadowOpacity = 1
    let child = screen.add(2, 2, 3, 3, .rgb(0, 1, 0), in: layer)
    screen.render()
    for (step, place) in [1.0, 4, 7, -3].enumerated() {
      screen.change { child.position.x = place }
      screen.render(at: Double(step))
      #expect(screen.matchesScratch(at: Double(step)))
    }
    for (step, scale) in [1.0, 3, 0.5].enumerated() {
      screen.change { layer.rasterizationScale = scale }
      screen.render(at: Double(step) + 10)
      #expect(screen.matchesScratch(at: Double(step) + 10))
    }
  }
}
