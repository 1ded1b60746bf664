/// Rounding of places to device pixels.
nonisolated enum PixelSnap {
  /// Halves round up, with room for the errors of centers and anchors (chosen: far below one pixel).
  private static let slack = 1.0 / 1024
  private static let limit = 1e7

  static func edge(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max((value + 0.5 + slack).rounded(.down), -limit), limit))
  }
}
