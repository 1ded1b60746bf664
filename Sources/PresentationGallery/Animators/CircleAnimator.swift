import UIKit

/// Core Animation: a circular mask opens in the middle, and closes on the way back.
final class CircleAnimator: PresentedViewAnimator {
  private static let smallest: CGFloat = 1

  override var duration: TimeInterval { 0.6 }

  override func animate(_ view: UIView, in container: UIView, done: @escaping () -> Void) {
    let bounds = view.bounds
    let closed = circle(radius: Self.smallest, in: bounds)
    let open = circle(radius: hypot(bounds.width, bounds.height) / 2, in: bounds)
    let mask = CAShapeLayer()
    mask.path = isPresenting ? open : closed
    view.layer.mask = mask
    let opening = CABasicAnimation(keyPath: "path")
    opening.fromValue = isPresenting ? closed : open
    opening.toValue = mask.path
    opening.duration = duration
    opening.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      view.layer.mask = nil
      done()
    }
    mask.add(opening, forKey: "opening")
    CATransaction.commit()
  }

  private func circle(radius: CGFloat, in bounds: CGRect) -> CGPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: bounds.midX - radius,
        y: bounds.midY - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    ).cgPath
  }
}
