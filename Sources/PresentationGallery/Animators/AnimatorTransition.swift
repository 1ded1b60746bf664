import UIKit

/// A full-screen presentation whose animator uses one of the ways to animate.
final class AnimatorTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Kind {
    case viewAnimation
    case spring
    case keyframes
    case propertyAnimator
    case coreAnimation
  }

  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    makeAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    makeAnimator(isPresenting: false)
  }

  private func makeAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    switch kind {
    case .viewAnimation: ScaleAnimator(isPresenting: isPresenting)
    case .spring: SpringAnimator(isPresenting: isPresenting)
    case .keyframes: KeyframeAnimator(isPresenting: isPresenting)
    case .propertyAnimator: CornerAnimator(isPresenting: isPresenting)
    case .coreAnimation: CircleAnimator(isPresenting: isPresenting)
    }
  }
}
