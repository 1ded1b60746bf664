package import Foundation

/// The one clock: time, run-loop queue and deadlines of everything that moves or waits.
///
/// The host owns it. A window advances it with real time, headless runs and tests step it exactly.
/// Nothing else may ask the machine for the time. Times are seconds since the clock was made.
package final class FrameClock {
  /// Names one scheduled block, to cancel it.
  package nonisolated struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Deadline {
    let ticket: Ticket
    let time: TimeInterval
    /// Whether the work is mere decoration, for which nobody waits.
    let isDecoration: Bool
    let block: () -> Void
  }

  /// The rate of the simulated display, which is that of most iPhones.
  package nonisolated static let framesPerSecond = 60

  /// The clock of the running application.
  ///
  /// Replaced only by a host that starts another application.
  package static var current = FrameClock()

  package private(set) var now: TimeInterval = 0

  /// Called when work arrives, so that a host that sleeps can wake up.
  package var onWork: (() -> Void)?

  /// The animations that run on this clock.
  package let animations = AnimationRegistry()

  /// The display links that this clock drives.
  package let displayLinks = DisplayLinkRegistry()

  private var queue: [() -> Void] = []
  private var deadlines: [Deadline] = []
  private var lastTicket = 0

  package init() {}

  /// When the clock next has something to do: `now` while blocks are queued, nil when it is idle.
  package var nextDeadline: TimeInterval? {
    queue.isEmpty ? deadlines.first.map { max($0.time, now) } : now
  }

  /// As `nextDeadline`, without decoration such as the blinking of a caret.
  package var nextEssentialDeadline: TimeInterval? {
    queue.isEmpty ? deadlines.first { !$0.isDecoration }.map { max($0.time, now) } : now
  }

  /// The next refresh of the display: refreshes are at whole multiples of a frame since the start.
  package var nextTick: TimeInterval {
    let rate = Double(Self.framesPerSecond)
    let frame = (now * rate).rounded(.down)
    let tick = (frame + 1) / rate
    // `now` may itself be a tick whose product with the rate came out a hair below a whole number.
    return tick > now ? tick : (frame + 2) / rate
  }

  /// Whether blocks wait for the next turn, or a deadline has been reached.
  package var hasDueWork: Bool {
    nextDeadline.map { $0 <= now } ?? false
  }

  /// Moves time forward.
  ///
  /// Earlier times are ignored: time never runs backwards.
  package func advance(to time: TimeInterval) {
    now = max(now, time)
  }

  /// Runs `block` in the next turn of the run loop, at the same time or later, in order of arrival.
  package func enqueue(_ block: @escaping () -> Void) {
    queue.append(block)
    onWork?()
  }

  /// Runs `block` in the first turn at or after `time`.
  ///
  /// Blocks of equal time keep their order. Decoration goes on for ever and does not count as
  /// something that the application is busy with.
  @discardableResult
  package func schedule(
    at time: TimeInterval,
    isDecoration: Bool = false,
    _ block: @escaping () -> Void
  ) -> Ticket {
    lastTicket += 1
    let deadline = Deadline(
      ticket: Ticket(number: lastTicket),
      time: time,
      isDecoration: isDecoration,
      block: block
    )
    let index = deadlines.firstIndex { $0.time > time } ?? deadlines.endIndex
    deadlines.insert(deadline, at: index)
    onWork?()
    return deadline.ticket
  }

  package func cancel(_ ticket: Ticket) {
    deadlines.removeAll { $0.ticket == ticket }
  }

  /// Runs the deadlines reached and the blocks queued before this call: one turn's worth.
  ///
  /// Work that they add waits for the next turn.
  package func runDueWork() {
    let dueCount = deadlines.firstIndex { $0.time > now } ?? deadlines.endIndex
    let due = deadlines[..<dueCount]
    let blocks = queue
    queue.removeAll()
    for deadline in due where deadlines.contains(where: { $0.ticket == deadline.ticket }) {
      cancel(deadline.ticket)
      deadline.block()
    }
    for block in blocks {
      block()
    }
  }
}
