package import Foundation

/// Drives an animation instead of the layer's time, as property animators do.
package protocol AnimationTimeSource: AnyObject {
  /// Whether the progress changes as time passes.
  var isRunning: Bool { get }

  /// How far the animation is at an absolute time: 0 at its start, 1 at its end, more if it overshoots.
  func progress(at time: TimeInterval) -> Double
}
