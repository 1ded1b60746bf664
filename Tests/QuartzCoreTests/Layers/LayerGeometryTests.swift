import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct LayerGeometryTests {
  @Test(.facts("E49")) func `sizes its bounds through the inverse of its transform`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)

    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    #expect(abs(layer.bounds.size.width - 10.0 / 2) < 1e-12)
    #expect(abs(layer.bounds.size.height - 10.0 / 3) < 1e-12)
    #expect(layer.position == CGPoint(x: 5, y: 5))
  }

  @Test(.facts("E49")) func `standardizes a frame of negative size`() {
    let layer = CALayer()

    layer.frame = CGRect(x: 10, y: 10, width: -20, height: -30)

    #expect(layer.frame == CGRect(x: -10, y: -20, width: 20, height: 30))
  }

  @Test(.facts("G7")) func `has the box around its turned bounds for a frame`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)

    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

    let frame = layer.frame
    #expect(abs(frame.minX - (100 - 10)) < 1e-9)
    #expect(abs(frame.minY - (100 - 20)) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9)
    #expect(abs(frame.height - 40) < 1e-9)
  }

  @Test(.facts("G8")) func `keeps its position when its bounds are sized`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    layer.bounds.size = CGSize(width: 40, height: 60)

    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.frame == CGRect(x: 0, y: -10, width: 40, height: 60))
  }

  @Test(.facts("G8")) func `keeps the origin of its bounds when its frame is set`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 10, height: 10)

    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)

    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 30))
    #expect(layer.position == CGPoint(x: 15, y: 15))
  }

  @Test func `places its anchor point, not its middle`() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)

    layer.position = CGPoint(x: 3, y: 4)

    #expect(layer.frame == CGRect(x: 3, y: 4, width: 10, height: 10))
  }

  @Test func `converts points through offsets, scales and scrolled bounds`() {
    let parent = CALayer()
    parent.bounds = CGRect(x: 0, y: 50, width: 100, height: 100)
    parent.position = CGPoint(x: 50, y: 50)
    let child = CALayer()
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.position = CGPoint(x: 20, y: 60)
    child.transform = CATransform3DMakeScale(2, 2, 1)
    parent.addSublayer(child)

    // The child's corner: (20, 60) − 2 · (5, 5) = (10, 50) in the parent, whose bounds start at (0, 50).
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 10, y: 50))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 0))
    #expect(child.convert(CGPoint(x: 10, y: 0), from: nil) == .zero)
    #expect(
      child.convert(child.bounds, to: parent) == CGRect(x: 10, y: 50, width: 20, height: 20)
    )
  }

  @Test func `turns sublayers about its anchor point with its sublayer transform`() {
    let parent = CALayer()
    parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.position = CGPoint(x: 50, y: 50)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let child = CALayer()
    child.position = CGPoint(x: 60, y: 50)
    parent.addSublayer(child)

    // 50 + 2 · (60 − 50)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 70, y: 50))
  }

  @Test func `flips the space of its sublayers`() {
    let parent = CALayer()
    parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.position = CGPoint(x: 50, y: 50)
    parent.isGeometryFlipped = true
    let child = CALayer()
    child.position = CGPoint(x: 10, y: 10)
    parent.addSublayer(child)

    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 10, y: 90))
    // Where nothing is flipped, y points down on the screen and contents count as flipped.
    #expect(!child.contentsAreFlipped())
    #expect(CALayer().contentsAreFlipped())
  }

  @Test func `hits the front-most sublayer, and none outside a clipping layer`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let back = CALayer()
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    back.zPosition = 1
    let front = CALayer()
    front.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    root.sublayers = [back, front]

    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 150, y: 10)) === front)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)

    root.masksToBounds = true
    front.isHidden = true

    #expect(root.hitTest(CGPoint(x: 150, y: 10)) == nil)
    #expect(root.hitTest(CGPoint(x: 60, y: 10)) === root)
  }
}
