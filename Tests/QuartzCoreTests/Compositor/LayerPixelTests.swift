import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

@Suite("Pixels of layers")
@MainActor
struct LayerPixelTests {
  @Test func `a half transparent black layer halves white`() {
    let screen = Screen()
    screen.root.backgroundColor = .snow
    screen.add(0, 0, 20, 20, .rgb(0, 0, 0, 0.5))
    screen.render()

    // 0.5 is the byte 128; white keeps 255 - 128 = 127 parts of 255.
    #expect(screen.pixel(10, 10) == 0xFF7F_7F7F)
    #expect(screen.pixel(30, 30) == 0xFFFF_FFFF)
  }

  @Test(arguments: [10, 10.125, 10.25, 10.375, 10.5, 10.625, 10.75, 10.875])
  func `a hairline of a third of a pixel shows at the end of its row`(height: Double) {
    let screen = Screen()
    // Rows begin anywhere within a pixel too: this one is 10 or 11 pixels high.
    let row = screen.add(0, 5.5, 40, height, .snow)
    screen.add(0, height - 1.0 / 3, 40, 1.0 / 3, .ink, in: row)
    // The next row covers what is not on the first.
    screen.add(0, 5.5 + height, 40, 20, .snow)
    screen.render()

    let inked = (0..<30).filter { screen.pixel(20, $0) == 0xFF00_0000 }
    // The row's first pixel is 6; the tenth ends before any of the rows does.
    #expect(inked == [6 + 9])
  }

  @Test func `colors are stored premultiplied`() {
    let screen = Screen()
    screen.add(0, 0, 20, 20, .rgb(1, 0.5, 0, 0.25))
    screen.render()

    // Alpha 64; red 255 * 64 / 255; green 128 * 64 / 255 = 32.1.
    #expect(screen.pixel(5, 5) == 0x4040_2000)
  }

  @Test(.facts("G14", "E50"))
  func `opacity applies to the flattened group`() {
    let screen = Screen()
    screen.root.backgroundColor = .ink
    let group = screen.add(0, 0, 40, 40, nil)
    group.opacity = 0.5
    screen.add(0, 0, 20, 20, .rgb(1, 0, 0), in: group)
    screen.add(10, 10, 20, 20, .snow, in: group)
    screen.render()

    #expect(screen.pixel(5, 5) == 0xFF80_0000)
    #expect(screen.pixel(15, 15) == 0xFF80_8080)
    #expect(screen.compositor.statistics.groups == 1)
  }

  @Test func `a translucent layer that draws one thing needs no group`() {
    let screen = Screen()
    screen.root.backgroundColor = .snow
    screen.add(0, 0, 20, 20, .ink).opacity = 0.5
    screen.render()

    #expect(screen.compositor.statistics.groups == 0)
    #expect(screen.compositor.statistics.allocatedBuffers == 0)
    #expect(screen.pixel(5, 5) == 0xFF7F_7F7F)
  }

  @Test(.facts("E50"))
  func `the border lies above the sublayers and inside the bounds`() {
    let screen = Screen()
    let layer = screen.add(10, 10, 20, 20, .snow)
    layer.borderWidth = 2
    layer.borderColor = .rgb(1, 0, 0)
    screen.add(0, 0, 20, 20, .rgb(0, 0, 1), in: layer)
    screen.render()

    #expect(screen.pixel(9, 15) == 0)
    #expect(screen.pixel(10, 15) == 0xFFFF_0000)
    #expect(screen.pixel(11, 15) == 0xFFFF_0000)
    #expect(screen.pixel(12, 15) == 0xFF00_00FF)
    #expect(screen.pixel(29, 15) == 0xFFFF_0000)
  }

