import CoreGraphics
import Foundation

/// The pan recognizer that every scroll view brings along.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The whole way of the finger when the pan was about to begin; tells its direction.
  private(set) var firstMovement = CGPoint.zero

  override func shouldBegin(afterMoving distance: CGPoint) -> Bool {
    firstMovement = distance
    return true
  }

  /// The scroll view's own touch watcher never stands in the way.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if preventingGestureRecognizer is ScrollTouchGestureRecognizer { return false }
    return super.canBePrevented(by: preventingGestureRecognizer)
  }
}
