import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// What happens when sublayers of a shown layer come and go.
struct SublayerActionTests {
  private final class Note: CAAction {
    private(set) var lines: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      let layer = anObject as? CALayer
      lines.append("\(event) of \(layer?.name ?? "?"), in tree: \(layer?.superlayer != nil)")
    }
  }

  private enum Change: CaseIterable {
    case add, insert, remove, replace, reorder, set, moveAway
  }

  @Test(.facts("E42"), arguments: Change.allCases)
  private func `fades for a quarter of a second when sublayers change`(change: Change) throws {
    let tree = ShownTree()
    let parent = CALayer()
    let (first, second, other) = (CALayer(), CALayer(), CALayer())
    parent.sublayers = [first, second]
    _ = tree.add(parent)
    tree.advance(to: 1)
    #expect(parent.animationKeys() == nil)

    switch change {
    case .add: parent.addSublayer(other)
    case .insert: parent.insertSublayer(other, below: second)
    case .remove: second.removeFromSuperlayer()
    case .replace: parent.replaceSublayer(first, with: other)
    case .reorder: parent.addSublayer(first)
    case .set: parent.sublayers = [other]
    case .moveAway: CALayer().addSublayer(first)
    }

    #expect(parent.animationKeys() == ["transition"])
    let fade = try #require(parent.animation(forKey: "transition") as? CATransition)
    #expect(fade.type == .fade)
    #expect(fade.duration == 0.25)
    #expect(fade.timingFunction?.curve == .default)
    tree.turn()
    tree.advance(to: 1.25)
    #expect(parent.animationKeys() == nil)
  }

  @Test(.facts("E42")) func `does not fade before it was shown or without actions`() {
    let tree = ShownTree()
    let parent = CALayer()
    tree.root.addSublayer(parent)
    parent.addSublayer(CALayer())
    #expect(parent.animationKeys() == nil)
    tree.turn()

    CATransaction.setDisableActions(true)
    parent.addSublayer(CALayer())
    CATransaction.setDisableActions(false)
    parent.actions = ["sublayers": NSNull()]
    parent.addSublayer(CALayer())

    #expect(parent.animationKeys() == nil)
  }

  @Test(.facts("E41", "E42")) func `runs the actions of layers that come into sight or leave it`() {
    let tree = ShownTree()
    let parent = tree.add()
    let note = Note()
    let layer = CALayer()
    layer.name = "layer"
    layer.actions = ["onOrderIn": note, "onOrderOut": note]

    CALayer().addSublayer(layer)
    #expect(note.lines.isEmpty)
    parent.addSublayer(layer)
    #expect(note.lines == ["onOrderIn of layer, in tree: true"])

    // Moved within what is shown, it was in sight all the time.
    tree.root.addSublayer(layer)
    #expect(note.lines.count == 1)
    tree.turn()

    layer.isHidden = true
    layer.isHidden = false
    layer.removeFromSuperlayer()
    #expect(
      note.lines.dropFirst() == [
        "onOrderOut of layer, in tree: true", "onOrderIn of layer, in tree: true",
        "onOrderOut of layer, in tree: false",
      ]
    )
  }

  @Test func `runs an animation that the app gives to layers that come`() {
    let tree = ShownTree()
    let parent = tree.add()
    let layer = CALayer()
    let grow = move("opacity", from: 0.0)
    layer.actions = ["onOrderIn": grow]

    parent.addSublayer(layer)
    tree.turn()
    tree.advance(to: 0.5)

    #expect(layer.animationKeys() == ["onOrderIn"])
    #expect(layer.shownOpacity == 0.5)
  }

  @Test func `takes a mask away as a change of the mask`() {
    let tree = ShownTree()
    let layer = tree.add()
    let mask = CALayer()
    layer.mask = mask
    tree.turn()
    tree.advance(to: 1)

    mask.removeFromSuperlayer()

    #expect(layer.mask == nil)
    #expect(layer.animationKeys() == ["transition"])
  }
}
