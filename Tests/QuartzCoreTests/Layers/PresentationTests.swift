import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct PresentationTests {
  @Test func `has no presentation before it is shown`() {
    let tree = ShownTree()
    let layer = CALayer()
    tree.root.addSublayer(layer)
    #expect(layer.presentation() == nil)

    tree.turn()
    #expect(layer.presentation() != nil)
  }

  @Test(.facts("E1")) func `shows what is on screen while the model has the final value`() throws {
    let tree = ShownTree()
    let layer = tree.add(CAShapeLayer())
    layer.add(move("position", from: CGPoint.zero, to: CGPoint(x: 10, y: 0)), forKey: nil)
    layer.position = CGPoint(x: 10, y: 0)
    layer.removeAnimation(forKey: "position")
    tree.turn()
    tree.advance(to: 0.5)

    let shown = try #require(layer.presentation())

    #expect(shown.position == CGPoint(x: 5, y: 0))
    #expect(layer.position == CGPoint(x: 10, y: 0))
    #expect(shown.model() === layer)
    #expect(layer.model() === layer)
    #expect(shown.superlayer?.model() === tree.root)
  }

  @Test func `finds presentation layers where they are seen`() throws {
    let tree = ShownTree()
    tree.root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = tree.add()
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(x: 80, y: 0, width: 10, height: 10)
    layer.add(move("position.x", from: 5, to: 85), forKey: nil)
    tree.turn()

    let shown = try #require(tree.root.presentation())

    #expect(shown.hitTest(CGPoint(x: 5, y: 5))?.model() === layer)
    #expect(tree.root.hitTest(CGPoint(x: 5, y: 5)) === tree.root)
  }

  @Test func `costs nothing without animations`() {
    let layer = CALayer()

    #expect(!layer.hasAnimations)
    #expect(layer.properties(at: 3).opacity == 1)
  }
}
