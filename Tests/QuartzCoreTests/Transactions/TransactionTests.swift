import Foundation
import QuartzCore
import TestFacts
import Testing

struct TransactionTests {
  @Test(.facts("E39")) func `has Core Animation's defaults`() {
    let tree = ShownTree()

    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    _ = tree
  }

  @Test(.facts("E39")) func `inherits the duration of the transaction around it`() {
    let tree = ShownTree()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)

    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setAnimationDuration(1)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()

    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    _ = tree
  }

  @Test(.facts("E39")) func `commits the implicit transaction at the end of the turn`() {
    let tree = ShownTree()
    let layer = tree.add()
    CATransaction.setAnimationDuration(2)
    layer.opacity = 0

    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    tree.turn()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test(.facts("E40")) func `completes after the animations that it added`() {
    let tree = ShownTree()
    let layer = tree.add()
    var ends: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { ends.append(tree.now) }
    layer.opacity = 0
    layer.zPosition = 1
    CATransaction.commit()
    tree.turn()

    tree.advance(to: 0.49)
    #expect(ends.isEmpty)

    tree.advance(to: 1)
    #expect(ends == [0.5])
  }

  @Test(.facts("E5", "E40")) func `completes in the next turn without animations, never at once`() {
    let tree = ShownTree()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()

    #expect(calls == 0)
    tree.turn()
    #expect(calls == 1)
  }

  @Test(.facts("E40")) func `waits for animations of transactions inside it`() {
    let tree = ShownTree()
    let layer = tree.add()
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    layer.opacity = 0
    CATransaction.commit()
    CATransaction.commit()

    tree.turn()
    tree.advance(to: 0.25)

    #expect(calls.sorted() == ["inner", "outer"])
  }

  @Test(.facts("E40")) func `completes when the animation is removed`() {
    let tree = ShownTree()
    let layer = tree.add()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.opacity = 0
    CATransaction.commit()
    tree.turn()

    layer.removeAllAnimations()

    #expect(calls == 1)
  }

  @Test func `does not animate while actions are disabled`() {
    let tree = ShownTree()
    let layer = tree.add()

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()

    #expect(layer.animationKeys() == nil)
  }

  @Test func `gives implicit animations its timing`() {
    let tree = ShownTree()
    let layer = tree.add()

    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.opacity = 0

    #expect(layer.animation(forKey: "opacity")?.timingFunction?.curve == .easeIn)
  }

  @Test(.facts("E39")) func `takes an open transaction's changes out of the end of the turn`() {
    let tree = ShownTree()
    let layer = tree.add()

    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    layer.opacity = 0
    tree.turn()
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()

    #expect(layer.animation(forKey: "opacity")?.duration == 1)
    #expect(FrameClock.current.animations.nextEnd == 1)
  }
}
