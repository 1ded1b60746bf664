// swift-format-ignore-file: AlwaysUseLowerCamelCase, the names are Apple's

import Foundation

/// Seconds; on Apple's systems a C name for `Double`.
public typealias CFTimeInterval = Double

/// The time of the frame being made, in seconds since the application's clock was made.
///
/// Unlike on iOS it does not move while code runs: everything in one turn happens at one time.
public func CACurrentMediaTime() -> CFTimeInterval {
  FrameClock.current.now
}
