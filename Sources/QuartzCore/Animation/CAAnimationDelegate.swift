import Foundation

/// Hears when an animation starts and stops.
///
/// Both methods are optional.
@preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation's first frame is made, after the commit that added it.
  func animationDidStart(_ anim: CAAnimation)

  /// `flag` is true if the animation reached its end, false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
