import UIKit

/// Gives the panel its presentation controller and animators.
final class SlideInPresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var direction = PresentationDirection.left

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SlideInPresentationController(
      presentedViewController: presented,
      presenting: presenting,
      direction: direction
    )
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideInPresentationAnimator(direction: direction, isPresentation: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideInPresentationAnimator(direction: direction, isPresentation: false)
  }
}