  @Test(.facts("E50"))
  func `a corner radius clips the own background, and sublayers only with masksToBounds`() {
    let screen = Screen()
    let layer = screen.add(0, 0, 40, 40, .snow)
    layer.cornerRadius = 20
    let child = screen.add(0, 0, 10, 10, .rgb(1, 0, 0), in: layer)
    screen.render()
    #expect(screen.pixel(0, 0) == 0xFFFF_0000)
    #expect(screen.pixel(39, 0) == 0)
    #expect(screen.pixel(20, 20) == 0xFFFF_FFFF)

    screen.change { layer.masksToBounds = true }
    screen.render(at: 1)
    #expect(screen.pixel(0, 0) == 0)
    #expect(screen.pixel(9, 9) == 0xFFFF_0000)
    #expect(child.superlayer === layer)
  }

  @Test func `the coverage of a rounded corner is the area inside the circle`() {
    let screen = Screen()
    let layer = screen.add(0, 0, 40, 40, .snow)
    layer.cornerRadius = 20
    screen.render()

    var sum = 0.0
    for y in 0..<20 {
      for x in 0..<20 {
        sum += Double(screen.pixel(x, y) >> 24) / 255
      }
    }
    // A quarter of the circle's area; 16 lines a pixel and bytes err by less than one pixel of 314.
    #expect(abs(sum - Double.pi * 400 / 4) < 1)
    #expect(screen.pixel(0, 0) == screen.pixel(39, 39))
  }

  @Test func `only the corners in maskedCorners are rounded`() {
    let screen = Screen()
    let layer = screen.add(0, 0, 40, 40, .snow)
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    screen.render()

    #expect(screen.pixel(0, 0) == 0)
    #expect(screen.pixel(39, 0) == 0)
    #expect(screen.pixel(0, 39) == 0xFFFF_FFFF)
    #expect(screen.pixel(39, 39) == 0xFFFF_FFFF)
  }

  @Test func `a mask shows the layer where the mask is opaque`() {
    let screen = Screen()
    screen.root.backgroundColor = .ink
    let layer = screen.add(0, 0, 40, 40, .snow)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    mask.backgroundColor = .rgb(1, 0, 0, 0.5)
    layer.mask = mask
    screen.render()

    #expect(screen.pixel(10, 10) == 0xFF80_8080)
    #expect(screen.pixel(30, 10) == 0xFF00_0000)
  }

  @Test func `sublayers outside the bounds show unless the layer clips`() {
    let screen = Screen()
    let layer = screen.add(10, 10, 10, 10, .snow)
    screen.add(5, 5, 20, 2, .rgb(1, 0, 0), in: layer)
    screen.render()
    #expect(screen.pixel(30, 16) == 0xFFFF_0000)

    screen.change { layer.masksToBounds = true }
    screen.render(at: 1)
    #expect(screen.pixel(30, 16) == 0)
    #expect(screen.pixel(18, 16) == 0xFFFF_0000)
  }

  @Test func `a larger zPosition is drawn later, equal ones in order`() {
    let screen = Screen()
    let back = screen.add(0, 0, 20, 20, .rgb(1, 0, 0))
    let front = screen.add(0, 0, 20, 20, .rgb(0, 1, 0))
    screen.render()
    #expect(screen.pixel(5, 5) == 0xFF00_FF00)

    screen.change { back.zPosition = 1 }
    screen.render(at: 1)
    #expect(screen.pixel(5, 5) == 0xFFFF_0000)

    screen.change { front.zPosition = 1 }
    screen.render(at: 2)
    #expect(screen.pixel(5, 5) == 0xFF00_FF00)
  }

  @Test func `positions round to whole pixels and keep the size`() {
    let screen = Screen()
    screen.add(10.4, 10.6, 10, 10, .snow)
    screen.render()

    #expect(screen.pixel(9, 15) == 0)
    #expect(screen.pixel(10, 15) == 0xFFFF_FFFF)
    #expect(screen.pixel(19, 15) == 0xFFFF_FFFF)
    #expect(screen.pixel(20, 15) == 0)
    #expect(screen.pixel(15, 10) == 0)
    #expect(screen.pixel(15, 20) == 0xFFFF_FFFF)
  }

