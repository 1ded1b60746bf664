import Foundation

/// What keys do to the text of a field.
extension UITextField {
  func change(_ range: Range<Int>, to replacement: String) {
    guard isEnabled else { return }
    let range = isSecretKept ? 0..<buffer.characters.count : range
    let allowed =
      delegate?.textField(
        self,
        shouldChangeCharactersIn: buffer.utf16Range(range),
        replacementString: replacement
      ) ?? true
    guard allowed else { return }
    isSecretKept = false
    buffer.replace(range, with: replacement)
    contentsDidChange()
    if isEditing { caret.start() }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  func selectionDidChange() {
    if isEditing { caret.start() }
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isWatched = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    // With an action for it, return ends the editing.
    if isWatched { _ = resignFirstResponder() }
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(0..<buffer.characters.count, to: "")
  }
}

extension UITextField: KeyPressReceiver {
  func receive(_ press: KeyPress) -> Bool {
    switch press.key {
    case .left: buffer.move(.left)
    case .right: buffer.move(.right)
    case .home, .up: buffer.move(.start)
    case .end, .down: buffer.move(.end)
    case .backspace:
      deleteBackward()
      return true
    case .delete:
      if let range = buffer.deletion(isForward: true) { change(range, to: "") }
      return true
    case .enter:
      pressReturn()
      return true
    case .character, .escape, .tab: return false
    }
    selectionDidChange()
    return true
  }
}
