import CoreGraphics
import Foundation
import QuartzCore

/// Hit testing with model values, save for views that a property animator moves.
extension UIView {
  /// Views below this alpha get no touches (UIKit's documented limit).
  private static let leastTouchableAlpha: CGFloat = 0.01

  package var canBeHit: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= Self.leastTouchableAlpha
  }

  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.hitPoint(point, of: self), with: event) {
        return hit
      }
    }
    return self
  }

  /// A point of the superview in this view, which is where an animator shows it while that animates it.
  private func hitPoint(_ point: CGPoint, of superview: UIView) -> CGPoint {
    layer.seenPoint(ofSuperlayer: point) ?? convert(point, from: superview)
  }
}
