import UIKit

/// CPU time of the process from each frame to the next, in milliseconds.
struct FrameCosts {
  private var costs: [Double] = []
  private var last = FrameCosts.processTime

  init() {
    // Room for ten seconds: growing would count as a frame's cost.
    costs.reserveCapacity(600)
  }

  var count: Int { costs.count }

  mutating func noteFrame() {
    let now = Self.processTime
    costs.append(now - last)
    last = now
  }

  /// For the event at the end.
  var summary: [(name: String, value: String)] {
    let sorted = costs.sorted()
    guard let largest = sorted.last else { return [("frames", "0")] }
    return [
      ("frames", "\(sorted.count)"),
      ("p50_ms", "\(sorted[sorted.count / 2])"),
      ("p99_ms", "\(sorted[sorted.count * 99 / 100])"),
      ("max_ms", "\(largest)"),
    ]
  }

  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
