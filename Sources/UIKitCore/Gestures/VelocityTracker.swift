package import CoreGraphics
package import Foundation

/// The speed of something that is moved by fingers, from its recent positions.
package nonisolated struct VelocityTracker {
  private struct Sample {
    var position: CGPoint
    var time: TimeInterval
  }

  private var samples: [Sample] = []
  /// Seconds of the past that count.
  private let window: TimeInterval

  package init(window: TimeInterval = 0.1) {
    self.window = window
  }

  package mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time {
      samples.removeLast()
    }
    samples.append(Sample(position: position, time: time))
    samples.removeAll { $0.time < time - window }
  }

  package var isEmpty: Bool { samples.isEmpty }

  package mutating func removeAll() {
    samples.removeAll()
  }

  /// Units a second at `time`: the way from the oldest to the latest position of the window.
  ///
  /// Zero where fewer than two positions are recent, for instance after a finger has rested.
  package func velocity(at time: TimeInterval) -> CGVector {
    // The comparison forgives rounding of times that are sums of frame durations.
    let recent = samples.filter { $0.time >= time - window - 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return CGVector(dx: 0, dy: 0)
    }
    let duration = CGFloat(last.time - first.time)
    return CGVector(
      dx: (last.position.x - first.position.x) / duration,
      dy: (last.position.y - first.position.y) / duration
    )
  }
}
