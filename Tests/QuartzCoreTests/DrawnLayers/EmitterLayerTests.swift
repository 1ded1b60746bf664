import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// Particles are functions of the layer's time: where each one is follows from its number.
@Suite("Emitter layers")
@MainActor
struct EmitterLayerTests {
  /// Ten white particles of 2 × 2 points a second from (2, 20), which fly right with 20 points a second.
  private func make(
    _ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }
  ) -> (screen: Screen, emitter: CAEmitterLayer, cell: CAEmitterCell) {
    let screen = Screen()
    screen.root.backgroundColor = .ink
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    emitter.emitterPosition = CGPoint(x: 2, y: 20)
    let cell = CAEmitterCell()
    cell.name = "dot"
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 20
    cell.contents = dot()
    change(emitter, cell)
    emitter.emitterCells = [cell]
    screen.root.addSublayer(emitter)
    screen.render()
    return (screen, emitter, cell)
  }

  private func dot() -> CGImage {
    let buffer = PixelBuffer(width: 2, height: 2)
    for y in 0..<2 {
      let row = (buffer.bytes + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      row[0] = 0xFFFF_FFFF
      row[1] = 0xFFFF_FFFF
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }

  /// The columns of row 19 in which something shows.
  private func columns(_ screen: Screen) -> [Int] {
    (0..<40).filter { screen.pixel($0, 19) & 0xFF > 127 }
  }

  @Test func `emit at their rate and move by velocity, until the end of life`() {
    let (screen, _, _) = make()
    screen.render(at: 0.35)

    // Born at 0, 0.1, 0.2 and 0.3: 7, 5, 3 and 1 points on their way, each 2 points wide.
    #expect(columns(screen) == [2, 3, 4, 5, 6, 7, 8, 9])
    screen.render(at: 5)
    // Born at 4.1 … 5: the one born at 4 is dead. 2 points apart, from 2 to 20 points away.
    #expect(columns(screen) == Array(1..<21))
    #expect(screen.matchesScratch(at: 5))
  }

  @Test func `fade, fall, grow and take their color`() {
    let (screen, _, _) = make { _, cell in
      cell.birthRate = 1
      cell.lifetime = 10
      cell.velocity = 10
      cell.yAcceleration = 8
      cell.scaleSpeed = 2
      cell.alphaSpeed = -0.25
      cell.color = .rgb(1, 0, 0)
    }
    screen.render(at: 0.99)

    // Just before the second one: nearly 10 points right, 4 points down, three times as large.
    #expect(screen.pixel(11, 23) == screen.pixel(12, 24))
    let red = Double(screen.pixel(11, 23) >> 16 & 0xFF)
    #expect(abs(red - 255 * (1 - 0.25 * 0.99)) < 1)
    #expect(screen.pixel(11, 23) & 0xFFFF == 0)
    #expect(screen.pixel(16, 23) == 0xFF00_0000)
    #expect(screen.pixel(11, 28) == 0xFF00_0000)
  }

  @Test func `let particles live on when they stop to emit`() {
    let (screen, emitter, _) = make()
    screen.render(at: 0.35)
    screen.change { emitter.birthRate = 0 }
    screen.render(at: 0.35)
    #expect(columns(screen) == [2, 3, 4, 5, 6, 7, 8, 9])

    screen.render(at: 1.15)
    // Those born at 0.2 and 0.3 are left, 19 and 17 points away.
    #expect(columns(screen) == [18, 19, 20, 21])
    screen.render(at: 2)
    #expect(columns(screen).isEmpty)
  }

  @Test func `change a cell by its name for what is born later`() {
    let (screen, emitter, cell) = make()
    screen.render(at: 0.35)
    emitter.setValue(40.0, forKeyPath: "emitterCells.dot.velocity")

    screen.render(at: 0.55)
    #expect(emitter.value(forKeyPath: "emitterCells.dot.velocity") as? CGFloat == 40)
    #expect(cell.velocity == 40)
    // Slow ones 11, 9, 7 and 5 points away, fast ones 6 and 2; each covers 2 points from 1 + its way.
    #expect(columns(screen) == [3, 4, 6, 7, 8, 9, 10, 11, 12, 13])
  }

  @Test func `begin empty at their begin time`() {
    let (screen, emitter, _) = make()
    screen.render(at: 3)
    screen.change { emitter.beginTime = 3 }

    screen.render(at: 3.15)

    // Born at 0 and 0.1 of the layer's time.
    #expect(columns(screen) == [2, 3, 4, 5])
  }

  @Test func `spread at random, the same each time and when scrubbed`() {
    func scene() -> (screen: Screen, emitter: CAEmitterLayer, cell: CAEmitterCell) {
      make { emitter, cell in
        emitter.emitterPosition = CGPoint(x: 20, y: 20)
        emitter.emitterShape = .circle
        emitter.emitterSize = CGSize(width: 10, height: 0)
        emitter.renderMode = .additive
        cell.birthRate = 40
        cell.emissionRange = 2 * .pi
        cell.velocityRange = 10
        cell.lifetimeRange = 1
        cell.scaleRange = 1
        cell.spin = 1
        cell.spinRange = 3
        cell.redRange = 1
        cell.blueSpeed = -0.5
        emitter.seed = 7
      }
    }
    let playing = scene()
    let times = [0.0, 0.3, 0.7, 1.4, 2.2]
    let played = times.map { time in
      playing.screen.render(at: time)
      return playing.screen.compositor.target.copy()
    }
    let held = scene()
    held.emitter.speed = 0
    for index in [0, 1, 2, 3, 4, 2, 0, 3] {
      held.screen.change { held.emitter.timeOffset = times[index] }
      held.screen.render(at: 9)
      #expect(held.screen.compositor.target.hasSameBytes(as: played[index]), "at \(times[index])")
    }
    #expect(!played[3].hasSameBytes(as: played[4]))
    let other = scene()
    other.emitter.seed = 8
    other.screen.render(at: 2.2)
    #expect(!other.screen.compositor.target.hasSameBytes(as: played[4]))
  }

  @Test func `ask for frames while they emit, as decoration, and stop with their cells`() {
    let (screen, emitter, _) = make()
    #expect(screen.clock.animations.isAnimating)
    #expect(!screen.clock.animations.isAnimatingEssentials)
    #expect(emitter.animationKeys() == nil)

    emitter.removeAllAnimations()
    #expect(screen.clock.animations.isAnimating)
    screen.change { emitter.emitterCells = nil }
    screen.render(at: 1)

    #expect(!screen.clock.animations.isAnimating)
    #expect(columns(screen).isEmpty)
  }
}
