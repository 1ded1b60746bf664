/// Hears what becomes of the animations that it was given to; UIKit's animation blocks are observers.
package protocol AnimationObserver: AnyObject {
  func animationWasAttached(_ animation: CAAnimation, to layer: CALayer)

  /// Called once, before the animation's delegate hears of it.
  func animationDidEnd(_ animation: CAAnimation, finished: Bool)
}
