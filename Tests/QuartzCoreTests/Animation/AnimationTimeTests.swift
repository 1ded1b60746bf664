import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct AnimationTimeTests {
  /// A shown layer with an opacity animation from 0 to 1 in one second, committed at 0.
  private func animated(
    _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> (ShownTree, CALayer) {
    let tree = ShownTree()
    let layer = tree.add()
    let animation = move("opacity", from: 0.0, to: 1.0)
    change(animation)
    layer.add(animation, forKey: "fade")
    tree.turn()
    return (tree, layer)
  }

  @Test func `repeats and reverses`() {
    let (_, layer) = animated {
      $0.repeatCount = 2
      $0.autoreverses = true
    }

    let values = [0.25, 1.25, 2.25, 3.25, 4].map { layer.properties(at: $0).opacity }

    // The model is 1, seen once the four seconds are over.
    #expect(values == [0.25, 0.75, 0.25, 0.75, 1])
  }

  @Test func `repeats a part of a round`() {
    let (tree, layer) = animated { $0.repeatCount = 1.5 }

    #expect(layer.properties(at: 1.25).opacity == 0.25)
    #expect(FrameClock.current.animations.nextEnd == 1.5)
    tree.advance(to: 1.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `repeats for a duration`() {
    let (_, layer) = animated { $0.repeatDuration = 2.5 }

    #expect(layer.properties(at: 2.25).opacity == 0.25)
    #expect(FrameClock.current.animations.nextEnd == 2.5)
  }

  @Test func `runs faster with speed, and backward with negative speed`() {
    let (_, fast) = animated { $0.speed = 2 }
    #expect(fast.properties(at: 0.25).opacity == 0.5)
    #expect(FrameClock.current.animations.nextEnd == 0.5)

    let (_, back) = animated { $0.speed = -1 }
    #expect(back.properties(at: 0.25).opacity == 0.75)
  }

  @Test func `starts within the round with a time offset and shows the start last`() {
    let (_, layer) = animated { $0.timeOffset = 0.75 }

    #expect(layer.properties(at: 0).opacity == 0.75)
    #expect(layer.properties(at: 0.5).opacity == 0.25)
  }

  @Test func `never ends when it repeats for ever`() {
    let shown = animated { $0.repeatCount = .infinity }

    #expect(FrameClock.current.animations.nextEnd == nil)
    #expect(FrameClock.current.animations.isAnimating)
    #expect(shown.1.properties(at: 1000.25).opacity == 0.25)
  }

  @Test func `accumulates from round to round`() {
    let tree = ShownTree()
    let layer = tree.add()
    let animation = move("zPosition", from: 0, to: 10)
    animation.repeatCount = 3
    animation.isCumulative = true
    layer.add(animation, forKey: nil)
    tree.turn()

    #expect(layer.properties(at: 2.5).zPosition == 25)
  }

  @Test func `takes the transaction's duration if it has none`() {
    let tree = ShownTree()
    let layer = tree.add()

    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(move("opacity", from: 0, to: 1, duration: 0), forKey: nil)
    CATransaction.commit()
    tree.turn()

    #expect(layer.properties(at: 1).opacity == 0.5)
  }

  @Test func `follows the times of its layer and those above`() {
    let tree = ShownTree()
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    _ = tree.add(outer)
    outer.speed = 2
    inner.timeOffset = 5

    // 2 · 3 + 5
    #expect(inner.convertTime(3, from: nil) == 11)
    #expect(inner.convertTime(11, to: nil) == 3)
    #expect(outer.convertTime(11, from: inner) == 6)

    inner.add(move("opacity", from: 0.0, to: 1.0), forKey: nil)
    tree.turn()

    #expect(inner.properties(at: 0.25).opacity == 0.5)
    #expect(FrameClock.current.animations.nextEnd == 0.5)
  }

  @Test func `tells its delegate how it began and ended`() {
    let log = StopLog()
    let (tree, _) = animated { $0.delegate = log }
    #expect(log.lines == ["start"])

    tree.advance(to: 0.999)
    #expect(log.lines == ["start"])

    tree.advance(to: 1)
    #expect(log.lines == ["start", "finished"])
  }

  @Test(.facts("E6")) func `ends unfinished when it is removed, replaced or its layer leaves`() {
    let logs = (0..<3).map { _ in StopLog() }
    let tree = ShownTree()
    for (index, log) in logs.enumerated() {
      let layer = tree.add()
      let animation = move("opacity", from: 0.0, to: 1.0)
      animation.delegate = log
      layer.add(animation, forKey: "fade")
      tree.turn()
      switch index {
      case 0: layer.removeAllAnimations()
      case 1: layer.add(move("opacity", from: 0.5), forKey: "fade")
      default: layer.removeFromSuperlayer()
      }
      tree.turn()
    }

    #expect(logs.map(\.lines) == Array(repeating: ["start", "removed"], count: 3))
  }

  @Test func `keeps what the app adds to it after the layer copied it apart`() {
    let (_, layer) = animated { $0.setValue("mine", forKey: "tag") }

    let copy = layer.animation(forKey: "fade")

    #expect(copy?.value(forKey: "tag") as? String == "mine")
    #expect(copy?.copy() is CABasicAnimation)
  }

  @Test func `stays after its end if it is not removed`() {
    let log = StopLog()
    let (tree, layer) = animated {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .forwards
      $0.toValue = 0.25
      $0.delegate = log
    }

    tree.advance(to: 2)

    #expect(layer.shownOpacity == 0.25)
    #expect(log.lines == ["start", "finished"])
    #expect(!FrameClock.current.animations.isAnimating)
  }
}
