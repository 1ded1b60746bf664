import UIKit

/// Keyframes: a strip comes in from the left, grows to the full height, then turns opaque.
final class KeyframeAnimator: PresentedViewAnimator {
  private static let strip: CGFloat = 0.1
  private static let faint: CGFloat = 0.4

  override var duration: TimeInterval { 0.9 }

  override func animate(_ view: UIView, in container: UIView, done: @escaping () -> Void) {
    let thin = CGAffineTransform(scaleX: 1, y: Self.strip)
    let outside = thin.concatenating(
      CGAffineTransform(translationX: -container.bounds.width, y: 0)
    )
    if isPresenting {
      view.transform = outside
      view.alpha = Self.faint
    }
    // The way out is the way in, backwards.
    let steps: [() -> Void] =
      isPresenting
      ? [{ view.transform = thin }, { view.transform = .identity }, { view.alpha = 1 }]
      : [{ view.alpha = Self.faint }, { view.transform = thin }, { view.transform = outside }]
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: {
        for (index, step) in steps.enumerated() {
          UIView.addKeyframe(
            withRelativeStartTime: Double(index) / Double(steps.count),
            relativeDuration: 1 / Double(steps.count),
            animations: step
          )
        }
      },
      completion: { _ in done() }
    )
  }
}
