import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct KeyframeAnimationTests {
  /// The depth of a layer at some times of an animation that lasts one second.
  private func depths(
    at times: [TimeInterval],
    _ change: (CAKeyframeAnimation) -> Void
  ) -> [CGFloat] {
    let tree = ShownTree()
    let layer = tree.add()
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: nil)
    tree.turn()
    return times.map { layer.properties(at: $0).zPosition }
  }

  @Test func `spreads values evenly`() {
    let values = depths(at: [0, 0.25, 0.5, 0.75]) { $0.values = [0, 10, 0] }

    #expect(values == [0, 5, 10, 5])
  }

  @Test func `keeps key times`() {
    let values = depths(at: [0.1, 0.2, 0.6]) {
      $0.values = [0, 10, 20]
      $0.keyTimes = [0, 0.2, 1]
    }

    #expect(values == [5, 10, 15])
  }

  @Test func `paces each stretch by its own function`() {
    let values = depths(at: [0.25, 0.75]) {
      $0.values = [0.0, 1.0, 2.0]
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }

    #expect(agree(Double(values[0]), 0.315357, digits: 6))
    #expect(values[1] == 1.5)
  }

  @Test func `jumps in discrete mode`() {
    let values = depths(at: [0.1, 0.4, 0.9]) {
      $0.values = [1, 2, 3]
      $0.calculationMode = .discrete
    }

    #expect(values == [1, 2, 3])
  }

  @Test func `moves at one speed in paced mode`() {
    let values = depths(at: [0.25, 0.5]) {
      $0.values = [0, 1, 4]
      $0.calculationMode = .paced
    }

    #expect(values == [1, 2])
  }

  @Test func `goes smoothly through its values in cubic mode`() {
    let values = depths(at: [0, 0.25, 0.5]) {
      $0.values = [0, 10, 20]
      $0.calculationMode = .cubic
    }

    // Catmull–Rom with half a tangent at the ends: h00·0 + h10·5 + h01·10 + h11·10 at t = ½.
    #expect(values == [0, 0.125 * 5 + 0.5 * 10 - 0.125 * 10, 10])
  }

  @Test func `follows a path and turns with it`() {
    let tree = ShownTree()
    let layer = tree.add()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 20))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 3
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: nil)
    tree.turn()

    let start = layer.properties(at: 0.5)
    let later = layer.properties(at: 2)

    #expect(abs(start.position.x - 5) < 1e-9)
    #expect(abs(later.position.y - 10) < 1e-9)
    #expect(abs(start.transform.m11 - 1) < 1e-9)
    #expect(abs(later.transform.m12 - 1) < 1e-9)
  }

  @Test func `turns numbers into transforms with a value function`() {
    let tree = ShownTree()
    let layer = tree.add()
    let animation = move("transform", from: 0.0, to: CGFloat.pi * 4)
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    layer.add(animation, forKey: nil)
    tree.turn()

    // An eighth of two turns.
    #expect(abs(layer.properties(at: 0.125).transform.m12 - 1) < 1e-9)
  }

  @Test func `runs a group in the group's time and cuts it off`() {
    let tree = ShownTree()
    let layer = tree.add()
    let late = move("zPosition", from: 0, to: 10, duration: 2)
    late.beginTime = 0.5
    late.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [move("opacity", from: 0.0, to: 1.0), late]
    group.duration = 1
    layer.add(group, forKey: nil)
    tree.turn()

    #expect(layer.properties(at: 0.25).opacity == 0.25)
    #expect(layer.properties(at: 0.25).zPosition == 0)
    #expect(layer.properties(at: 0.75).zPosition == 1.25)
    #expect(FrameClock.current.animations.nextEnd == 1)
  }

  @Test func `measures a transition for the compositor`() throws {
    let tree = ShownTree()
    let layer = tree.add()
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.startProgress = 0.5
    transition.duration = 1
    layer.add(transition, forKey: "anything")
    tree.turn()

    let running = try #require(layer.runningTransition(at: 0.5))
    #expect(running.progress == 0.75)
    #expect(running.transition.type == .push)
    #expect(layer.animationKeys() == ["transition"])
    #expect(layer.runningTransition(at: 1) == nil)
  }
}
