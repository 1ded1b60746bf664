import CoreGraphics
import Foundation

/// Counts landings that follow each other quickly in one place: `UITouch.tapCount`.
struct TapCounter {
  private weak var view: UIView?
  private var location = CGPoint.zero
  private var time: TimeInterval = 0
  private var taps = 0

  /// Frame clock seconds in `time`, window coordinates in `location`.
  mutating func count(landingAt location: CGPoint, in view: UIView, at time: TimeInterval) -> Int {
    let isContinuation =
      taps > 0 && self.view === view
      && time - self.time <= EventConstants.multipleTapInterval
      && location.distance(to: self.location) <= EventConstants.multipleTapDistance
    taps = isContinuation ? taps + 1 : 1
    self.view = view
    self.location = location
    self.time = time
    return taps
  }
}
