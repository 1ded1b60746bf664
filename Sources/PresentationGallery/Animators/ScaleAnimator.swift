import UIKit

/// `UIView.animate`: grows from half the size and fades in.
final class ScaleAnimator: PresentedViewAnimator {
  private static let scale = CGAffineTransform(scaleX: 0.5, y: 0.5)

  override func animate(_ view: UIView, in container: UIView, done: @escaping () -> Void) {
    if isPresenting {
      view.transform = Self.scale
      view.alpha = 0
    }
    UIView.animate(
      withDuration: duration,
      animations: {
        view.transform = self.isPresenting ? .identity : Self.scale
        view.alpha = self.isPresenting ? 1 : 0
      },
      completion: { _ in done() }
    )
  }
}
