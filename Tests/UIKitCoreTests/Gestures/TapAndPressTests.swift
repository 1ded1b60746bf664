import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Taps and long presses.
struct TapAndPressTests {
  @Test(.facts("H12")) func `asks for one tap of one finger unless told otherwise`() {
    let tap = UITapGestureRecognizer()

    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
  }

  @Test(.facts("H12")) func `is where the finger landed`() {
    let scene = GestureStage()
    let finder = LocationFinder()
    let tap = UITapGestureRecognizer(
      target: finder,
      action: Selector("find:", LocationFinder.find)
    )
    scene.view.addGestureRecognizer(tap)

    scene.press(150, 160)
    scene.move(153, 160)
    scene.stage.release()

    #expect(finder.location == CGPoint(x: 50, y: 60))
  }

  @Test(.facts("H12")) func `a finger that strays does not tap`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UITapGestureRecognizer(), named: "tap")

    scene.press()
    scene.move(260, 200)
    scene.move(200, 200)
    scene.stage.release()

    #expect(scene.log.lines.isEmpty)
  }

  @Test func `two taps far apart in time are no double tap`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UITapGestureRecognizer(), named: "double").numberOfTapsRequired = 2

    scene.tap()
    scene.stage.advance(by: 0.5)
    scene.tap()
    scene.stage.advance(by: 0.5)

    #expect(scene.log.lines.isEmpty)
  }

  @Test func `two fingers tap together`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.view.isMultipleTouchEnabled = true
    scene.add(UITapGestureRecognizer(), named: "tap").numberOfTouchesRequired = 2

    scene.finger(1, began: 150, 150)
    scene.finger(2, began: 200, 150)
    scene.finger(1, ended: 150, 150)
    #expect(scene.log.lines.isEmpty)
    scene.finger(2, ended: 200, 150)

    #expect(scene.log.lines == ["tap.ended"])
  }

  @Test(.facts("H13")) func `has the documented defaults of a long press`() {
    let press = UILongPressGestureRecognizer()

    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.numberOfTapsRequired == 0)
  }

  @Test(.facts("H13")) func `a long press begins at half a second, changes and ends`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UILongPressGestureRecognizer(), named: "press")

    scene.press()
    scene.stage.advance(by: 0.49)
    #expect(scene.log.lines.isEmpty)
    scene.stage.advance(by: 0.01)
    #expect(scene.log.lines == ["press.began"])
    scene.move(250, 250)
    scene.stage.release()

    #expect(scene.log.lines == ["press.began", "press.changed", "press.ended"])
  }

  @Test(.facts("H13")) func `moving more than ten points before makes it fail`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UILongPressGestureRecognizer(), named: "press")

    scene.press()
    scene.move(211, 200)
    scene.stage.advance(by: 1)
    scene.stage.release()

    #expect(scene.log.lines.isEmpty)
  }
}

private final class LocationFinder {
  var location: CGPoint?

  func find(_ tap: UITapGestureRecognizer) {
    location = tap.location(in: tap.view)
  }
}
