public import Foundation
import QuartzCore
public import UIKitCore

/// A timer on the frame clock, in place of Foundation's on the machine's.
///
/// Slow motion and headless runs apply to it; a late timer skips the fires that it missed, as
/// Foundation's does. Code that imports UIKit sees this type. It runs in every mode of the main run loop.
public final class Timer: NSObject {
  /// Foundation's least interval, in seconds.
  private static let leastInterval: TimeInterval = 0.0001

  public let timeInterval: TimeInterval
  /// Accepted for Foundation's sake: timers are exact.
  public var tolerance: TimeInterval = 0
  public private(set) var userInfo: Any?
  public private(set) var isValid = true

  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var nextFire: TimeInterval
  private var ticket: FrameClock.Ticket?

  // MARK: - Making

  /// A timer that waits for `RunLoop.add(_:forMode:)`.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor @Sendable (Timer) -> Void
  ) {
    self.init(delay: interval, interval: interval, repeats: repeats, block: block)
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)`, with `date` taken as a distance from now.
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor @Sendable (Timer) -> Void
  ) {
    let delay = max(date.timeIntervalSinceNow, 0)
    self.init(delay: delay, interval: interval, repeats: repeats, block: block)
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)` and keeps its target until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(delay: interval, interval: interval, repeats: repeats) { timer in
      selector.perform(on: target as AnyObject, timer)
    }
    self.userInfo = userInfo
  }

  private init(
    delay: TimeInterval,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, Self.leastInterval) : 0
    self.repeats = repeats
    self.block = block
    nextFire = FrameClock.current.now + max(delay, Self.leastInterval)
    super.init()
  }

  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.start()
    return timer
  }

  // MARK: - Running

  /// Fires at once; a repeating timer keeps its schedule, another one ends.
  public func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats {
      invalidate()
    }
  }

  public func invalidate() {
    isValid = false
    if let ticket {
      FrameClock.current.cancel(ticket)
    }
    ticket = nil
    block = nil
    userInfo = nil
  }

  /// When the timer fires next, as a date; setting it moves that moment.
  public var fireDate: Date {
    get { Date(timeIntervalSinceNow: nextFire - FrameClock.current.now) }
    set {
      nextFire = FrameClock.current.now + max(newValue.timeIntervalSinceNow, 0)
      guard let ticket else { return }
      FrameClock.current.cancel(ticket)
      self.ticket = nil
      start()
    }
  }

  /// Begins to run; nothing happens where it runs already or has ended.
  func start() {
    guard isValid, ticket == nil else { return }
    // The clock keeps the timer alive until it is invalidated, as a run loop does. A repeating one
    // goes on for ever: whoever waits for the app to come to rest does not wait for it.
    ticket = FrameClock.current.schedule(at: nextFire, isDecoration: repeats) { self.isDue() }
  }

  private func isDue() {
    ticket = nil
    guard isValid else { return }
    block?(self)
    guard isValid else { return }
    guard repeats else {
      invalidate()
      return
    }
    let now = FrameClock.current.now
    let missed = max(((now - nextFire) / timeInterval).rounded(.down), 0)
    nextFire += (missed + 1) * timeInterval
    start()
  }
}

extension RunLoop {
  /// Starts an app's timer; the mode does not matter, and every run loop is the main one.
  @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
