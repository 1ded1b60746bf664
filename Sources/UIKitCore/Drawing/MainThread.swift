import Foundation

/// The way from API that any thread may call to what lives on the main actor.
nonisolated enum MainThread {
  /// Runs `body` on the main actor and waits for it.
  static func run<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if isCurrent {
      return MainActor.assumeIsolated(body)
    }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated(body)
    }
  }

  /// Whether the caller runs on the main actor.
  ///
  /// Where the process gave its first thread to `dispatchMain()`, as test runners do, another thread
  /// serves the main queue; then only the queue knows.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
