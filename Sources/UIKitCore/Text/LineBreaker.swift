import CoreGraphics
import Foundation

/// Cuts text into lines that fit a width.
///
/// Lines break after spaces and hyphens, between ideographs, and inside a word only where the word
/// alone is too long. Spaces at the end of a line hang over. Works on any measure of ranges, so it
/// knows nothing of fonts.
struct LineBreaker {
  /// The characters of one line, and whether the paragraph ends with it.
  struct Line: Equatable {
    var range: Range<Int>
    var endsParagraph: Bool
  }

  let characters: [Character]
  /// Whether lines may break anywhere.
  var breaksCharacters = false
  /// The advance of a range in points.
  let width: (Range<Int>) -> CGFloat

  /// Characters of a rest that is measured as a whole before it is taken apart.
  private static let longestTry = 100

  /// Widths differ by rounding between measuring a text and laying it out at that width.
  private static let tolerance: CGFloat = 0.01

  /// The lines of the whole text.
  ///
  /// `limit` answers the width of the line with an index.
  ///
  /// Text that ends in a line break has an empty line after it.
  func lines(limit: (Int) -> CGFloat, maximum: Int = .max) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while lines.count < maximum {
      let paragraphEnd = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      repeat {
        let end = lineEnd(from: start, to: paragraphEnd, limit: limit(lines.count))
        lines.append(Line(range: start..<end, endsParagraph: end == paragraphEnd))
        start = end
      } while start < paragraphEnd && lines.count < maximum
      guard start == paragraphEnd, paragraphEnd < characters.count else { break }
      start = paragraphEnd + 1
    }
    return lines
  }

  /// `range` without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isWhitespace {
      end -= 1
    }
    return range.lowerBound..<end
  }

  private func lineEnd(from start: Int, to paragraphEnd: Int, limit: CGFloat) -> Int {
    if limit == .infinity { return paragraphEnd }
    // Measuring what is certainly too long costs more than it can save.
    let isWorthATry = paragraphEnd - start <= LineBreaker.longestTry
    if isWorthATry, fits(start..<paragraphEnd, limit) { return paragraphEnd }
    if breaksCharacters { return longestPrefix(from: start, to: paragraphEnd, limit: limit) }
    var end = start
    while let next = nextOpportunity(after: end, before: paragraphEnd) {
      guard fits(start..<next, limit) else { break }
      end = next
    }
    return end > start ? end : longestPrefix(from: start, to: paragraphEnd, limit: limit)
  }

  private func fits(_ range: Range<Int>, _ limit: CGFloat) -> Bool {
    width(trimmed(range)) <= limit + LineBreaker.tolerance
  }

  /// The end of the longest prefix that fits, at least one character.
  private func longestPrefix(from start: Int, to end: Int, limit: CGFloat) -> Int {
    var fitting = min(start + 1, end)
    var tooLong = end
    while fitting < tooLong - 1 {
      let middle = (fitting + tooLong) / 2
      if fits(start..<middle, limit) {
        fitting = middle
      } else {
        tooLong = middle
      }
    }
    return fitting
  }

  /// The next index at which a line may break.
  private func nextOpportunity(after index: Int, before end: Int) -> Int? {
    guard index < end else { return nil }
    var next = index + 1
    while next < end {
      let previous = characters[next - 1]
      let current = characters[next]
      let isAfterSpace = previous.isWhitespace && !current.isWhitespace
      let isAfterHyphen =
        LineBreaker.hyphens.contains(previous) && !current.isWhitespace && next - 1 > index
        && current.isLetter
      let isBesideIdeograph =
        (previous.isIdeograph || current.isIdeograph) && !current.isWhitespace
        && !current.isClosing
      if isAfterSpace || isAfterHyphen || isBesideIdeograph { return next }
      next += 1
    }
    return end
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2013}", "\u{2014}"]
}

nonisolated extension Character {
  /// Whether lines may break before and after the character: Chinese and Japanese script.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0x20000...0x2FA1F).contains(scalar)
  }

  /// Whether the character may not begin a line.
  fileprivate var isClosing: Bool {
    "、。，．）」』】！？：；ー".contains(self)
  }
}
