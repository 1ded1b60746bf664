import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct LayerLayoutTests {
  private final class Logged: CALayer {
    var log: (String) -> Void = { _ in }

    override func layoutSublayers() {
      log(name ?? "")
    }

    override func draw(in ctx: CGContext) {
      log("draw")
    }
  }

  @Test func `lays out from the highest superlayer that needs it, parents first`() {
    var lines: [String] = []
    let names = ["root", "middle", "leaf"]
    let layers = names.map { name in
      let layer = Logged()
      layer.name = name
      layer.log = { lines.append($0) }
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[0].layoutIfNeeded()
    lines = []

    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()

    #expect(lines == ["middle", "leaf"])
    #expect(!layers[2].needsLayout())
  }

  @Test func `lays out when its size changes, not when it moves`() {
    let layer = CALayer()
    layer.layoutIfNeeded()

    layer.position = CGPoint(x: 1, y: 1)
    #expect(!layer.needsLayout())

    layer.bounds.size = CGSize(width: 1, height: 1)
    #expect(layer.needsLayout())
  }

  @Test func `draws once into a picture of its size in pixels`() {
    var lines: [String] = []
    let layer = Logged()
    layer.log = { lines.append($0) }
    layer.contentsScale = 2
    layer.bounds = CGRect(x: 0, y: 0, width: 10.25, height: 4)

    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()

    // 10.25 · 2 = 20.5, rounded up.
    #expect(lines == ["draw"])
    #expect(layer.properties.contentsImage?.width == 21)
    #expect(layer.properties.contentsImage?.height == 8)
    #expect(layer.drawnSize == CGSize(width: 10.25, height: 4))
  }

  @Test func `draws again for a new size only if asked to`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 1, height: 1)
    #expect(!layer.needsDisplay())

    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size = CGSize(width: 2, height: 1)

    #expect(layer.needsDisplay())
  }

  @Test func `draws for each value of an animated property that it draws`() {
    final class Gauge: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "level" }

      override func draw(in ctx: CGContext) {
        let level = value(forKey: "level") as? CGFloat ?? 0
        ctx.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: level, height: 1))
      }
    }
    let tree = ShownTree()
    let gauge = tree.add(Gauge())
    gauge.bounds = CGRect(x: 0, y: 0, width: 10, height: 1)
    gauge.setValue(CGFloat(0), forKey: "level")
    gauge.add(move("level", from: CGFloat(0), to: CGFloat(10)), forKey: nil)
    tree.turn()

    tree.advance(to: 0.5)
    gauge.displayIfNeeded(at: 0.5)
    let image = gauge.properties(at: 0.5).contentsImage

    #expect(image?.buffer.pixel(x: 4, y: 0) == 0xFFFF_FFFF)
    #expect(image?.buffer.pixel(x: 5, y: 0) == 0)
  }
}
