import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct ScrubbingTests {
  /// A container whose time stands still at 0, and a layer in it that fades out in one second.
  private func scrubbed() -> (tree: ShownTree, container: CALayer, layer: CALayer, log: StopLog) {
    let tree = ShownTree(at: 5)
    let container = tree.add()
    let layer = CALayer()
    container.addSublayer(layer)
    tree.turn()
    container.speed = 0
    container.timeOffset = 0
    let log = StopLog()
    let animation = move("opacity", from: 1.0, to: 0.0)
    animation.delegate = log
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    layer.add(animation, forKey: nil)
    tree.turn()
    return (tree, container, layer, log)
  }

  @Test(.facts("D21")) func `follows the time offset of a container that stands still`() {
    let (tree, container, layer, _) = scrubbed()

    for (offset, opacity) in [(0.25, 0.75), (0.75, 0.25), (0.5, 0.5), (0, 1)] as [(Double, Float)] {
      container.timeOffset = offset
      tree.advance(to: tree.now + 1)
      #expect(layer.shownOpacity == opacity)
    }
  }

  @Test(.facts("D21")) func `has no end while time stands still, even beyond it`() {
    let (tree, container, layer, log) = scrubbed()

    container.timeOffset = 1.5
    tree.advance(to: 100)
    #expect(FrameClock.current.animations.nextEnd == nil)
    #expect(!FrameClock.current.animations.isAnimating)
    #expect(log.lines == ["start"])

    container.timeOffset = 0.5
    #expect(layer.shownOpacity == 0.5)
  }

  @Test(.facts("D21")) func `ends exactly when time runs again and passes the end`() {
    let (tree, container, layer, log) = scrubbed()
    container.timeOffset = 0.25
    tree.advance(to: 8)

    container.beginTime = tree.now
    container.speed = 1
    tree.turn()
    #expect(layer.shownOpacity == 0.75)
    #expect(FrameClock.current.animations.nextEnd == 8.75)

    tree.advance(to: 8.75)
    #expect(log.lines == ["start", "finished"])
    #expect(layer.shownOpacity == 0)
  }

  @Test(.facts("D21")) func `runs back with a negative speed and does not end`() {
    let (tree, container, layer, log) = scrubbed()
    container.timeOffset = 0.5
    container.beginTime = tree.now
    container.speed = -1

    tree.advance(to: 5.25)

    #expect(layer.shownOpacity == 0.75)
    #expect(log.lines == ["start"])
    container.endAnimationsInTree(finished: true) { _ in true }
    #expect(log.lines == ["start", "finished"])
  }

  @Test(.facts("D21"))
  func `shows the bytes of playing at each instant, forwards and backwards, for every kind`() {
    let instants = (0...24).map { Double($0) / 10 }
    let playing = ScrubbedScene(isScrubbed: false)
    let played = instants.map { playing.shown(at: $0, clock: $0) }

    let scrubbing = ScrubbedScene(isScrubbed: true)
    let jumps = [24, 3, 17, 0, 12, 12, 5, 23, 8]
    let order = Array(instants.indices) + instants.indices.reversed() + jumps
    for (step, index) in order.enumerated() {
      let pixels = scrubbing.shown(at: instants[index], clock: Double(step) / 60)
      #expect(pixels.hasSameBytes(as: played[index]), "step \(step), at \(instants[index])")
    }
    #expect(!played[3].hasSameBytes(as: played[4]))
    #expect(!played[22].hasSameBytes(as: played[3]))
  }

  @Test(.facts("D21"))
  func `shows the bytes of playing at each instant, forwards and backwards, for every look`() {
    // The fades of a quarter of a second are seen several times.
    let instants = (0...6).map { Double($0) / 20 } + (4...14).map { Double($0) / 10 }
    let playing = ScrubbedLooks(isScrubbed: false)
    let played = instants.map { playing.shown(at: $0, clock: $0) }

    let scrubbing = ScrubbedLooks(isScrubbed: true)
    let jumps = [17, 3, 12, 0, 9, 9, 5, 16, 2]
    let order = Array(instants.indices) + instants.indices.reversed() + jumps
    for (step, index) in order.enumerated() {
      let pixels = scrubbing.shown(at: instants[index], clock: Double(step) / 60)
      #expect(
        pixels.hasSameBytes(as: played[index]),
        "step \(step), at \(instants[index]): layers \(scrubbing.cells(where: pixels, differsFrom: played[index]))"
      )
    }
    #expect(!played[1].hasSameBytes(as: played[2]))
  }
}
