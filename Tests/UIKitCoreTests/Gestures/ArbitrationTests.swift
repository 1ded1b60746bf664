import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Who recognizes when several recognizers share a touch.
struct ArbitrationTests {
  @Test(.facts("H6")) func `the deeper of two pans wins`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.root.view)
    scene.add(UIPanGestureRecognizer(), named: "inner")

    scene.press()
    scene.move(230, 200)
    scene.stage.release()

    #expect(scene.log.lines == ["inner.began", "inner.ended"])
  }

  @Test(.facts("H7"), arguments: [true, false])
  func `either delegate can let both recognize`(isOuter: Bool) {
    let scene = GestureStage()
    scene.view.log = nil
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    let outer = scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.root.view)
    let inner = scene.add(UIPanGestureRecognizer(), named: "inner")
    (isOuter ? outer : inner).delegate = delegate

    scene.press()
    scene.move(230, 200)

    #expect(scene.log.lines.sorted() == ["inner.began", "outer.began"])
  }

  @Test(.facts("H7"), arguments: [true, false])
  func `classes can refuse to prevent and to be prevented`(prevents: Bool) {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.root.view)
    if prevents {
      scene.add(TolerantPan(), named: "inner")
    } else {
      scene.add(UIPanGestureRecognizer(), named: "inner")
      scene.root.view.gestureRecognizers?.first.map(scene.root.view.removeGestureRecognizer)
      scene.add(StubbornPan(), named: "outer", to: scene.root.view)
    }

    scene.press()
    scene.move(230, 200)

    // The outer one, which begins second, may in turn stop the inner one.
    #expect(scene.log.lines.contains("outer.began"))
  }

  @Test(.facts("H8")) func `single and double tap both fire`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UITapGestureRecognizer(), named: "single")
    scene.add(UITapGestureRecognizer(), named: "double").numberOfTapsRequired = 2

    scene.tap()
    #expect(scene.log.lines == ["single.ended"])
    scene.stage.advance(by: 0.1)
    scene.tap()

    #expect(scene.log.lines == ["single.ended", "double.ended"])
  }

  @Test(.facts("H8", "H9")) func `a single tap that requires it waits for the double tap to fail`()
  {
    let scene = GestureStage()
    scene.view.log = nil
    let single = scene.add(UITapGestureRecognizer(), named: "single")
    let double = scene.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    scene.tap()
    #expect(scene.log.lines.isEmpty)
    #expect(single.state == .possible)
    scene.stage.advance(by: 0.4)

    #expect(scene.log.lines == ["single.ended"])
    #expect(single.state == .possible)
  }

  @Test(.facts("H9")) func `and fails if the double tap recognizes`() {
    let scene = GestureStage()
    scene.view.log = nil
    let single = scene.add(UITapGestureRecognizer(), named: "single")
    let double = scene.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    scene.tap()
    scene.stage.advance(by: 0.1)
    scene.tap()
    scene.stage.advance(by: 1)

    #expect(scene.log.lines == ["double.ended"])
  }

  @Test(.facts("H9")) func `a pan goes ahead once the swipe it requires has failed`() {
    let scene = GestureStage()
    scene.view.log = nil
    let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = .up
    scene.add(UIPanGestureRecognizer(), named: "pan").require(toFail: swipe)

    scene.press()
    scene.move(215, 200)
    #expect(scene.log.lines.isEmpty)
    scene.move(240, 200)

    #expect(scene.log.lines == ["pan.began", "pan.changed"])
  }

  @Test(.facts("H10")) func `the delegate is asked before touches and before beginning`() {
    let scene = GestureStage()
    scene.view.log = nil
    let delegate = GestureDelegate()
    scene.add(UITapGestureRecognizer(), named: "tap").delegate = delegate

    scene.press()
    #expect(delegate.questions == ["receive"])
    scene.stage.release()

    #expect(delegate.questions == ["receive", "begin"])
  }

  @Test(.facts("H10")) func `a refusal to begin makes it fail and spares the view`() {
    let scene = GestureStage()
    let delegate = GestureDelegate()
    delegate.begins = false
    scene.add(UITapGestureRecognizer(), named: "tap").delegate = delegate

    scene.tap()

    #expect(scene.log.lines == ["view.began", "view.ended"])
  }

  @Test(.facts("H10")) func `a refusal to receive keeps the touch away`() {
    let scene = GestureStage()
    scene.view.log = nil
    let delegate = GestureDelegate()
    delegate.receives = false
    scene.add(UITapGestureRecognizer(), named: "tap").delegate = delegate

    scene.tap()

    #expect(scene.log.lines.isEmpty)
    #expect(delegate.questions == ["receive"])
  }

  @Test(.facts("H10"), arguments: [true, false])
  func `delegates can demand failure`(byWaiting: Bool) {
    let scene = GestureStage()
    scene.view.log = nil
    let delegate = GestureDelegate()
    delegate.requiresFailure = byWaiting
    delegate.isRequiredToFail = !byWaiting
    let single = scene.add(UITapGestureRecognizer(), named: "single")
    let double = scene.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    (byWaiting ? single : double).delegate = delegate

    scene.tap()
    #expect(scene.log.lines.isEmpty)
    scene.stage.advance(by: 0.4)

    #expect(scene.log.lines == ["single.ended"])
  }

  @Test(.facts("H10")) func `the view is asked too`() {
    let scene = GestureStage()
    let view = RefusingView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    scene.root.view.addSubview(view)
    scene.add(UITapGestureRecognizer(), named: "tap", to: view)

    scene.tap(150, 450)

    #expect(scene.log.lines.isEmpty)
  }

  @Test(.facts("H21")) func `a tap on a sibling above is not seen`() {
    let scene = GestureStage()
    scene.view.log = nil
    scene.add(UITapGestureRecognizer(), named: "dimming")
    scene.root.view.addSubview(UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100)))

    scene.tap(200, 200)
    #expect(scene.log.lines.isEmpty)
    scene.tap(110, 110)

    #expect(scene.log.lines == ["dimming.ended"])
  }
}

private final class TolerantPan: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class StubbornPan: UIPanGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
