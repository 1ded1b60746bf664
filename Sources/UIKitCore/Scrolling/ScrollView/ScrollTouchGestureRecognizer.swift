import CoreGraphics
import Foundation
import QuartzCore

/// Holds touches back from a scroll view's content until it is clear that they are no drag.
///
/// Recognizes only touches that stop moving content, which the content then never sees. All other
/// touches it fails: after `delay`, at once where the scroll view does not delay, or when they end.
final class ScrollTouchGestureRecognizer: UIGestureRecognizer {
  /// How long content waits for its touches (observed, about 150 ms).
  static let delay: TimeInterval = 0.15

  private var deadline: FrameClock.Ticket?

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, deadline == nil, let scrollView else { return }
    if scrollView.touchDown(touches.first) {
      state = .began
      return
    }
    guard scrollView.delaysTouches(in: touches.first?.view),
      scrollView.canMoveHorizontally
        || scrollView.canMoveVertically
    else {
      fail()
      return
    }
    deadline = FrameClock.current.schedule(at: FrameClock.current.now + Self.delay) { [weak self] in
      self?.fail()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    finish(as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    finish(as: .cancelled)
  }

  override func reset() {
    super.reset()
    cancelDeadline()
    scrollView?.touchUp()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A touch that stops the content is neither a tap nor a swipe for anybody else.
    !(preventedGestureRecognizer is UIPanGestureRecognizer)
      && !(preventedGestureRecognizer is UIPinchGestureRecognizer)
      && !(preventedGestureRecognizer is ScrollTouchGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    // Once the content is dragged, the touches held back never reach it.
    preventingGestureRecognizer === scrollView?.panGestureRecognizer
      || super.canBePrevented(by: preventingGestureRecognizer)
  }

  private func finish(as terminal: UIGestureRecognizer.State) {
    let isLast = trackedTouches.allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
    guard isLast || state == .possible else { return }
    if state == .possible {
      fail()
    } else if state == .began || state == .changed {
      state = terminal
    }
  }

  private func fail() {
    cancelDeadline()
    if state == .possible { state = .failed }
  }

  private func cancelDeadline() {
    if let deadline { FrameClock.current.cancel(deadline) }
    deadline = nil
  }
}
