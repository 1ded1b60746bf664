import Foundation

/// Text under the caret: characters and a selection, and what keys do to them.
///
/// Positions count characters as a reader sees them, not code units.
nonisolated struct TextBuffer: Equatable {
  enum Direction {
    case left
    case right
    case start
    case end
  }

  private(set) var characters: [Character]
  /// Empty where there is only a caret.
  private(set) var selection: Range<Int>

  init(_ text: String = "") {
    characters = Array(text)
    selection = characters.count..<characters.count
  }

  var text: String { String(characters) }

  /// The end that keys move from.
  var caret: Int { selection.upperBound }

  /// Sets the selection, clamped to the text.
  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<characters.count)
    if range.lowerBound > characters.count {
      selection = characters.count..<characters.count
    }
  }

  /// Replaces the characters of `range` and puts the caret after them.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let added = Array(replacement)
    characters.replaceSubrange(range, with: added)
    let caret = range.lowerBound + added.count
    selection = caret..<caret
  }

  /// What backspace (`isForward` false) or delete removes: the selection, or the neighbor.
  func deletion(isForward: Bool) -> Range<Int>? {
    guard selection.isEmpty else { return selection }
    if isForward {
      return caret < characters.count ? caret..<(caret + 1) : nil
    }
    return caret > 0 ? (caret - 1)..<caret : nil
  }

  /// Moves the caret.
  ///
  /// A selection collapses to the side moved to.
  mutating func move(_ direction: Direction) {
    let target: Int
    switch direction {
    case .left: target = selection.isEmpty ? max(caret - 1, 0) : selection.lowerBound
    case .right: target = selection.isEmpty ? min(caret + 1, characters.count) : caret
    case .start: target = 0
    case .end: target = characters.count
    }
    selection = target..<target
  }

  // MARK: - UTF-16, as delegates count

  func utf16Range(_ range: Range<Int>) -> NSRange {
    let location = String(characters[..<range.lowerBound]).utf16.count
    return NSRange(location: location, length: String(characters[range]).utf16.count)
  }

  /// The characters that `range` touches.
  func characterRange(_ range: NSRange) -> Range<Int> {
    var offset = 0
    var start = characters.count
    var end = characters.count
    for (index, character) in characters.enumerated() {
      if offset >= range.location, start == characters.count { start = index }
      if offset >= range.location + range.length {
        end = index
        break
      }
      offset += character.utf16.count
    }
    return min(start, end)..<end
  }
}
