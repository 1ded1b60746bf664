extension NSLayoutConstraint {
  /// Traps where UIKit raises NSInvalidArgumentException, with the same diagram.
  static func constraints(
    inVisualFormat format: String,
    _ options: FormatOptions,
    _ metrics: [String: Any],
    _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder.constraints(format, options, metrics, views)
    } catch {
      preconditionFailure(error.diagram)
    }
  }
}
