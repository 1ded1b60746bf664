import CoreGraphics
import Foundation

/// Setting a line flush on both sides.
extension TextLine {
  /// Spreads `free` points over the spaces between the words.
  mutating func justify(over free: CGFloat) {
    let gaps = pieces.reduce(0) { $0 + $1.text.count { $0 == " " } }
    guard gaps > 0 else { return }
    let extra = free / CGFloat(gaps)
    var spread: [Piece] = []
    var x: CGFloat = 0
    for piece in pieces {
      for word in TextLine.words(of: piece.text) {
        let advance = TextMeasure.width(of: word, attributes: piece.attributes)
        let spaces = CGFloat(word.count { $0 == " " })
        spread.append(
          Piece(text: word, attributes: piece.attributes, x: x, width: advance + spaces * extra)
        )
        x += advance + spaces * extra
      }
    }
    pieces = spread
    width = x
  }

  /// The words of `text`, each with the spaces that follow it.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      if word.last == " ", character != " " {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }
}
