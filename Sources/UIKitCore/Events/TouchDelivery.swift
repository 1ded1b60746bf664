/// What the view of one touch has seen of it, and what recognizers still hold back.
final class TouchDelivery {
  private enum Progress {
    /// Nothing was delivered: a recognizer delays the beginning.
    case waiting
    case began
    /// The end is due but a recognizer is still undecided.
    case endHeldBack
    case finished
  }

  let touch: UITouch
  /// Whether a recognizer has taken the touch from the view.
  var isClaimed = false

  private var progress = Progress.waiting
  private let landing: UITouch.Sample

  init(touch: UITouch) {
    self.touch = touch
    landing = touch.sample
  }

  var isFinished: Bool { progress == .finished }

  /// Whether the finger has left the screen.
  var isOver: Bool { touch.phase == .ended || touch.phase == .cancelled }

  /// Whether the view is busy with this touch.
  var occupiesView: Bool { progress == .began || progress == .waiting }

  /// Follows the touch's current phase.
  ///
  /// `accepts` is false where the view has another touch and wants no second one: the view never
  /// hears of this one.
  func advance(with event: UIEvent, accepts: Bool) {
    if touch.phase == .began, !accepts {
      progress = .finished
      return
    }
    if touch.phase == .moved, progress == .began, !isClaimed {
      touch.view?.touchesMoved([touch], with: event)
    }
    release(with: event)
  }

  /// Delivers what nobody holds back any more.
  func release(with event: UIEvent) {
    if isClaimed || touch.phase == .cancelled {
      cancel(with: event)
      return
    }
    if progress == .waiting {
      guard !isBeginningDelayed else { return }
      progress = .began
      let sample = touch.sample
      touch.sample = landing
      touch.view?.touchesBegan([touch], with: event)
      touch.sample = sample
    }
    guard isOver, progress != .finished else { return }
    guard !isEndDelayed else {
      progress = .endHeldBack
      return
    }
    progress = .finished
    touch.view?.touchesEnded([touch], with: event)
  }

  private func cancel(with event: UIEvent) {
    let hasBegun = progress == .began || progress == .endHeldBack
    progress = .finished
    guard hasBegun else { return }
    let phase = touch.sample.phase
    touch.sample.phase = .cancelled
    touch.view?.touchesCancelled([touch], with: event)
    touch.sample.phase = phase
  }

  private var isBeginningDelayed: Bool {
    isHeldBack { $0.delaysTouchesBegan }
  }

  private var isEndDelayed: Bool {
    isHeldBack { $0.delaysTouchesEnded }
  }

  /// Whether an undecided recognizer that has seen the touch holds it back.
  private func isHeldBack(_ holds: (UIGestureRecognizer) -> Bool) -> Bool {
    (touch.gestureRecognizers ?? []).contains { recognizer in
      recognizer.currentState == .possible && holds(recognizer)
        && recognizer.attemptTouches.contains { $0 === touch }
    }
  }
}
