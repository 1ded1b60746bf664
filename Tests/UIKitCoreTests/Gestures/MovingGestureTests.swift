import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Pans, swipes, pinches, rotations and pans from the edge.
struct MovingGestureTests {
  @Test(.facts("H14")) func `a pan begins after ten points`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press()
    scene.move(209, 200)
    #expect(scene.log.lines.isEmpty)
    scene.move(210, 200)

    #expect(scene.log.lines == ["pan.began"])
  }

  @Test(.facts("H14")) func `translates by the whole way`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press()
    scene.move(215, 205)
    scene.move(230, 260)

    #expect(pan.translation(in: scene.view) == CGPoint(x: 30, y: 60))
  }

  @Test(.facts("H14")) func `setting the translation resets the velocity`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press()
    scene.stage.advance(by: 0.02)
    scene.move(220, 200)
    #expect(pan.velocity(in: nil).x == 20 / 0.02)
    pan.setTranslation(CGPoint(x: 5, y: 0), in: scene.view)

    #expect(pan.translation(in: scene.view) == CGPoint(x: 5, y: 0))
    #expect(pan.velocity(in: nil) == .zero)
    scene.move(230, 200)
    #expect(pan.translation(in: scene.view) == CGPoint(x: 15, y: 0))
  }

  @Test(.facts("H15")) func `takes the velocity from the last tenth of a second`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press(120, 200)
    scene.stage.advance(by: 1)
    scene.move(150, 200)
    scene.stage.advance(by: 0.05)
    scene.move(160, 200)
    scene.stage.advance(by: 0.05)
    scene.move(190, 200)

    // 40 points in the 0.1 seconds since the finger was at 150.
    #expect(abs(pan.velocity(in: nil).x - 40 / 0.1) < 1e-6)
  }

  @Test(.facts("H15")) func `a finger that rests has no velocity`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press()
    scene.stage.advance(by: 0.02)
    scene.move(230, 200)
    scene.stage.advance(by: 0.3)

    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test(.facts("H14")) func `needs as many fingers as it is told`() {
    let scene = GestureStage()
    scene.view.log = nil
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    pan.minimumNumberOfTouches = 2

    scene.finger(1, began: 150, 150)
    scene.finger(1, moved: 190, 150)
    #expect(scene.log.lines.isEmpty)
    scene.finger(2, began: 200, 200)
    scene.finger(2, moved: 230, 200)

    #expect(scene.log.lines == ["pan.began"])
  }

  @Test(.facts("H16")) func `a quick move to the right is a swipe`() {
    let scene = GestureStage()
    scene.view.log = nil
    let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe")

    scene.stage.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 260, y: 205), over: 0.2)

    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(scene.log.lines == ["swipe.ended"])
  }

  @Test(.facts("H16")) func `a slow or wrong move is none`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UISwipeGestureRecognizer(), named: "swipe")

    scene.stage.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 260, y: 205), over: 2)
    scene.stage.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 120, y: 205), over: 0.2)
    scene.stage.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 260), over: 0.2)

    #expect(scene.log.lines.isEmpty)
  }

  @Test(.facts("H17")) func `a pinch scales with the fingers' distance`() {
    let scene = GestureStage()
    scene.view.log = nil
    let pinch = scene.add(UIPinchGestureRecognizer(), named: "pinch")
    #expect(pinch.scale == 1)

    scene.finger(1, began: 150, 200)
    scene.finger(2, began: 200, 200)
    scene.finger(2, moved: 210, 200)
    #expect(scene.log.lines == ["pinch.began"])
    scene.finger(2, moved: 270, 200)

    // It began 60 points wide and is 120 now.
    #expect(pinch.scale == 2)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    #expect(pinch.velocity == 0)
  }

  @Test(.facts("H17")) func `a rotation turns with the fingers`() {
    let scene = GestureStage()
    scene.view.log = nil
    let rotation = scene.add(UIRotationGestureRecognizer(), named: "rotation")

    scene.finger(1, began: 200, 200)
    scene.finger(2, began: 250, 200)
    scene.finger(2, moved: 250, 210)
    #expect(scene.log.lines == ["rotation.began"])
    #expect(rotation.rotation == 0)
    scene.finger(2, moved: 210, 250)

    // From the direction (50, 10) to (10, 50).
    #expect(abs(rotation.rotation - (atan2(50, 10) - atan2(10, 50))) < 1e-9)
  }

  @Test(.facts("H18")) func `a pan from the left edge begins there only`() {
    let scene = GestureStage()
    let edge = scene.add(
      UIScreenEdgePanGestureRecognizer(),
      named: "edge",
      to: scene.root.view
    )
    edge.edges = .left

    scene.stage.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 200, y: 500))
    #expect(scene.log.lines.isEmpty)
    scene.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 200, y: 500))

    #expect(scene.log.lines.first == "edge.began")
    #expect(scene.log.lines.last == "edge.ended")
  }
}
