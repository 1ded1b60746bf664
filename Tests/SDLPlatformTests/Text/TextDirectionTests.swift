import Testing

@testable import SDLPlatform

/// Levels and visual order of mixed text, with Hebrew letters for right-to-left ones.
@Suite struct TextDirectionTests {
  private func levels(_ text: String) -> [Int] {
    TextDirection.levels(of: Array(text))
  }

  @Test func `plain text has one level`() {
    #expect(levels("a b, 1") == [0, 0, 0, 0, 0, 0])
  }

  @Test func `a right-to-left word in a left-to-right line`() {
    #expect(levels("a אב c") == [0, 0, 1, 1, 0, 0])
  }

  @Test func `spaces between right-to-left words belong to them`() {
    #expect(levels("a א ב c") == [0, 0, 1, 1, 1, 0, 0])
  }

  @Test func `the first letter decides about the line`() {
    #expect(levels("א a.") == [1, 1, 2, 1])
  }

  @Test func `numbers in right-to-left text run left to right`() {
    #expect(levels("א 12") == [1, 1, 2, 2])
  }

  @Test func `numbers after left-to-right text belong to it`() {
    #expect(levels("a 12 א") == [0, 0, 0, 0, 0, 1])
  }

  @Test func `numbers after left-to-right text belong to it in a right-to-left line too`() {
    #expect(levels("א a 12") == [1, 1, 2, 2, 2, 2])
    #expect(TextDirection.visualOrder(of: [1, 1, 2, 2, 2, 2]) == [2, 3, 4, 5, 1, 0])
  }

  @Test func `reverses what is right to left`() {
    #expect(TextDirection.visualOrder(of: [0, 1, 1, 0]) == [0, 2, 1, 3])
  }

  @Test func `numbers keep their order inside of reversed text`() {
    // Levels of a right-to-left line: letter, digit, digit, letter.
    #expect(TextDirection.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
  }

  @Test func `an empty line has no order`() {
    #expect(TextDirection.visualOrder(of: []) == [])
    #expect(levels("") == [])
  }
}
