import Foundation

/// The way from API that any thread may call to what lives on the main actor.
nonisolated enum MainThread {
  /// Runs `body` on the main actor and waits for it.
  static func run<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if Thread.isMainThread {
      return MainActor.assumeIsolated(body)
    }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated(body)
    }
  }
}
