import CoreGraphics
import Foundation

/// Where a line that is too long gives way to an ellipsis.
enum Truncation {
  case head
  case middle
  case tail

  private static let ellipsis = "\u{2026}"

  init?(_ mode: NSLineBreakMode) {
    switch mode {
    case .byTruncatingHead: self = .head
    case .byTruncatingMiddle: self = .middle
    case .byTruncatingTail: self = .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    }
  }

  /// The line of `range`, shortened until it fits `width`.
  ///
  /// With `mustShorten` it ends in an ellipsis even if it fits: more text follows it.
  func line(
    _ range: Range<Int>,
    of text: StyledText,
    width: CGFloat,
    mustShorten: Bool
  ) -> TextLine {
    // Fitting is decided with the tolerance of the line breaker.
    let fits = text.width(of: range) <= width + 0.01
    guard mustShorten || !fits else { return assemble([range], nil, of: text, whole: range) }
    // The largest number of characters that fit together with the ellipsis, by bisection.
    var fitting = 0
    var tooMany = range.count + 1
    while fitting < tooMany - 1 {
      let middle = (fitting + tooMany) / 2
      if assemble(keeping: middle, of: range, in: text).width <= width + 0.01 {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return assemble(keeping: fitting, of: range, in: text)
  }

  private func assemble(keeping count: Int, of range: Range<Int>, in text: StyledText) -> TextLine {
    switch self {
    case .head:
      let tail = (range.upperBound - count)..<range.upperBound
      return assemble([tail], 0, of: text, whole: range)
    case .tail:
      var head = range.lowerBound..<(range.lowerBound + count)
      while let last = head.last, text.characters[last].isWhitespace {
        head = head.lowerBound..<last
      }
      return assemble([head], 1, of: text, whole: range)
    case .middle:
      let front = (count + 1) / 2
      let head = range.lowerBound..<(range.lowerBound + front)
      let tail = (range.upperBound - (count - front))..<range.upperBound
      return assemble([head, tail], 1, of: text, whole: range)
    }
  }

  /// A line of `parts` with the ellipsis before the part with the index `position`.
  private func assemble(
    _ parts: [Range<Int>],
    _ position: Int?,
    of text: StyledText,
    whole: Range<Int>
  ) -> TextLine {
    var line = TextLine(range: whole)
    for (index, part) in parts.enumerated() {
      if index == position { appendEllipsis(to: &line, near: part.lowerBound, of: text) }
      for piece in text.pieces(in: part) {
        line.append(text.string(in: piece.range), attributes: piece.attributes)
      }
    }
    if position == parts.count {
      let end = parts.last?.upperBound ?? whole.lowerBound
      appendEllipsis(to: &line, near: max(end - 1, whole.lowerBound), of: text)
    }
    return line
  }

  private func appendEllipsis(to line: inout TextLine, near index: Int, of text: StyledText) {
    guard let attributes = text.attributes(at: index) else { return }
    line.append(Truncation.ellipsis, attributes: attributes)
  }
}
