import UIKit

/// A property animator: grows out of the lower right corner.
final class CornerAnimator: PresentedViewAnimator {
  private static let scale: CGFloat = 0.05

  override var duration: TimeInterval { 0.5 }

  override func animate(_ view: UIView, in container: UIView, done: @escaping () -> Void) {
    let size = container.bounds.size
    let corner = CGAffineTransform(scaleX: Self.scale, y: Self.scale).concatenating(
      CGAffineTransform(
        translationX: size.width * (1 - Self.scale) / 2,
        y: size.height * (1 - Self.scale) / 2
      )
    )
    if isPresenting { view.transform = corner }
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
      view.transform = self.isPresenting ? .identity : corner
    }
    animator.addCompletion { _ in done() }
    animator.startAnimation()
  }
}
