import Foundation

/// Names of flag pictures.
enum Flag {
  /// `Great Britain` is in `great_britain.png`.
  static func imageName(of country: String) -> String {
    country.lowercased().replacingOccurrences(of: " ", with: "_")
  }
}
