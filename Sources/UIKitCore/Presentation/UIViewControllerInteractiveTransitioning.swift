import CoreGraphics
public import Foundation

/// An object that drives a transition by a gesture.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional in UIKit; 1 by default.
  var completionSpeed: CGFloat { get }

  /// Optional in UIKit; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Optional in UIKit; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }

  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  public var wantsInteractiveStart: Bool { true }
}
