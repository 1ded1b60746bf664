import Foundation

/// Waits for the animations of a transaction and then runs its completion block.
final class CompletionGroup {
  private let block: () -> Void
  private var running = 0
  private var isCommitted = false
  private var isDone = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func enter() {
    running += 1
  }

  func leave() {
    running -= 1
    guard running == 0, isCommitted else { return }
    finish()
  }

  /// The transaction is over.
  ///
  /// Without animations the block runs in the next turn.
  func commit() {
    isCommitted = true
    guard running == 0 else { return }
    FrameClock.current.enqueue { [self] in
      finish()
    }
  }

  private func finish() {
    guard !isDone else { return }
    isDone = true
    block()
  }
}
