import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// Fingers that come and go during a gesture.
struct JoiningTouchTests {
  @Test(.facts("H4")) func `a finger that joins a pan is not the view's`() {
    let scene = GestureStage()
    scene.view.isMultipleTouchEnabled = true
    scene.add(UIPanGestureRecognizer(), named: "pan")
    scene.finger(1, began: 150, 150)
    scene.finger(1, moved: 190, 150)
    scene.log.lines = []

    scene.finger(2, began: 250, 250)
    scene.finger(2, ended: 250, 250)

    #expect(scene.log.lines.isEmpty)
  }

  @Test(.facts("H14")) func `a pan goes on while one finger of two stays`() {
    let scene = GestureStage()
    scene.view.log = nil
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.finger(1, began: 150, 150)
    scene.finger(2, began: 250, 250)
    scene.finger(1, moved: 190, 150)
    #expect(scene.log.lines == ["pan.began"])
    // One of two fingers moved 40 points: their middle moved 20.
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    scene.finger(1, ended: 190, 150)
    #expect(pan.numberOfTouches == 1)
    scene.finger(2, moved: 260, 250)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
    scene.finger(2, ended: 260, 250)

    #expect(scene.log.lines == ["pan.began", "pan.changed", "pan.ended"])
  }

  @Test(.facts("H14")) func `takes no more fingers than allowed`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    pan.maximumNumberOfTouches = 1

    scene.finger(1, began: 150, 150)
    scene.finger(1, moved: 190, 150)
    scene.finger(2, began: 250, 250)

    #expect(pan.numberOfTouches == 1)
    #expect(pan.state == .began)
  }

  @Test func `a recognizer of the app's own can ignore touches and finish by itself`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(FirstTouchOnly(), named: "own")

    scene.finger(1, began: 150, 150)
    scene.finger(2, began: 250, 250)
    scene.finger(2, moved: 260, 250)
    scene.finger(1, moved: 160, 150)
    scene.finger(1, ended: 160, 150)

    #expect(scene.log.lines == ["own.began", "own.changed", "own.ended"])
  }
}

/// Follows the first finger from its landing on, as touch-down recognizers of apps do.
private final class FirstTouchOnly: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }
}
