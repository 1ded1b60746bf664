import Foundation
import QuartzCore

/// The animations that one block made; runs the block's completion after the last of them.
final class ViewAnimationGroup: AnimationObserver {
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private var isDone = false

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func animationWasAttached(_ animation: CAAnimation, to layer: CALayer) {
    running += 1
  }

  func animationDidEnd(_ animation: CAAnimation, finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    guard running == 0, isClosed else { return }
    complete()
  }

  /// The block is over.
  ///
  /// If it animated nothing, the completion runs in the next turn.
  func close() {
    isClosed = true
    guard running == 0 else { return }
    FrameClock.current.enqueue { [self] in
      complete()
    }
  }

  private func complete() {
    guard !isDone else { return }
    isDone = true
    completion?(allFinished)
  }
}
