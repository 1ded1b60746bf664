import Foundation

/// The way from API that any thread may call to what lives on the main actor.
nonisolated enum MainThread {
  /// Set on the main queue only: where `dispatchMain` runs it, that is not the main thread.
  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs `body` on the main actor and waits for it.
  static func run<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true {
      return MainActor.assumeIsolated(body)
    }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated(body)
    }
  }
}
