import Foundation
import QuartzCore

/// A deadline on the frame clock that a recognizer can move or call off.
///
/// What the block changes is settled (actions sent, held back touches delivered) when it returns.
final class GestureTimer {
  private var ticket: FrameClock.Ticket?

  func start(after delay: TimeInterval, _ block: @escaping () -> Void) {
    stop()
    ticket = FrameClock.current.schedule(at: FrameClock.current.now + delay) { [weak self] in
      self?.ticket = nil
      block()
    }
  }

  func stop() {
    if let ticket {
      FrameClock.current.cancel(ticket)
    }
    ticket = nil
  }
}
