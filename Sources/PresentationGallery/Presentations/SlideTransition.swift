import UIKit

/// Panels over two thirds of the screen that slide in from an edge.
final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let edge: SlideEdge

  init(edge: SlideEdge) {
    self.edge = edge
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = SlidePresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.edge = edge
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: edge, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: edge, isPresenting: false)
  }
}

/// Two thirds of the screen along an edge.
final class SlidePresentationController: DimmedPresentationController {
  private static let share: CGFloat = 2 / 3

  var edge = SlideEdge.bottom

  override var frameOfPresentedViewInContainerView: CGRect {
    edge.panel(in: containerView?.bounds ?? .zero, share: Self.share)
  }
}
