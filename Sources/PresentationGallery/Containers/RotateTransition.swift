import UIKit

/// A panel for high screens; in compact height another controller stands in for it.
final class RotateTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SlidePresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.delegate = self
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: .bottom, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: .bottom, isPresenting: false)
  }
}

extension RotateTransition: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact ? .overFullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard style == .overFullScreen else { return nil }
    return PageViewController(
      PageViewController.Content(
        title: "Please rotate",
        text: "There is not enough height for the panel.",
        symbol: "arrow.up",
        color: .systemGray
      )
    )
  }
}
