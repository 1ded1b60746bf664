import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// Transitions from red to blue over one second, linear.
@Suite("Pixels of transitions")
@MainActor
struct TransitionPixelTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF

  private func screen(
    _ type: CATransitionType,
    from subtype: CATransitionSubtype? = nil
  ) -> (screen: Screen, layer: CALayer) {
    let screen = Screen(width: 40, height: 40)
    let layer = screen.add(0, 0, 40, 40, .rgb(1, 0, 0))
    screen.render()
    start(type, from: subtype, on: layer, of: screen)
    return (screen, layer)
  }

  private func start(
    _ type: CATransitionType,
    from subtype: CATransitionSubtype?,
    on layer: CALayer,
    of screen: Screen
  ) {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    screen.change {
      layer.add(transition, forKey: nil)
      layer.backgroundColor = .rgb(0, 0, 1)
    }
  }

  @Test func `a fade mixes both pictures by its progress`() {
    let (screen, _) = screen(.fade)
    screen.render()
    #expect(screen.pixel(20, 20) == Self.red)

    screen.render(at: 0.25)
    // A quarter is 64 of 255 parts.
    #expect(screen.pixel(20, 20) == 0xFFBF_0040)
    screen.render(at: 1)
    #expect(screen.pixel(20, 20) == Self.blue)
  }

  @Test(arguments: [
    (CATransitionSubtype.fromLeft, 5, 20), (.fromRight, 35, 20), (.fromTop, 20, 5),
    (.fromBottom, 20, 35),
  ])
  func `a push brings the new picture in from its side`(
    subtype: CATransitionSubtype,
    x: Int,
    y: Int
  ) {
    let (screen, _) = screen(.push, from: subtype)
    screen.render()
    screen.render(at: 0.5)

    #expect(screen.pixel(x, y) == Self.blue)
    #expect(screen.pixel(39 - x, 39 - y) == Self.red)
  }

  @Test func `a push shows what moves in at its new place from the first frame on`() {
    let screen = Screen(width: 40, height: 40)
    screen.root.backgroundColor = .snow
    let layer = screen.add(0, 0, 40, 40, nil)
    let dot = screen.add(0, 0, 10, 40, .ink, in: layer)
    screen.render()
    start(.push, from: .fromRight, on: layer, of: screen)
    screen.change { layer.backgroundColor = nil }
    screen.render()
    screen.render(at: 0.5)

    // The new picture lies 20 points to the right of its place.
    #expect(screen.pixel(25, 20) == 0xFF00_0000)
    #expect(screen.pixel(31, 20) == 0xFFFF_FFFF)
    screen.change { dot.backgroundColor = .rgb(1, 0, 0) }
    screen.render(at: 0.5)
    #expect(screen.pixel(25, 20) == Self.red)
    #expect(screen.matchesScratch(at: 0.5))
  }

  @Test func `moving in covers the old picture and revealing uncovers the new one`() {
    let (moving, _) = screen(.moveIn, from: .fromLeft)
    moving.render()
    moving.render(at: 0.25)
    #expect(moving.pixel(9, 20) == Self.blue)
    #expect(moving.pixel(10, 20) == Self.red)

    let (revealing, _) = screen(.reveal, from: .fromLeft)
    revealing.render()
    revealing.render(at: 0.25)
    #expect(revealing.pixel(9, 20) == Self.blue)
    #expect(revealing.pixel(10, 20) == Self.red)
  }

  @Test func `shows the part between its start and end progress`() {
    let screen = Screen()
    let layer = screen.add(0, 0, 40, 40, .rgb(1, 0, 0))
    screen.render()
    let transition = CATransition()
    transition.type = .moveIn
    transition.subtype = .fromLeft
    transition.startProgress = 0.5
    transition.duration = 1
    screen.change {
      layer.add(transition, forKey: nil)
      layer.backgroundColor = .rgb(0, 0, 1)
    }
    screen.render()

    #expect(screen.pixel(19, 20) == Self.blue)
    #expect(screen.pixel(20, 20) == Self.red)
  }

  @Test func `each screen keeps the pictures of its own layers`() {
    let first = Screen(width: 40, height: 40)
    let layer = first.add(0, 0, 40, 40, .rgb(1, 0, 0))
    first.render()
    let second = Screen(width: 40, height: 40)
    let other = second.add(0, 0, 40, 40, .rgb(0, 1, 0))
    second.render()

    start(.fade, from: nil, on: layer, of: first)
    start(.fade, from: nil, on: other, of: second)
    first.render()
    second.render()

    #expect(first.pixel(20, 20) == Self.red)
    #expect(second.pixel(20, 20) == 0xFF00_FF00)
  }

  @Test func `the old picture keeps its place when the screen changes its resolution`() {
    let screen = Screen(width: 40, height: 40)
    let layer = screen.add(0, 0, 40, 40, nil)
    screen.add(10, 10, 20, 20, .rgb(1, 0, 0), in: layer)
    screen.render()
    let transition = CATransition()
    transition.duration = 1
    screen.change {
      layer.add(transition, forKey: nil)
      layer.sublayers = nil
    }
    screen.render()

    screen.compositor.resize(pixelWidth: 80, pixelHeight: 80, scale: 2)
    screen.render()

    #expect(screen.pixel(40, 40) == Self.red)
    #expect(screen.pixel(25, 25) == Self.red)
    #expect(screen.pixel(17, 17) == 0)
    #expect(screen.pixel(62, 62) == 0)
  }
}
