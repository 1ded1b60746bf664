import Foundation
import QuartzCore

/// A first responder that knows what to do with keys that type nothing: arrows, delete, return.
protocol KeyPressReceiver: UIResponder {
  /// Whether the key was used.
  func receive(_ press: KeyPress) -> Bool
}

/// Brings the host's keys to the first responder of the key window.
enum KeyDispatcher {
  static func type(_ text: String) {
    guard let input = firstResponder as? any UIKeyInput else { return }
    input.insertText(text)
  }

  /// A key that nobody uses goes up the responder chain as a press.
  static func press(_ key: KeyPress) {
    let responder = firstResponder
    if let receiver = responder as? any KeyPressReceiver, receiver.receive(key) { return }
    if let input = responder as? any UIKeyInput {
      switch key.key {
      case .backspace: return input.deleteBackward()
      case .enter: return input.insertText("\n")
      default: break
      }
    }
    sendPresses(of: key, to: responder ?? UIApplication.shared.keyWindow)
  }

  /// While an alert is in front, what is behind it gets no keys.
  private static var firstResponder: UIResponder? {
    guard let window = UIApplication.shared.keyWindow else { return nil }
    let responder = window.firstResponder
    guard let alert = window.alertInFront else { return responder }
    let view = responder as? UIView
    return view?.isDescendant(of: alert.view) == true ? responder : alert
  }

  private static func sendPresses(of key: KeyPress, to responder: UIResponder?) {
    guard let responder else { return }
    var flags: UIKeyModifierFlags = []
    if key.isShiftDown { flags.insert(.shift) }
    if key.isControlDown { flags.insert(.control) }
    let press = UIPress(
      type: key.key.pressType,
      key: UIKey(characters: key.key.characters, modifierFlags: flags),
      phase: .began,
      timestamp: FrameClock.current.now
    )
    press.responder = responder
    press.window = UIApplication.shared.keyWindow
    let event = UIPressesEvent()
    event.timestamp = press.timestamp
    event.allPresses = [press]
    responder.pressesBegan([press], with: event)
    press.phase = .ended
    responder.pressesEnded([press], with: event)
  }
}

extension KeyPress.Key {
  fileprivate var pressType: UIPress.PressType {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .escape: .menu
    default: .select
    }
  }

  fileprivate var characters: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "\r"
    case .tab: "\t"
    case .backspace: "\u{8}"
    case .delete: "\u{7F}"
    case .escape: "\u{1B}"
    case .left, .right, .up, .down, .home, .end: ""
    }
  }
}
