import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

@Suite("Caches and damage")
@MainActor
struct RandomTreeTests {
  @Test(arguments: 0..<20)
  func `never change a byte, whatever the tree and its history`(batch: Int) {
    let drawing = CATextLayer.drawing
    CATextLayer.drawing = { RandomLooks.drawText($0, in: $1) }
    defer { CATextLayer.drawing = drawing }
    for seed in (batch * 50)..<(batch * 50 + 50) {
      var scene = RandomScene(seed: UInt64(seed))
      var time = 0.0
      for step in 0..<6 {
        scene.screen.render(at: time)
        let isSame = scene.screen.matchesScratch(at: time)
        #expect(isSame, "seed \(seed), step \(step)")
        guard isSame else { return }
        time = scene.advance(time)
        scene.mutate()
      }
    }
  }
}
