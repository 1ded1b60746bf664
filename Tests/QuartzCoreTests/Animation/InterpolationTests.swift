import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct InterpolationTests {
  /// The opacity half way through an animation of a layer whose model is 0.5.
  private func halfWay(_ animation: CABasicAnimation) -> Double {
    let tree = ShownTree()
    let layer = CALayer()
    layer.opacity = 0.5
    tree.root.addSublayer(layer)
    layer.add(animation, forKey: nil)
    tree.turn()
    tree.advance(to: 0.5)
    return Double(layer.shownOpacity)
  }

  @Test(.facts("E43")) func `fills missing ends with the value beneath`() {
    #expect(agree(halfWay(move("opacity", from: 0.2)), 0.35, digits: 6))
    #expect(agree(halfWay(move("opacity", to: 0.8)), 0.65, digits: 6))
    #expect(agree(halfWay(move("opacity", by: 0.3)), 0.65, digits: 6))
    #expect(agree(halfWay(move("opacity", from: 0.2, by: 0.3)), 0.35, digits: 6))
    #expect(agree(halfWay(move("opacity", to: 0.9, by: 0.3)), 0.75, digits: 6))
    #expect(agree(halfWay(move("opacity", from: 0.0, to: 1.0)), 0.5, digits: 6))
    #expect(agree(halfWay(move("opacity")), 0.5, digits: 6))
  }

  @Test(.facts("E44")) func `lets the later of two animations win`() {
    let tree = ShownTree()
    let layer = tree.add()
    layer.add(move("opacity", from: 0.0, to: 0.2), forKey: "first")
    layer.add(move("opacity", from: 0.6, to: 0.8), forKey: "second")
    tree.turn()

    tree.advance(to: 0.5)

    #expect(agree(Double(layer.shownOpacity), 0.7, digits: 6))
  }

  @Test(.facts("E44")) func `adds up additive animations and the model`() {
    let tree = ShownTree()
    let layer = tree.add()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 100, y: 0)
    for offset in [-20.0, -40] {
      let animation = move(
        "position",
        from: CGPoint(x: offset, y: offset),
        to: CGPoint.zero
      )
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    tree.turn()

    tree.advance(to: 0.5)

    #expect(layer.shownPosition == CGPoint(x: 100 - 10 - 20, y: -10 - 20))
  }

  @Test(
    .facts("E45"),
    arguments: [
      (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 0.5] as [Float]),
      (.forwards, [0.5, 0.5, 0, 0.5, 1]),
      (.backwards, [0, 0, 0, 0.5, 0.5]),
      (.both, [0, 0, 0, 0.5, 1]),
    ]
  )
  func `fills before and after`(mode: CAMediaTimingFillMode, values: [Float]) {
    let tree = ShownTree()
    let layer = CALayer()
    layer.opacity = 0.5
    tree.root.addSublayer(layer)
    let animation = move("opacity", from: 0.0, to: 1.0)
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    tree.turn()

    for (time, value) in zip([0, 0.5, 1, 1.5, 2.5], values) {
      #expect(layer.properties(at: time).opacity == value)
    }
  }

  @Test(.facts("E47")) func `mixes colors by component`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

    let mixed = try #require(AnimatableValue(red).mixed(with: AnimatableValue(blue), 0.5).color)

    #expect(mixed.rgba == (0.5, 0, 0.5, 0.75))
  }

  @Test func `fades a color in from nothing`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    let mixed = try #require(AnimatableValue.nothing.mixed(with: .color(red), 0.25).color)

    #expect(mixed.rgba == (1, 0, 0, 0.25))
  }

  @Test func `mixes rectangles, lists and paths of the same make`() throws {
    let small = CGRect(x: 0, y: 0, width: 10, height: 10)
    let large = CGRect(x: 10, y: 20, width: 30, height: 50)

    let rect = AnimatableValue(small).mixed(with: AnimatableValue(large), 0.5).rect
    #expect(rect == CGRect(x: 5, y: 10, width: 20, height: 30))

    let path = AnimatableValue(CGPath(rect: small, transform: nil))
      .mixed(with: AnimatableValue(CGPath(rect: large, transform: nil)), 0.5).path
    #expect(path?.boundingBox == CGRect(x: 5, y: 10, width: 20, height: 30))

    let list =
      AnimatableValue([0, 1] as [CGFloat])
      .mixed(with: AnimatableValue([1, 2] as [CGFloat]), 0.5).boxed as? [CGFloat]
    #expect(list == [0.5, 1.5])
  }

  @Test func `switches half way between values that do not mix`() {
    let from = AnimatableValue("a")
    let to = AnimatableValue("b")

    #expect(from.mixed(with: to, 0.4).boxed as? String == "a")
    #expect(from.mixed(with: to, 0.6).boxed as? String == "b")
  }

  @Test(.facts("E43")) func `goes from the previous value to the new one without any ends`() {
    let tree = ShownTree()
    let layer = tree.add()
    layer.actions = ["opacity": NSNull()]

    layer.opacity = 0.2
    layer.add(move("opacity"), forKey: nil)
    tree.turn()
    #expect(layer.shownOpacity == 1)
    tree.advance(to: 0.5)

    #expect(agree(Double(layer.shownOpacity), 0.6, digits: 6))
  }

  @Test(.facts("E43")) func `takes what was seen for the previous value`() {
    let tree = ShownTree()
    let layer = tree.add()
    layer.add(move("opacity", from: 0.0, to: 1.0), forKey: nil)
    layer.actions = ["opacity": move("opacity")]
    tree.turn()
    tree.advance(to: 0.5)

    layer.opacity = 0.8
    layer.removeAnimation(forKey: "missing")
    tree.turn()
    tree.advance(to: 1)

    // Seen at 0.5 when it changed, half way to 0.8.
    #expect(agree(Double(layer.shownOpacity), 0.65, digits: 6))
  }
}
