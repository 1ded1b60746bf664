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

  /// Real dates say nothing on the clock of the run; use `setAnimationDelay(_:)`.
  public class func setAnimationStart(_ startDate: Date) {
    UnsupportedAPI.report("UIView.setAnimationStart(_:)")
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

  /// Shows what changes in the open block as a transition of `view`; at once, so call it before the changes.
  ///
  /// `cache` makes no difference.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    guard let options = transition.options else { return }
    LegacyAnimation.addTransition(options, to: view)
  }

  /// Called with the identifier when the block's animations begin.
  public class func setAnimationWillStart(_ selector: Selector?) {
    LegacyAnimation.current?.willStart = selector
  }

  /// The receiver of `setAnimationWillStart(_:)` and `setAnimationDidStop(_:)`, held until then.
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimation.current?.delegate = delegate as AnyObject?
  }

  /// Called with the identifier and whether the animations reached their end.
  public class func setAnimationDidStop(_ selector: Selector?) {
    LegacyAnimation.current?.didStop = selector
  }
}
