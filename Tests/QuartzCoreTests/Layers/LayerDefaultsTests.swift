import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct LayerDefaultsTests {
  @Test(.facts("E48")) func `starts with Core Animation's defaults`() {
    let layer = CALayer()

    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.borderColor?.rgba ?? (1, 1, 1, 0) == (0, 0, 0, 1))
    #expect(layer.shadowColor?.rgba ?? (1, 1, 1, 0) == (0, 0, 0, 1))
    #expect(layer.contentsGravity == .resize)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.sublayers == nil)
    #expect(layer.animationKeys() == nil)
    #expect(CABasicAnimation(keyPath: "opacity").fillMode == .removed)
    #expect(CABasicAnimation(keyPath: "opacity").isRemovedOnCompletion)
  }

  @Test func `shape layers start with a black fill and a line of one point`() {
    let layer = CAShapeLayer()

    #expect(layer.fillColor == .black)
    #expect(layer.strokeColor == nil)
    #expect(layer.lineWidth == 1)
    #expect(layer.strokeEnd == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
  }

  @Test func `gradient layers run from top to bottom`() {
    let layer = CAGradientLayer()

    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    #expect(layer.colors == nil)
  }
}
