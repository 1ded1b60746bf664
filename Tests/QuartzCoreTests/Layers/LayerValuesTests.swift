import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct LayerValuesTests {
  @Test func `reads and writes parts of geometry`() {
    let layer = CALayer()

    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
    layer.setValue(5.0, forKeyPath: "bounds.origin.y")

    #expect(layer.position == CGPoint(x: 12, y: 0))
    #expect(layer.bounds == CGRect(x: 0, y: 5, width: 3, height: 4))
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 3)
  }

  @Test func `reads and writes parts of transforms`() throws {
    let layer = CALayer()

    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(7, forKeyPath: "transform.translation.y")

    let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
    #expect(abs(angle - .pi / 2) < 1e-12)
    // A quarter turn sends x to y; x is stretched before.
    #expect(abs(layer.transform.m12 - 2) < 1e-12)
    #expect(abs(layer.transform.m21 + 1) < 1e-12)
    #expect(layer.transform.m42 == 7)
  }

  @Test func `turns about all three axes`() throws {
    for (axis, x, y) in [("x", 1.0, 0.0), ("y", 0, 1)] {
      let layer = CALayer()

      layer.setValue(0.5, forKeyPath: "transform.rotation.\(axis)")

      let expected = CATransform3DMakeRotation(0.5, x, y, 0)
      #expect(abs(layer.transform.m11 - expected.m11) < 1e-12)
      #expect(abs(layer.transform.m23 - expected.m23) < 1e-12)
      #expect(abs(layer.transform.m31 - expected.m31) < 1e-12)
      let angle = try #require(layer.value(forKeyPath: "transform.rotation.\(axis)") as? CGFloat)
      #expect(abs(angle - 0.5) < 1e-12)
    }
  }

  @Test func `keeps values that it knows nothing of`() {
    let layer = CALayer()

    layer.setValue("red", forKey: "mood")

    #expect(layer.value(forKey: "mood") as? String == "red")
    #expect(layer.value(forKey: "missing") == nil)
  }

  @Test func `answers class defaults for what was never set`() {
    final class Gauge: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "level" ? 0.25 : super.defaultValue(forKey: key)
      }
    }

    #expect(Gauge().value(forKey: "level") as? Double == 0.25)
    #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
  }

  @Test func `finds named sublayers`() {
    let root = CALayer()
    let dot = CALayer()
    dot.name = "dot"
    root.addSublayer(dot)

    root.setValue(0.5, forKeyPath: "sublayers.dot.opacity")

    #expect(dot.opacity == 0.5)
  }
}
