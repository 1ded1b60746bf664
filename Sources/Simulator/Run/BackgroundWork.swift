import Dispatch
import Foundation
import SDLPlatform
import Synchronization

/// Counts the blocks that an app runs on other threads, so that a headless run can wait for them.
package nonisolated enum BackgroundWork {
  private static let count = Atomic<Int>(0)

  /// Whether some block has not ended yet or its result has not reached the main thread.
  ///
  /// Always false where Dispatch runs the main queue, as in tests: nobody could wait for it there.
  package static var isRunning: Bool {
    Thread.isMainThread && count.load(ordering: .acquiring) > 0
  }

  package static func begin() {
    count.add(1, ordering: .acquiringAndReleasing)
  }

  /// Ends a piece of work, on the main queue: after everything that it sent there itself.
  package static func end() {
    DispatchQueue.main.async {
      count.subtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
