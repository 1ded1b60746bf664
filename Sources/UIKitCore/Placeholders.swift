// Stand-ins for types on their way from their owners: whoever pushes the real one deletes it here.
import CoreGraphics
public import Foundation
import QuartzCore

// h3
extension UIView {
  var isInteractionSuspendedByAnimation: Bool { false }
  public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
  public struct AnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    static let curveEaseInOut = AnimationOptions()
    static let curveEaseIn = AnimationOptions()
    static let curveEaseOut = AnimationOptions()
  }
  class func animate(
    withDuration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animations(); completion?(true) }
  class func performWithoutAnimation(_ body: () -> Void) { body() }
}
public protocol UITimingCurveProvider: AnyObject {}
public protocol UIViewImplicitlyAnimating: AnyObject {
  func pauseAnimation()
  var fractionComplete: CGFloat { get set }
  var isReversed: Bool { get set }
  func continueAnimation(withTimingParameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
enum ViewAnimationContext {
  static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
// h7
extension UIApplication {
  func preferencesDidChange() {}
}
