/// Rounding of places to device pixels.
nonisolated enum PixelSnap {
  /// Halves round up, with room for the errors of centers and anchors (chosen: far below one pixel).
  private static let slack = 1.0 / 1024
  private static let limit = 1e7
  /// What is at least as long as this part of a pixel does not vanish (chosen: below the hairline of
  /// a device with three pixels a point that is drawn at one).
  private static let hairline = 0.25

  static func edge(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max((value + 0.5 + slack).rounded(.down), -limit), limit))
  }

  /// The pixels of what is `length` long.
  ///
  /// A hairline, shorter than a pixel, gets the last whole pixel that ends before it does: there it is
  /// on the layer whose end it marks, wherever that layer's own end is rounded to.
  static func pixels(from start: Double, length: Double) -> (start: Int, count: Int) {
    let first = edge(start)
    guard length >= hairline, length < 1 - slack else {
      return (first, max(0, edge(start + length) - first))
    }
    let last = edge(start + length - 0.5) - 1
    return (start >= 0 ? max(last, 0) : last, 1)
  }
}
