import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct LayerActionTests {
  private final class Delegate: CALayerDelegate {
    var answer: (any CAAction)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private final class Note: CAAction {
    var keys: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      keys.append(event)
    }
  }

  @Test(.facts("E23")) func `animates a change by itself for a quarter of a second`() throws {
    let tree = ShownTree()
    let layer = tree.add()

    layer.opacity = 0.5

    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction?.curve == .default)
    #expect(animation.fillMode == .backwards)
    #expect(animation.fromValue as? CGFloat == 1)
    #expect(animation.toValue == nil)
    #expect(animation.isRemovedOnCompletion)
  }

  @Test(.facts("E2", "E23")) func `shows the old value first and the new one at the end`() {
    let tree = ShownTree(at: 3)
    let layer = tree.add()

    layer.opacity = 0
    tree.turn()
    #expect(layer.opacity == 0)
    #expect(layer.shownOpacity == 1)

    tree.advance(to: 3.125)
    // The default curve is at .802403 half way.
    #expect(agree(Double(layer.shownOpacity), 1 - 0.802403, digits: 6))

    tree.advance(to: 3.25)
    #expect(layer.shownOpacity == 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test(.facts("E42")) func `does not animate before it was shown`() {
    let tree = ShownTree()
    let layer = CALayer()
    tree.root.addSublayer(layer)

    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)

    tree.turn()
    layer.opacity = 1
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test(.facts("E42")) func `animates position and bounds when its frame is set`() {
    let tree = ShownTree()
    let layer = tree.add()

    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    #expect(Set(layer.animationKeys() ?? []) == ["position", "bounds"])
  }

  @Test(.facts("E42"), arguments: ["hidden", "masksToBounds"])
  func `fades when a switch is thrown`(key: String) throws {
    let tree = ShownTree()
    let layer = tree.add()

    layer.setValue(true, forKey: key)

    #expect(layer.animationKeys() == ["transition"])
    let transition = try #require(layer.animation(forKey: "transition") as? CATransition)
    #expect(transition.type == .fade)
  }

  @Test(.facts("E42")) func `fades when it gets a mask`() throws {
    let tree = ShownTree()
    let layer = tree.add()

    layer.mask = CALayer()

    #expect(layer.animationKeys() == ["transition"])
    let transition = try #require(layer.animation(forKey: "transition") as? CATransition)
    #expect(transition.type == .fade)
    #expect(transition.duration == 0.25)
  }

  @Test(.facts("E41")) func `asks the delegate, then its actions, then its style`() {
    let tree = ShownTree()
    let layer = tree.add()
    let delegate = Delegate()
    let notes = [Note(), Note(), Note()]
    layer.style = ["actions": ["opacity": notes[2] as any CAAction]]
    layer.opacity = 0.1
    layer.actions = ["opacity": notes[1]]
    layer.opacity = 0.2
    layer.delegate = delegate
    layer.opacity = 0.3
    delegate.answer = notes[0]
    layer.opacity = 0.4

    #expect(notes.map(\.keys.count) == [1, 2, 1])
  }

  @Test(.facts("E41")) func `stops looking at a null`() {
    let tree = ShownTree()
    let layer = tree.add()
    let delegate = Delegate()
    delegate.answer = NSNull()
    layer.delegate = delegate

    layer.opacity = 0.5

    #expect(layer.animationKeys() == nil)
  }

  @Test func `animates what an app stores if its class gives an action`() {
    final class Gauge: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "level" else { return super.defaultAction(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = 0
        animation.duration = 1
        return animation
      }
    }
    let tree = ShownTree()
    let gauge = tree.add(Gauge())

    gauge.setValue(10.0, forKey: "level")
    tree.turn()
    tree.advance(to: 0.5)

    #expect(gauge.presentation()?.value(forKey: "level") as? Double == 5)
  }

  @Test(.facts("E2")) func `starts its clock at the commit, not at the change`() {
    let tree = ShownTree(at: 3)
    let layer = tree.add()

    layer.opacity = 0
    FrameClock.current.advance(to: 3.1)
    tree.turn()

    #expect(layer.shownOpacity == 1)
    tree.advance(to: 3.34)
    #expect(layer.animationKeys() == ["opacity"])
    tree.advance(to: 3.35)
    #expect(layer.animationKeys() == nil)
  }

  @Test(.facts("E41")) func `asks its style before its class, and its class before anything else`()
  {
    final class Marked: CALayer {
      static let note = Note()

      override class func defaultAction(forKey event: String) -> (any CAAction)? { note }
    }
    let tree = ShownTree()
    let layer = tree.add(Marked())
    let note = Note()

    layer.opacity = 0.1
    layer.style = ["actions": ["opacity": note as any CAAction]]
    layer.opacity = 0.2

    #expect(Marked.note.keys.filter { $0 == "opacity" }.count == 1)
    #expect(note.keys == ["opacity"])
    #expect(layer.animationKeys() == nil)
  }

  @Test(.facts("E41")) func `stops looking at a null in its actions or its style`() {
    let tree = ShownTree()
    let layer = tree.add()
    let note = Note()

    layer.style = ["actions": ["opacity": note as any CAAction]]
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    layer.actions = nil
    layer.style = ["actions": ["opacity": NSNull() as any CAAction]]
    layer.opacity = 0.2

    #expect(note.keys.isEmpty)
    #expect(layer.animationKeys() == nil)
  }
}
