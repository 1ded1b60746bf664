import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import UIKitCore

/// Text views under fingers and keys.
struct TextViewTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let view = UITextView(frame: CGRect(x: 50, y: 50, width: 200, height: 100))

  init() {
    let root = UIViewController()
    stage.show(root)
    root.view.addSubview(view)
    view.font = .systemFont(ofSize: 20)
    stage.turn()
  }

  @Test func `scrolls what does not fit`() {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    stage.turn()

    // 20 lines of the 20 point font and 8 points above and below.
    let lines = (20 * UIFont.systemFont(ofSize: 20).lineHeight).rounded(.up)
    #expect(view.contentSize == CGSize(width: 200, height: lines + 16))
  }

  @Test func `types lines`() throws {
    try stage.tap(view)
    stage.type("one")
    stage.application.handle(.keyPressed(KeyPress(key: .enter)))
    stage.type("two")

    #expect(view.isFirstResponder)
    #expect(view.text == "one\ntwo")
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
  }

  @Test func `moves the caret by lines`() throws {
    view.text = "one\ntwo"
    view.becomeFirstResponder()

    stage.application.handle(.keyPressed(KeyPress(key: .up)))
    stage.application.handle(.keyPressed(KeyPress(key: .backspace)))

    #expect(view.text == "on\ntwo")
  }

  @Test func `is only read if it is not editable`() throws {
    view.isEditable = false
    view.text = "fixed"

    try stage.tap(view)
    stage.type("x")

    #expect(view.text == "fixed")
    #expect(!view.isFirstResponder)
  }
}
