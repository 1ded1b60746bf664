import CoreGraphics
import Foundation

/// Hit testing, always with model values.
extension UIView {
  /// Views below this alpha get no touches (UIKit's documented limit).
  private static let leastTouchableAlpha: CGFloat = 0.01

  package var canBeHit: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= Self.leastTouchableAlpha
  }

  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
        return hit
      }
    }
    return self
  }
}
