/// Why a visual format says nothing, and where.
nonisolated struct VisualFormatError: Error, Equatable {
  let message: String
  let format: String
  /// How many characters were read before the error.
  let position: Int

  /// UIKit's text: the format on one line, a caret below the culprit.
  var diagram: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
