import UIKit

/// Lets tabs slide past each other, in the order of their buttons.
final class TabSlideDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let tabs = tabBarController.viewControllers ?? []
    guard let from = tabs.firstIndex(of: fromVC), let to = tabs.firstIndex(of: toVC) else {
      return nil
    }
    return TabSlideAnimator(isForward: to > from)
  }
}

/// Both tabs move by the width of the screen.
final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.35

  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let width = isForward ? container.bounds.width : -container.bounds.width
    let place = container.bounds
    container.addSubview(arriving)
    arriving.frame = place.offsetBy(dx: width, dy: 0)
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        arriving.frame = place
        leaving.frame = place.offsetBy(dx: -width, dy: 0)
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
