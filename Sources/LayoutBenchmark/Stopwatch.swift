import Foundation

/// Measures how long something takes, in seconds.
nonisolated enum Stopwatch {
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try body()
    let duration = start.duration(to: clock.now).components
    return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
  }

  /// The least of several measurements: what other programs disturbed least.
  static func least(of times: [Double]) -> Double {
    times.min() ?? 0
  }

  /// A time with three digits and the unit that suits it.
  static func text(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-3: String(format: "%.3g us", seconds * 1e6)
    case ..<1: String(format: "%.3g ms", seconds * 1e3)
    default: String(format: "%.3g s", seconds)
    }
  }
}
