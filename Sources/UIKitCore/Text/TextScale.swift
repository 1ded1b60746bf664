import Foundation

/// How far fonts shrink until a text fits.
enum TextScale {
  /// How finely a scale is sought.
  ///
  /// Chosen by eye.
  private static let step: CGFloat = 0.005

  /// The largest scale up to 1 at which the text fits, but at least `smallest`.
  static func largest(from smallest: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    guard !fits(1) else { return 1 }
    var fitting = min(smallest, 1)
    var tooLarge: CGFloat = 1
    while tooLarge - fitting > step {
      let middle = (fitting + tooLarge) / 2
      if fits(middle) {
        fitting = middle
      } else {
        tooLarge = middle
      }
    }
    return fitting
  }
}
