import CoreGraphics
import Foundation

/// One line of laid out text.
struct TextLine {
  /// A part of the line that is drawn in one go.
  struct Piece {
    var text: String
    var attributes: TextAttributes
    /// Points from the start of the line.
    var x: CGFloat
    var width: CGFloat
  }

  /// The characters of the text that the line stands for, the hidden ones included.
  var range: Range<Int>
  var pieces: [Piece] = []
  /// Points without the spaces at the end.
  var width: CGFloat = 0
  /// Top left corner in the coordinates of the layout.
  var origin = CGPoint.zero
  var ascent: CGFloat = 0
  /// Positive.
  var descent: CGFloat = 0
  /// The whole height, which line height settings may make larger than ascent and descent.
  var height: CGFloat = 0

  /// Y of the baseline in the coordinates of the layout.
  var baseline: CGFloat { origin.y + height - descent }

  init(range: Range<Int>) {
    self.range = range
  }

  /// Adds text at the end of the line.
  mutating func append(_ text: String, attributes: TextAttributes) {
    let advance = TextMeasure.width(of: text, attributes: attributes)
    pieces.append(Piece(text: text, attributes: attributes, x: width, width: advance))
    width += advance
    include(attributes)
  }

  /// Makes the line high enough for `attributes`.
  ///
  /// A picture in the text counts with its own height alone.
  mutating func include(_ attributes: TextAttributes) {
    let place = attributes.attachment?.place
    let above = place?.maxY ?? attributes.font.ascender
    let below = place.map { -$0.minY } ?? -attributes.font.descender
    ascent = max(ascent, above + max(attributes.baselineOffset, 0))
    descent = max(descent, below + max(-attributes.baselineOffset, 0))
    height = ascent + descent
  }

  /// Applies the line heights of `style` to the natural height.
  mutating func applyHeights(of style: NSParagraphStyle?) {
    guard let style else { return }
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
  }
}
