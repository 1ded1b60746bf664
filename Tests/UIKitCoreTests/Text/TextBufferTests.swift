import Foundation
import Testing

@testable import UIKitCore

/// What keys do to text under the caret.
struct TextBufferTests {
  @Test func `starts with the caret at the end`() {
    #expect(TextBuffer("abc").caret == 3)
  }

  @Test func `replaces the selection and goes on after it`() {
    var buffer = TextBuffer("abcd")
    buffer.select(1..<3)

    buffer.replace(buffer.selection, with: "XYZ")

    #expect(buffer.text == "aXYZd")
    #expect(buffer.selection == 4..<4)
  }

  @Test func `deletes the selection or a neighbor`() {
    var buffer = TextBuffer("abcd")
    #expect(buffer.deletion(isForward: false) == 3..<4)
    #expect(buffer.deletion(isForward: true) == nil)

    buffer.select(1..<3)

    #expect(buffer.deletion(isForward: true) == 1..<3)
  }

  @Test func `moves the caret and collapses selections`() {
    var buffer = TextBuffer("abcd")
    buffer.select(1..<3)

    buffer.move(.left)
    #expect(buffer.selection == 1..<1)
    buffer.move(.start)
    buffer.move(.left)
    #expect(buffer.selection == 0..<0)
    buffer.move(.end)
    #expect(buffer.selection == 4..<4)
  }

  @Test func `counts UTF-16 for delegates and characters for the reader`() {
    let buffer = TextBuffer("a\u{1F600}b")

    #expect(buffer.utf16Range(1..<2) == NSRange(location: 1, length: 2))
    #expect(buffer.characterRange(NSRange(location: 3, length: 1)) == 2..<3)
    #expect(buffer.characterRange(NSRange(location: 0, length: 0)) == 0..<0)
    #expect(buffer.characterRange(NSRange(location: 4, length: 0)) == 3..<3)
  }
}
