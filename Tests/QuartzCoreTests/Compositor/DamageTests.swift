import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

@Suite("What is painted again")
@MainActor
struct DamageTests {
  @Test func `the first frame paints everything and the next nothing`() {
    let screen = Screen()
    screen.root.backgroundColor = .snow

    #expect(screen.render() == [PixelRect(x: 0, y: 0, width: 40, height: 40)])
    #expect(screen.render(at: 1).isEmpty)
    #expect(screen.compositor.statistics.visitedLayers == 0)
    #expect(screen.compositor.statistics.updatedLayers == 0)
  }

  @Test func `another target is painted whole, once`() {
    let screen = Screen()
    screen.root.backgroundColor = .snow
    screen.render()
    let other = PixelBuffer(width: 40, height: 40)

    screen.compositor.replaceTarget(with: other)

    #expect(screen.render(at: 1) == [other.bounds])
    #expect(screen.compositor.target === other)
    #expect(screen.matchesScratch(at: 1))
    screen.compositor.replaceTarget(with: other)
    #expect(screen.render(at: 2).isEmpty)
    screen.compositor.replaceTarget(with: nil)
    #expect(screen.render(at: 3) == [other.bounds])
    #expect(screen.compositor.target !== other)
  }

  @Test func `moving a small layer paints its old and its new place`() {
    let screen = Screen(width: 100, height: 100)
    screen.root.backgroundColor = .snow
    let layer = screen.add(10, 10, 10, 10, .ink)
    screen.render()
    screen.change { layer.position.x += 50 }
    let damage = screen.render(at: 1)

    #expect(damage.count == 2)
    #expect(damage.contains(PixelRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(damage.contains(PixelRect(x: 60, y: 10, width: 10, height: 10)))
    #expect(screen.compositor.statistics.damagedPixels == 200)
    #expect(screen.compositor.statistics.updatedLayers == 1)
  }

  @Test func `a change of color paints the layer alone`() {
    let screen = Screen(width: 100, height: 100)
    let parent = screen.add(0, 0, 100, 100, .snow)
    let layer = screen.add(20, 30, 7, 5, .ink, in: parent)
    screen.render()
    screen.change { layer.backgroundColor = .rgb(1, 0, 0) }

    #expect(screen.render(at: 1) == [PixelRect(x: 20, y: 30, width: 7, height: 5)])
  }

  @Test func `a removed layer leaves its place to be painted`() {
    let screen = Screen(width: 100, height: 100)
    let layer = screen.add(20, 30, 7, 5, .ink)
    screen.render()
    screen.change { layer.removeFromSuperlayer() }

    #expect(screen.render(at: 1) == [PixelRect(x: 20, y: 30, width: 7, height: 5)])
    #expect(screen.pixel(22, 32) == 0)
  }

  @Test func `what is hidden below opaque layers is not painted`() {
    let screen = Screen(width: 100, height: 100)
    for _ in 0..<50 {
      screen.add(0, 0, 100, 100, .ink)
    }
    screen.render()

    #expect(screen.compositor.statistics.operations == 1)
  }

  @Test func `scrubbing back and forth gives the same bytes`() {
    let screen = Screen(width: 60, height: 60)
    screen.root.backgroundColor = .snow
    let layer = screen.add(0, 0, 20, 20, .ink)
    screen.add(5, 5, 10, 10, .rgb(1, 0, 0), in: layer)
    screen.render()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = CGFloat(10)
    animation.toValue = CGFloat(50)
    animation.duration = 1
    layer.add(animation, forKey: "move")
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(0)
    fade.toValue = Float(1)
    fade.duration = 1
    layer.add(fade, forKey: "fade")
    screen.change {
      screen.root.speed = 0
    }
    screen.render()

    var pictures: [PixelBuffer] = []
    let offsets = [0.1, 0.5, 0.9]
    for offset in offsets + offsets.reversed() {
      screen.change { screen.root.timeOffset = offset }
      screen.render()
      pictures.append(screen.compositor.target.copy())
    }

    #expect(pictures[0].hasSameBytes(as: pictures[5]))
    #expect(pictures[1].hasSameBytes(as: pictures[4]))
    #expect(pictures[2].hasSameBytes(as: pictures[3]))
    #expect(!pictures[0].hasSameBytes(as: pictures[1]))
  }

  @Test func `a slide over a still screen repaints no layer below it`() {
    let screen = Screen(width: 90, height: 60)
    screen.root.backgroundColor = .snow
    let main = screen.add(0, 0, 90, 60, .snow)
    for index in 0..<40 {
      screen.add(CGFloat(index * 2), 10, 1, 30, .rgb(1, 0, 0), in: main)
    }
    let dimming = screen.add(0, 0, 90, 60, .rgb(0, 0, 0, 0.5))
    let panel = screen.add(0, 0, 60, 60, .snow)
    for index in 0..<10 {
      screen.add(4, CGFloat(index * 6), 40, 4, .ink, in: panel)
    }
    screen.render()
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = CGFloat(-30)
    slide.toValue = CGFloat(30)
    slide.duration = 1
    panel.add(slide, forKey: nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(0)
    fade.toValue = Float(1)
    fade.duration = 1
    dimming.add(fade, forKey: nil)
    for frame in 0..<20 {
      screen.render(at: Double(frame) / 20)
      #expect(screen.matchesScratch(at: Double(frame) / 20))
    }

    #expect(screen.compositor.statistics.operations == 3)
    #expect(screen.compositor.statistics.allocatedBuffers == 0)
  }
}
