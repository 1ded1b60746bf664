import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// States, the actions they send, and how touches are shared with views.
struct RecognizerStateTests {
  @Test(.facts("H1")) func `has UIKit's raw values`() {
    typealias State = UIGestureRecognizer.State

    #expect(
      [State.possible, .began, .changed, .ended, .cancelled, .failed].map(\.rawValue) == [
        0, 1, 2, 3, 4, 5,
      ]
    )
    #expect(State.recognized == .ended)
  }

  @Test(.facts("H1", "H12")) func `a tap ends on the last touch-up and is possible again after`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), named: "tap")

    scene.press()
    #expect(scene.log.lines == ["view.began"])
    scene.stage.release()

    #expect(scene.log.lines == ["view.began", "tap.ended", "view.cancelled"])
    #expect(tap.state == .possible)
  }

  @Test(.facts("H1", "H2")) func `a pan begins, changes and ends`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press()
    scene.move(220, 200)
    scene.move(230, 200)
    scene.stage.release()

    #expect(scene.log.lines == ["pan.began", "pan.changed", "pan.ended"])
  }

  @Test(.facts("H2")) func `failing sends no action`() {
    let scene = GestureStage()
    scene.view.log = nil
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.tap()

    #expect(scene.log.lines.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test(.facts("H3", "H4")) func `recognition takes the touches from the view`() {
    let scene = GestureStage()
    scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press()
    scene.move(205, 200)
    scene.move(220, 200)
    scene.move(230, 200)
    scene.stage.release()

    #expect(
      scene.log.lines == [
        "view.began", "view.moved", "pan.began", "view.cancelled", "pan.changed", "pan.ended",
      ]
    )
  }

  @Test(.facts("H4")) func `leaves the view its touches if it cancels none`() {
    let scene = GestureStage()
    let tap = scene.add(UITapGestureRecognizer(), named: "tap")
    tap.cancelsTouchesInView = false

    scene.tap()

    #expect(scene.log.lines == ["view.began", "tap.ended", "view.ended"])
  }

  @Test(.facts("H3")) func `delays the beginning until it fails`() {
    let scene = GestureStage()
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")
    pan.delaysTouchesBegan = true

    scene.press()
    #expect(scene.log.lines.isEmpty)
    scene.stage.release()

    #expect(scene.log.lines == ["view.began", "view.ended"])
  }

  @Test(.facts("H4")) func `withholds the end while it is still possible`() {
    let scene = GestureStage()
    let double = scene.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2

    scene.tap()
    #expect(scene.log.lines == ["view.began"])
    scene.stage.advance(by: 0.4)

    #expect(scene.log.lines == ["view.began", "view.ended"])
  }

  @Test(.facts("H4")) func `does not withhold the end if told not to`() {
    let scene = GestureStage()
    let double = scene.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false

    scene.tap()

    #expect(scene.log.lines == ["view.began", "view.ended"])
  }

  @Test(.facts("H5")) func `receives touches of subviews`() {
    let scene = GestureStage()
    scene.view.addSubview(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    scene.add(UITapGestureRecognizer(), named: "tap")

    scene.tap()

    #expect(scene.log.lines.contains("tap.ended"))
  }

  @Test(.facts("H11")) func `disabling it during recognition cancels`() {
    let scene = GestureStage()
    scene.view.log = nil
    let pan = scene.add(UIPanGestureRecognizer(), named: "pan")

    scene.press()
    scene.move(230, 200)
    pan.isEnabled = false
    scene.move(240, 200)
    scene.stage.release()

    #expect(scene.log.lines == ["pan.began", "pan.cancelled"])
    #expect(pan.state == .possible)
  }

  @Test(.facts("H11")) func `removing the view from its window cancels`() {
    let scene = GestureStage()
    scene.add(UIPanGestureRecognizer(), named: "pan").cancelsTouchesInView = false

    scene.press()
    scene.move(230, 200)
    scene.view.removeFromSuperview()

    #expect(
      scene.log.lines == [
        "view.began", "pan.began", "view.moved", "pan.cancelled", "view.cancelled",
      ]
    )
  }

  @Test func `a lost touch cancels the pan and the view's touch`() {
    let scene = GestureStage()
    scene.add(UIPanGestureRecognizer(), named: "pan").cancelsTouchesInView = false

    scene.press()
    scene.move(230, 200)
    scene.stage.cancelTouch()

    #expect(scene.log.lines.suffix(2) == ["pan.cancelled", "view.cancelled"])
  }
}
