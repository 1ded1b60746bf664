import CoreGraphics
import Foundation

/// Text as characters with their attributes: what is broken into lines and drawn.
struct StyledText {
  /// Neighbors with the same attributes.
  struct Run {
    var range: Range<Int>
    var attributes: TextAttributes
  }

  private(set) var characters: [Character] = []
  private(set) var runs: [Run] = []

  init(_ string: String, attributes: TextAttributes) {
    append(string, attributes: attributes)
  }

  /// `links` are the attributes that links have on top of their own, in place of blue and a line.
  init(
    _ string: NSAttributedString,
    defaults: TextAttributes,
    links: [NSAttributedString.Key: Any]? = nil
  ) {
    let text = string.string as NSString
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var attributes = attributes
      if let links, attributes.removeValue(forKey: .link) != nil {
        attributes.merge(links) { $1 }
      }
      append(
        text.substring(with: range),
        attributes: TextAttributes(attributes, defaults: defaults)
      )
    }
  }

  private mutating func append(_ string: String, attributes: TextAttributes) {
    let start = characters.count
    characters += Array(string)
    guard characters.count > start else { return }
    runs.append(Run(range: start..<characters.count, attributes: attributes))
  }

  /// The attributes of the character at `index`, of the last one beyond the end.
  func attributes(at index: Int) -> TextAttributes? {
    (runs.first { $0.range.contains(index) } ?? runs.last)?.attributes
  }

  /// The runs of `range`, cut to it.
  func pieces(in range: Range<Int>) -> [Run] {
    runs.compactMap { run in
      let part = run.range.clamped(to: range)
      return part.isEmpty ? nil : Run(range: part, attributes: run.attributes)
    }
  }

  func string(in range: Range<Int>) -> String {
    String(characters[range])
  }

  /// The advance of `range` on one line, in points.
  func width(of range: Range<Int>) -> CGFloat {
    pieces(in: range).reduce(0) { width, piece in
      width + TextMeasure.width(of: string(in: piece.range), attributes: piece.attributes)
    }
  }

  /// The text with letters so close together that `range` fits `width`.
  ///
  /// Nil where it fits anyway, or where it is too long by more than the share that AppKit's paragraph
  /// styles allow by default.
  func tightened(_ range: Range<Int>, toFit width: CGFloat) -> StyledText? {
    let natural = self.width(of: range)
    guard natural > width, natural <= width * (1 + StyledText.tighteningFactor), !range.isEmpty
    else { return nil }
    // Letters with kerning are measured one by one, without what their pairs gain: begin from there.
    let apart = kerned(by: -StyledText.leastKern)
    let excess = apart.width(of: range) - width
    return apart.kerned(by: -max(excess, 0) / CGFloat(range.count))
  }

  /// `tighteningFactorForTruncation` of macOS, as documented.
  private static let tighteningFactor: CGFloat = 0.05
  /// Points: too little to see.
  private static let leastKern: CGFloat = 0.001

  private func kerned(by points: CGFloat) -> StyledText {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].attributes.kern += points }
    return copy
  }

  /// The same text with every font scaled by `factor`.
  func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in copy.runs.indices {
      let font = copy.runs[index].attributes.font
      copy.runs[index].attributes.font = font.withSize(font.pointSize * factor)
    }
    return copy
  }
}
