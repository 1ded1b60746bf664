public import CoreGraphics
public import Foundation

/// What an animator learns about its transition and how it reports back.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition. Everything that follows a transition happens before this returns.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// nil for a view that the animator must not touch.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// In the container's coordinates; zero for a controller that takes no part or has no frame yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  func finalFrame(for vc: UIViewController) -> CGRect
}
