import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

@Suite("Replicator layers")
@MainActor
struct ReplicatorLayerTests {
  /// A replicator of 40 × 40 points with a white layer of 10 × 10 at its top left.
  private func make(
    _ change: (CAReplicatorLayer) -> Void
  ) -> (screen: Screen, replicator: CAReplicatorLayer, original: CALayer) {
    let screen = Screen()
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    screen.root.addSublayer(replicator)
    let original = screen.add(0, 0, 10, 10, .snow, in: replicator)
    change(replicator)
    screen.render()
    return (screen, replicator, original)
  }

  @Test func `repeat their sublayers, each a transform further`() {
    let (screen, _, _) = make {
      $0.instanceCount = 3
      $0.instanceTransform = CATransform3DMakeTranslation(12, 5, 0)
    }

    for number in 0..<3 {
      #expect(screen.pixel(number * 12, number * 5) == 0xFFFF_FFFF)
      #expect(screen.pixel(number * 12 + 9, number * 5 + 9) == 0xFFFF_FFFF)
      #expect(screen.pixel(number * 12 + 10, number * 5) == 0)
    }
    #expect(screen.pixel(36, 15) == 0)
  }

  @Test func `turn copies about their own middle`() {
    let (screen, _, _) = make {
      $0.instanceCount = 4
      $0.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }

    for (x, y) in [(5, 5), (34, 5), (34, 34), (5, 34)] {
      #expect(screen.pixel(x, y) == 0xFFFF_FFFF)
    }
    #expect(screen.pixel(20, 5) == 0)
  }

  @Test func `multiply colors, and change them from copy to copy`() {
    let (screen, _, _) = make {
      $0.instanceCount = 3
      $0.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
      $0.instanceColor = .rgb(1, 0.5, 1)
      $0.instanceRedOffset = -0.25
      $0.instanceGreenOffset = 0.25
    }

    // 0.5 is 128, 0.75 is 191, 1 is 255.
    #expect(screen.pixel(5, 5) == 0xFFFF_80FF)
    #expect(screen.pixel(17, 5) == 0xFFBF_BFFF)
    #expect(screen.pixel(29, 5) == 0xFF80_FFFF)
  }

  @Test func `fade copies by the alpha offset`() {
    let (screen, _, _) = make {
      $0.instanceCount = 3
      $0.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
      $0.instanceAlphaOffset = -0.5
    }

    #expect(screen.pixel(5, 5) == 0xFFFF_FFFF)
    #expect(screen.pixel(17, 5) == 0x8080_8080)
    #expect(screen.pixel(29, 5) == 0)
  }

  @Test func `let each copy lag behind the one before`() {
    let (screen, replicator, original) = make {
      $0.instanceCount = 3
      $0.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    }
    screen.change { replicator.instanceDelay = 0.25 }
    let fade = move("opacity", from: 0.0, to: 1.0)
    fade.fillMode = .both
    original.add(fade, forKey: nil)
    screen.render()
    screen.render(at: 0.5)

    // The third copy just begins.
    #expect(screen.pixel(5, 5) >> 24 == 128)
    #expect(screen.pixel(17, 5) >> 24 == 64)
    #expect(screen.pixel(29, 5) == 0)
  }

  @Test func `show nothing without copies`() {
    let (screen, replicator, _) = make { $0.instanceCount = 0 }
    #expect(screen.pixel(5, 5) == 0)

    screen.change { replicator.instanceCount = 1 }
    screen.render(at: 1)
    #expect(screen.pixel(5, 5) == 0xFFFF_FFFF)
  }

  @Test func `multiply what replicators in them repeat`() {
    let (screen, replicator, original) = make {
      $0.instanceCount = 2
      $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    }
    let inner = CAReplicatorLayer()
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    inner.instanceCount = 2
    inner.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    screen.change {
      replicator.addSublayer(inner)
      inner.addSublayer(original)
    }
    screen.render(at: 1)

    for (x, y) in [(5, 5), (25, 5), (5, 25), (25, 25)] {
      #expect(screen.pixel(x, y) == 0xFFFF_FFFF)
    }
  }

  @Test func `keep their place among their siblings while it is animated`() {
    let (screen, replicator, _) = make { $0.instanceCount = 1 }
    screen.add(0, 0, 10, 10, .ink)
    screen.render()
    #expect(screen.pixel(5, 5) == 0xFF00_0000)

    replicator.add(move("zPosition", from: -9.0, to: 9.0), forKey: nil)
    screen.render()
    screen.render(at: 0.75)

    #expect(screen.pixel(5, 5) == 0xFFFF_FFFF)
  }

  @Test func `follow their animated transform while a layer above them moves too`() {
    let (screen, replicator, _) = make { $0.instanceCount = 2 }
    let above = CALayer()
    above.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    screen.change {
      screen.root.addSublayer(above)
      above.addSublayer(replicator)
    }
    screen.render()
    above.add(
      move("sublayerTransform", to: CATransform3DMakeTranslation(0, 8, 0), duration: 2),
      forKey: nil
    )
    replicator.add(
      move("instanceTransform", to: CATransform3DMakeTranslation(20, 0, 0)),
      forKey: nil
    )
    screen.render()
    screen.render(at: 0.5)
    #expect(screen.matchesScratch(at: 0.5))

    screen.render(at: 1.5)
    #expect(screen.matchesScratch(at: 1.5))
  }

  @Test func `lie flat one on the other, or in one space if it preserves depth`() {
    let (screen, replicator, _) = make {
      $0.instanceCount = 2
      $0.instanceTransform = CATransform3DMakeTranslation(5, 0, -10)
      $0.instanceColor = .snow
      $0.instanceRedOffset = -1
    }
    #expect([2, 7, 12].map { screen.pixel($0, 5) } == [0xFFFF_FFFF, 0xFF00_FFFF, 0xFF00_FFFF])

    screen.change { replicator.preservesDepth = true }
    screen.render(at: 1)

    // The copy is ten points farther away.
    #expect([2, 7, 12].map { screen.pixel($0, 5) } == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_FFFF])
    #expect(screen.matchesScratch(at: 1))
  }
}
