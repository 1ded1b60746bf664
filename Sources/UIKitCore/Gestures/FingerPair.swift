import CoreGraphics
import Foundation

/// How two fingers lie to each other, in window coordinates.
struct FingerPair {
  /// Points; at least one, so that it can be divided by.
  var distance: CGFloat = 1
  /// Radians of the line from the first to the second finger, clockwise from the x axis.
  var angle: CGFloat = 0

  init() {}

  /// `touches` are two.
  init(_ touches: [UITouch]) {
    guard touches.count == 2 else { return }
    let first = touches[0].sample.location
    let second = touches[1].sample.location
    distance = max(first.distance(to: second), 1)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}
