public import Dispatch
import Foundation
import QuartzCore

/// A moment on the frame clock, in place of Dispatch's on the machine's.
///
/// `DispatchTime.now() + 0.5` is half a second of app time away: slow motion and headless runs apply to
/// it too. On other threads than the main one `now()` is the moment at which the time is used.
public nonisolated struct DispatchTime: Comparable, Hashable, Sendable {
  public static let distantFuture = DispatchTime(base: nil, offset: .infinity)

  /// Seconds on the frame clock; nil for a moment of another thread.
  private let base: TimeInterval?
  private let offset: TimeInterval

  private init(base: TimeInterval?, offset: TimeInterval) {
    self.base = base
    self.offset = offset
  }

  public static func now() -> DispatchTime {
    let base = MainThread.isCurrent ? MainActor.assumeIsolated { FrameClock.current.now } : nil
    return DispatchTime(base: base, offset: 0)
  }

  public init(uptimeNanoseconds: UInt64) {
    self.init(base: TimeInterval(uptimeNanoseconds) / 1e9, offset: 0)
  }

  public var uptimeNanoseconds: UInt64 {
    UInt64(max((base ?? 0) + offset, 0) * 1e9)
  }

  /// Seconds on the frame clock, for a time that is used now.
  @MainActor var time: TimeInterval {
    (base ?? FrameClock.current.now) + offset
  }

  public static func < (first: DispatchTime, second: DispatchTime) -> Bool {
    (first.base ?? 0) + first.offset < (second.base ?? 0) + second.offset
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(base: time.base, offset: time.offset + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + -interval.seconds
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    self + interval
  }
}

nonisolated extension DispatchTimeInterval {
  fileprivate var seconds: TimeInterval {
    switch self {
    case .seconds(let value): TimeInterval(value)
    case .milliseconds(let value): TimeInterval(value) / 1e3
    case .microseconds(let value): TimeInterval(value) / 1e6
    case .nanoseconds(let value): TimeInterval(value) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
