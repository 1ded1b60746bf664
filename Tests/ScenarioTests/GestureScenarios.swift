import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about recognisers on dimming views, containers and panels.
struct GestureScenarios {
  @Test(.facts("S043"), arguments: 1...3)
  func `S043: a tap inside the panel reaches only recognisers of its ancestors`(
    variant: Int
  ) throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    let controller = try #require(scene.controller)
    controller.dimming.gestureRecognizers?.first?.isEnabled = false
    let listener = Listener()
    let recognizer = listener.tap()
    let refusal = RefusingTouches(in: scene.sheet.view)
    if variant == 3 { recognizer.delegate = refusal }
    let host = variant == 1 ? controller.dimming : try #require(scene.container)
    host.addGestureRecognizer(recognizer)

    scene.tap(100, 300)
    scene.stage.turn()
    #expect(listener.count == (variant == 2 ? 1 : 0))
    scene.tap(320, 300)
    scene.stage.turn()

    #expect(listener.count == (variant == 2 ? 2 : 1))
  }

  @Test(.facts("S044"))
  func `S044: a background tap takes touches from plain views, not from buttons`() throws {
    let scene = Scene(.left)
    scene.sheet.loadViewIfNeeded()
    let touches = TouchLogger(frame: rect(20, 100, 100, 100))
    scene.sheet.view.addSubview(touches)
    let button = TallyButton(in: scene.sheet.view, at: 70, 400)
    try scene.presentSheet()
    let container = try #require(scene.container)
    let dimming = try #require(scene.dimming)
    let listener = Listener()
    let recognizer = listener.tap()
    #expect(recognizer.cancelsTouchesInView)
    container.addGestureRecognizer(recognizer)

    scene.tap(70, 150)
    scene.stage.turn()
    #expect(touches.calls == ["began", "cancelled"])
    #expect(listener.count == 1)
    scene.tap(70, 400)
    scene.stage.turn()
    #expect(button.taps == 1)
    #expect(listener.count == 1)

    touches.clear()
    recognizer.cancelsTouchesInView = false
    scene.tap(70, 150)
    scene.stage.turn()
    #expect(touches.calls == ["began", "ended"])
    #expect(listener.count == 2)
    scene.tap(70, 400)
    scene.stage.turn()
    #expect(button.taps == 2)
    // A recogniser that takes nothing from views does not compete with the button either.
    #expect(listener.count == 3)

    touches.clear()
    recognizer.cancelsTouchesInView = true
    container.removeGestureRecognizer(recognizer)
    dimming.addGestureRecognizer(recognizer)
    scene.tap(70, 150)
    scene.tap(70, 400)
    scene.stage.turn()
    #expect(touches.calls == ["began", "ended"])
    #expect(button.taps == 3)
    #expect(listener.count == 3)
  }

  @Test(.facts("S049"), arguments: [true, false])
  func `S049: the pan that starts a dismissal lives only if it drives it`(drives: Bool) throws {
    let scene = Scene(.left)
    scene.sheet.loadViewIfNeeded()
    let finger = Listener()
    scene.sheet.view.addGestureRecognizer(finger.pan())
    try scene.presentSheet()
    let driver = UIPercentDrivenInteractiveTransition()
    var begin: TimeInterval?
    var end: TimeInterval?
    finger.onChange = { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      switch pan.state {
      case .began:
        begin = scene.stage.now
        if drives { scene.slide.dismissalDriver = driver }
        scene.sheet.dismiss(animated: true) { end = scene.stage.now }
      case .changed: driver.update(-pan.translation(in: nil).x / 250)
      case .ended: driver.finish()
      default: break
      }
    }

    scene.stage.press(at: CGPoint(x: 200, y: 300))
    for step in 1...15 {
      scene.stage.advance(by: 1.0 / 60)
      scene.stage.move(to: CGPoint(x: 200 - CGFloat(step) * 10, y: 300))
      guard drives, finger.states.last == .changed else { continue }
      scene.stage.turn()
      let part = driver.percentComplete
      #expect(part > 0 && part <= CGFloat(step) * 10 / 250)
      #expect(scene.sheet.isBeingDismissed)
    }
    scene.stage.release()
    try scene.stage.settle()

    #expect(finger.states.first == .began)
    #expect(finger.states.last == (drives ? .ended : .cancelled))
    #expect(finger.states.contains(.changed) == drives)
    #expect(finger.states.filter { $0 == .cancelled }.count == (drives ? 0 : 1))
    if !drives { #expect(abs(try #require(end) - #require(begin) - 0.3) < 1.0 / 60) }
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S091")) func `S091: a tap calls each target once with the recogniser`() throws {
    let scene = Scene(.left)
    try scene.presentSheet()
    let controller = try #require(scene.controller)
    let dimming = controller.dimming
    let recognizer = try #require(dimming.gestureRecognizers?.first)
    let other = Listener()
    recognizer.addTarget(other, action: Selector("handle:", Listener.handle))
    recognizer.addTarget(other, action: Selector("handle:", Listener.handle))

    scene.tap(320, 300)
    try scene.stage.settle()

    #expect(controller.taps == [.ended])
    #expect(other.states == [.ended])
    #expect(other.lastRecognizer === recognizer)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S091")) func `S091: a recogniser does not keep its target`() throws {
    let scene = Scene(.left)
    weak var weakController: SlidePresentation?
    var dimming: UIView?
    func run() throws {
      let sheet = scene.panel("A", .left)
      try scene.present(sheet, on: scene.root)
      weakController = sheet.presentationController as? SlidePresentation
      dimming = weakController?.dimming
      try scene.dismiss()
    }
    try run()
    #expect(weakController == nil)
    let kept = try #require(dimming)
    kept.translatesAutoresizingMaskIntoConstraints = true
    kept.frame = rect(0, 0, 375, 667)
    kept.alpha = 1
    scene.root.view.addSubview(kept)
    scene.stage.turn()
    #expect(scene.hit(100, 300) === kept)

    scene.tap(100, 300)
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
  }
}

/// Refuses touches inside one view.
private final class RefusingTouches: NSObject, UIGestureRecognizerDelegate {
  private let view: UIView

  init(in view: UIView) {
    self.view = view
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: view) != true
  }
}
