import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// Text fields under fingers and keys.
struct TextFieldTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
  private let delegate = FieldDelegate()

  init() {
    let root = UIViewController()
    stage.show(root)
    root.view.addSubview(field)
    field.delegate = delegate
    stage.turn()
  }

  @Test func `a tap begins editing and keys type`() throws {
    try stage.tap(field)
    stage.type("Gold")

    #expect(field.isFirstResponder)
    #expect(field.isEditing)
    #expect(field.text == "Gold")
    #expect(
      delegate.log == ["shouldBegin", "didBegin", "selection", "change 0+0 Gold", "selection"]
    )
  }

  @Test func `secrets show as bullets and are replaced whole when editing begins anew`() throws {
    field.isSecureTextEntry = true
    try stage.tap(field)
    stage.type("Gold")
    #expect(field.text == "Gold")
    #expect(field.displayedText == "\u{2022}\u{2022}\u{2022}\u{2022}")
    stage.type("en")
    #expect(field.text == "Golden")

    field.resignFirstResponder()
    try stage.tap(field)
    #expect(field.text == "Golden")
    stage.type("x")
    #expect(field.text == "x")
    stage.type("y")
    #expect(field.text == "xy")
  }

  @Test func `keys edit where the caret is`() throws {
    field.text = "Gold"
    field.becomeFirstResponder()

    press(.left)
    press(.backspace)
    stage.type("ne")
    press(.home)
    press(.delete)
    press(.end)
    stage.type("!")

    #expect(field.text == "oned!")
  }

  @Test func `the delegate can refuse`() throws {
    delegate.accepts = false
    field.becomeFirstResponder()

    stage.type("Gold")

    #expect(field.text == "")
    delegate.begins = false
    field.resignFirstResponder()
    #expect(!field.becomeFirstResponder())
  }

  @Test func `sends its events`() throws {
    var events: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
    ]
    for (event, name) in names {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }

    field.becomeFirstResponder()
    stage.type("a")
    field.resignFirstResponder()

    #expect(events == ["begin", "changed", "end"])
  }

  @Test func `return asks the delegate and ends editing if somebody waits for it`() throws {
    field.becomeFirstResponder()
    press(.enter)
    #expect(delegate.log.last == "shouldReturn")
    #expect(field.isFirstResponder)

    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    press(.enter)

    #expect(!field.isFirstResponder)
  }

  @Test func `leaving the window ends editing`() throws {
    field.becomeFirstResponder()

    field.removeFromSuperview()

    #expect(!field.isEditing)
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `a blinking caret does not keep the application busy`() throws {
    field.becomeFirstResponder()

    try stage.settle()
    stage.advance(by: 3)

    #expect(field.isEditing)
  }

  @Test func `has the heights of the device`() {
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 30)
  }

  private func press(_ key: KeyPress.Key) {
    stage.application.handle(.keyPressed(KeyPress(key: key)))
    stage.turn()
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var begins = true
  var accepts = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("shouldBegin")
    return begins
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("change \(range.location)+\(range.length) \(string)")
    return accepts
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("shouldReturn")
    return true
  }
}