  @Test func `a quarter turn moves pixels exactly`() {
    let screen = Screen()
    let layer = screen.add(10, 10, 20, 20, .snow)
    screen.add(0, 0, 20, 5, .rgb(1, 0, 0), in: layer)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    screen.render()

    // The top strip now stands at the right side.
    #expect(screen.pixel(29, 15) == 0xFFFF_0000)
    #expect(screen.pixel(25, 29) == 0xFFFF_0000)
    #expect(screen.pixel(24, 15) == 0xFFFF_FFFF)
    #expect(screen.pixel(9, 15) == 0)
  }

  @Test func `edges of a turned layer are smooth unless the layer says no`() {
    let screen = Screen()
    let layer = screen.add(10, 10, 20, 20, .snow)
    layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    func shades() -> Int {
      (0..<40).reduce(0) { sum, y in
        sum + (0..<40).count { (1..<255).contains(screen.pixel($0, y) >> 24) }
      }
    }
    screen.render()
    let smooth = shades()
    // Four edges of 20 points cross about as many pixels each.
    #expect(smooth > 60)

    screen.change { layer.edgeAntialiasingMask.remove(.layerLeftEdge) }
    screen.render(at: 1)
    // About a quarter is gone.
    #expect(abs(shades() - smooth * 3 / 4) < 8)

    screen.change { layer.allowsEdgeAntialiasing = false }
    screen.render(at: 2)
    #expect(shades() == 0)
    // A pixel is there if its middle is: in all the layer's area, but for the rim.
    let area = (0..<40).reduce(0) { sum, y in sum + (0..<40).count { screen.pixel($0, y) != 0 } }
    #expect(abs(area - 400) < 20)
    #expect(screen.matchesScratch(at: 2))
  }

  @Test func `a layer that shows its back vanishes unless it is double sided`() {
    let screen = Screen()
    let layer = screen.add(10, 10, 20, 20, .snow)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    screen.render()
    #expect(screen.pixel(20, 20) == 0xFFFF_FFFF)

    screen.change { layer.isDoubleSided = false }
    screen.render(at: 1)
    #expect(screen.pixel(20, 20) == 0)
  }

  @Test func `perspective makes the far side shorter`() {
    let screen = Screen(width: 100, height: 100)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    screen.root.sublayerTransform = perspective
    let layer = screen.add(25, 25, 50, 50, .snow)
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    screen.render()

    func height(atColumn x: Int) -> Int {
      (0..<100).count { screen.pixel(x, $0) >> 24 > 127 }
    }
    // Turned about the y axis by a positive angle, the right side goes away from the viewer.
    #expect(height(atColumn: 36) > 50)
    #expect(height(atColumn: 62) < 50)
  }

  @Test func `a shadow falls below the layer and fades with distance`() {
    let screen = Screen(width: 60, height: 60)
    screen.root.backgroundColor = .snow
    let layer = screen.add(20, 20, 20, 20, .snow)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 3
    screen.render()

    #expect(screen.pixel(30, 30) == 0xFFFF_FFFF)
    let near = screen.pixel(30, 41) & 255
    let far = screen.pixel(30, 46) & 255
    #expect(near < far)
    #expect(screen.pixel(30, 58) == 0xFFFF_FFFF)
  }

  @Test func `a shadow without background has the shape of the sublayers`() {
    let screen = Screen(width: 60, height: 60)
    let layer = screen.add(10, 10, 40, 40, nil)
    screen.add(0, 0, 10, 10, .snow, in: layer)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 20, height: 0)
    layer.shadowRadius = 0
    screen.render()

    #expect(screen.pixel(15, 15) == 0xFFFF_FFFF)
    #expect(screen.pixel(35, 15) == 0xFF00_0000)
    #expect(screen.pixel(45, 15) == 0)
  }

  @Test func `a shadow path decides the shadow's shape`() {
    let screen = Screen(width: 60, height: 60)
    let layer = screen.add(10, 10, 10, 10, nil)
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = 0
    layer.shadowPath = CGPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10), transform: nil)
    screen.render()

    #expect(screen.pixel(35, 15) == 0xFF00_0000)
    #expect(screen.pixel(15, 15) == 0)
  }
}
