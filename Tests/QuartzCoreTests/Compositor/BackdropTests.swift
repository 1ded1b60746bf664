import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// Where blurs look and where their result goes.
@Suite("Layers that blur what lies behind them")
@MainActor
struct BackdropTests {
  private func addBlur(
    _ frame: CGRect,
    radius: CGFloat,
    to parent: CALayer
  ) -> BackdropLayer {
    let blur = BackdropLayer()
    blur.frame = frame
    blur.blurRadius = radius
    parent.addSublayer(blur)
    return blur
  }

  @Test func `leave one color as it is`() {
    let screen = Screen(width: 60, height: 60)
    screen.root.backgroundColor = .rgb(0.2, 0.4, 0.6)
    _ = addBlur(CGRect(x: 10, y: 10, width: 40, height: 40), radius: 4, to: screen.root)
    screen.render()

    for place in [0, 10, 30, 49, 59] {
      #expect(screen.pixel(place, place) == 0xFF33_6699)
    }
  }

  @Test func `mix half and half on a straight edge and nothing far from it`() {
    let screen = Screen(width: 80, height: 40)
    screen.root.backgroundColor = .snow
    screen.add(0, 0, 40, 40, .ink)
    _ = addBlur(CGRect(x: 0, y: 0, width: 80, height: 40), radius: 4, to: screen.root)
    screen.render()

    // The two columns at the edge are as far from the middle on either side.
    let left = Int(screen.pixel(39, 20) & 255)
    let right = Int(screen.pixel(40, 20) & 255)
    #expect(abs(left + right - 255) <= 2)
    #expect(screen.pixel(5, 20) == 0xFF00_0000)
    #expect(screen.pixel(75, 20) == 0xFFFF_FFFF)
  }

  @Test func `change saturation about the luminance and lay their tint over it`() {
    let screen = Screen(width: 20, height: 20)
    screen.root.backgroundColor = .rgb(1, 0, 0)
    let blur = addBlur(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 0, to: screen.root)
    blur.saturation = 0
    screen.render()
    // Rec. 709: 54 of 256 parts of red.
    #expect(screen.pixel(10, 10) == 0xFF35_3535)

    screen.change { blur.tint = .rgb(1, 1, 1, 0.5) }
    screen.render(at: 1)
    // 128 of white and 127 / 255 of 53.
    #expect(screen.pixel(10, 10) == 0xFF9A_9A9A)
  }

  @Test func `see no part of their own result when the damage lies in several places`() {
    let screen = Screen(width: 80, height: 60)
    screen.root.backgroundColor = .snow
    for index in 0..<8 {
      screen.add(CGFloat(index * 10), 0, 5, 60, .ink)
    }
    let blur = addBlur(CGRect(x: 20, y: 20, width: 20, height: 20), radius: 3, to: screen.root)
    screen.render()

    screen.change { blur.position = CGPoint(x: 50, y: 50) }
    let damage = screen.render(at: 1)

    #expect(damage.count > 1)
    #expect(screen.matchesScratch(at: 1))
  }

  @Test func `draw nothing outside of the layer that clips them`() {
    let screen = Screen(width: 60, height: 60)
    screen.root.backgroundColor = .snow
    let clip = screen.add(20, 20, 20, 20, .rgb(0, 0, 1))
    clip.masksToBounds = true
    screen.add(-10, -10, 40, 40, .rgb(1, 0, 0), in: clip)
    _ = addBlur(CGRect(x: -10, y: -10, width: 40, height: 40), radius: 2, to: clip)
    screen.render()

    #expect(screen.pixel(19, 30) == 0xFFFF_FFFF)
    #expect(screen.pixel(40, 30) == 0xFFFF_FFFF)
    #expect(screen.pixel(30, 19) == 0xFFFF_FFFF)
    #expect(screen.pixel(30, 30) == 0xFFFF_0000)
  }

  @Test func `in a mask see the whole mask, however little is painted again`() {
    let screen = Screen(width: 60, height: 60)
    screen.root.backgroundColor = .snow
    let layer = screen.add(10, 10, 40, 40, .ink)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    screen.add(10, 10, 20, 20, .ink, in: mask)
    _ = addBlur(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 4, to: mask)
    layer.mask = mask
    let dot = screen.add(0, 0, 2, 2, .rgb(1, 0, 0), in: layer)
    screen.render()

    screen.change { dot.position = CGPoint(x: 12, y: 12) }
    screen.render(at: 1)

    #expect(screen.matchesScratch(at: 1))
  }

  @Test func `in a translucent layer see what lies in that layer alone`() {
    let screen = Screen(width: 40, height: 40)
    screen.root.backgroundColor = .snow
    let group = screen.add(0, 0, 40, 40, .ink)
    group.opacity = 0.5
    _ = addBlur(CGRect(x: 10, y: 10, width: 20, height: 20), radius: 2, to: group)
    screen.render()

    // Black at one half over white; the blur found black only.
    #expect(screen.pixel(20, 20) == 0xFF7F_7F7F)
  }

  @Test func `let what moves above them cost no more than before`() {
    let screen = Screen(width: 60, height: 60)
    screen.root.backgroundColor = .snow
    let below = screen.add(5, 5, 50, 50, .rgb(0.5, 0.2, 0.9))
    _ = addBlur(CGRect(x: 0, y: 0, width: 60, height: 30), radius: 4, to: screen.root)
    let above = screen.add(10, 40, 10, 10, .ink)
    screen.render()

    for step in 1..<20 {
      screen.change {
        above.position.x += 1
        if step == 15 { below.backgroundColor = .rgb(1, 0, 0) }
      }
      screen.render(at: Double(step))
      #expect(screen.matchesScratch(at: Double(step)), "step \(step)")
    }
  }
}
