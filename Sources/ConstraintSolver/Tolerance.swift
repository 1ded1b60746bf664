/// What counts as zero.
///
/// Layouts have coefficients around 1 and values up to some ten thousand.
enum Tolerance {
  /// Coefficients below this are rounding errors of cancelled terms (kiwi's value).
  static let coefficient = 1e-8
  /// A basic variable down to this below zero counts as zero; a ten-millionth of a point.
  static let feasibility = 1e-7
  /// By how much required constraints may contradict each other without being in conflict.
  static let conflict = 1e-6
}
