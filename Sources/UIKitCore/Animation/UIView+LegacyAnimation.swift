public import Foundation
import QuartzCore

/// Animation blocks of iOS 3: everything between begin and commit is animated.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    LegacyAnimation.begin(animationID)
  }

  /// Animates what changed since `beginAnimations(_:context:)`.
  public class func commitAnimations() {
    LegacyAnimation.commit()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimation.change { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimation.change { $0.delay = delay }
  }

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    LegacyAnimation.change { $0.pace = .curve(curve.timing) }
  }

  /// Counts in any animation block, for what changes afterwards.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimation.change { $0.repeatCount = repeatCount }
  }

  /// Counts in any animation block, for what changes afterwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimation.change { $0.set(.autoreverse, to: repeatAutoreverses) }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    LegacyAnimation.change { $0.set(.beginFromCurrentState, to: fromCurrentState) }
  }

  /// The receiver of `setAnimationDidStop(_:)`, held until then.
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimation.current?.delegate = delegate as AnyObject?
  }

  /// Called with the identifier and whether the animations reached their end.
  public class func setAnimationDidStop(_ selector: Selector?) {
    LegacyAnimation.current?.didStop = selector
  }
}
