import UIKit

/// A spring: drops in from above and bounces.
final class SpringAnimator: PresentedViewAnimator {
  private static let damping: CGFloat = 0.6

  override var duration: TimeInterval { 0.8 }

  override func animate(_ view: UIView, in container: UIView, done: @escaping () -> Void) {
    let above = CGAffineTransform(translationX: 0, y: -container.bounds.height)
    if isPresenting { view.transform = above }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: isPresenting ? Self.damping : 1,
      initialSpringVelocity: 0,
      options: [],
      animations: { view.transform = self.isPresenting ? .identity : above },
      completion: { _ in done() }
    )
  }
}
