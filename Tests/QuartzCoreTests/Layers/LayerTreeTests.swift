import Foundation
import QuartzCore
import TestFacts
import Testing

struct LayerTreeTests {
  private let root = CALayer()
  private let first = CALayer()
  private let second = CALayer()
  private let third = CALayer()

  private var order: [CALayer] { root.sublayers ?? [] }

  @Test func `clamps positions to the number of sublayers`() {
    root.insertSublayer(first, at: 7)
    root.insertSublayer(second, at: 0)

    #expect(order == [second, first])
  }

  @Test func `inserts below and above`() {
    root.addSublayer(first)
    root.insertSublayer(second, below: first)
    root.insertSublayer(third, above: second)

    #expect(order == [second, third, first])
  }

  @Test func `inserts at the back below a stranger and in front above one`() {
    root.addSublayer(first)
    root.insertSublayer(second, below: CALayer())
    root.insertSublayer(third, above: CALayer())

    #expect(order == [second, first, third])
  }

  @Test func `moves a layer that it has already`() {
    root.sublayers = [first, second, third]

    root.addSublayer(first)

    #expect(order == [second, third, first])
  }

  @Test func `takes a layer from its old superlayer`() {
    let other = CALayer()
    other.addSublayer(first)

    root.addSublayer(first)

    #expect(other.sublayers == nil)
    #expect(first.superlayer === root)
  }

  @Test func `replaces a sublayer in its place`() {
    root.sublayers = [first, second]

    root.replaceSublayer(first, with: third)

    #expect(order == [third, second])
    #expect(first.superlayer == nil)
  }

  @Test func `draws by depth, then by order`() {
    root.sublayers = [first, second, third]
    first.zPosition = 1

    #expect(root.sublayersInDrawingOrder == [second, third, first])
    #expect(order == [first, second, third])
  }

  @Test func `tells the root that something below changed`() {
    root.addSublayer(first)
    first.addSublayer(second)
    for layer in [root, first, second] {
      layer.changes = []
      layer.subtreeChanged = false
    }

    second.opacity = 0.5

    #expect(second.changes == .appearance)
    #expect(first.changes.isEmpty)
    #expect(root.subtreeChanged)
  }

  @Test func `marks nothing when a value stays as it is`() {
    first.changes = []

    first.opacity = 1
    first.position = .zero

    #expect(first.changes.isEmpty)
  }

  @Test func `refuses to add a layer to itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.addSublayer(layer)
      }
    }
  }

  @Test func `refuses to add a layer below itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
  }
}
