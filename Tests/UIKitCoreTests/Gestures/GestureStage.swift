import Foundation
import ProsceniumTesting
import UIKit

@testable import UIKitCore

/// A stage with one view in the middle, and a log of what recognizers say.
struct GestureStage {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let root = UIViewController()
  let view = TouchLogView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let log = ActionLog()

  init() {
    stage.show(root)
    root.view.addSubview(view)
    view.log = log
  }

  /// Adds `recognizer` to `view` (the middle one by default) and logs its actions under `name`.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    named name: String,
    to other: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: Selector("note:", ActionLog.note))
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func press(_ x: CGFloat = 200, _ y: CGFloat = 200) { stage.press(at: CGPoint(x: x, y: y)) }
  func move(_ x: CGFloat, _ y: CGFloat) { stage.move(to: CGPoint(x: x, y: y)) }
  func tap(_ x: CGFloat = 200, _ y: CGFloat = 200) { stage.tap(at: CGPoint(x: x, y: y)) }

  func finger(_ finger: Int, began x: CGFloat, _ y: CGFloat) {
    stage.application.handle(.touchBegan(finger: finger, at: CGPoint(x: x, y: y)))
  }

  func finger(_ finger: Int, moved x: CGFloat, _ y: CGFloat) {
    stage.application.handle(.touchMoved(finger: finger, to: CGPoint(x: x, y: y)))
  }

  func finger(_ finger: Int, ended x: CGFloat, _ y: CGFloat) {
    stage.application.handle(.touchEnded(finger: finger, at: CGPoint(x: x, y: y)))
  }
}

/// What happened, in order: `tap.ended`, `view.began`.
final class ActionLog: NSObject {
  var lines: [String] = []

  func note(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?").\(recognizer.state)")
  }
}

/// A view that logs its touches.
final class TouchLogView: UIView {
  weak var log: ActionLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("view.began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("view.moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("view.ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("view.cancelled")
  }
}

/// A delegate whose answers are set by the test.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var requiresFailure = false
  var isRequiredToFail = false
  var questions: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("begin")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("receive")
    return receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    requiresFailure
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isRequiredToFail
  }
}
