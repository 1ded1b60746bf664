import CoreGraphics
import Foundation

/// Where a caret goes when somebody points at text.
enum CaretPlace {
  /// The boundary between characters that is nearest to `x` points from the start of the line.
  static func index(
    at x: CGFloat,
    in characters: [Character],
    attributes: TextAttributes
  ) -> Int {
    var start: CGFloat = 0
    for index in characters.indices {
      let end = TextMeasure.width(
        of: String(characters[...index]),
        attributes: attributes
      )
      if x < (start + end) / 2 { return index }
      start = end
    }
    return characters.count
  }
}
