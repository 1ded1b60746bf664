import CoreGraphics
import Foundation

/// What a scroll view remembers of the finger that drags it.
struct ScrollDrag {
  /// The axes that a drag may be confined to.
  enum Lock {
    case none
    case horizontal
    case vertical
  }

  /// The offset that the finger holds: without the resistance of the edges.
  var origin = CGPoint.zero
  /// The offset at which the drag began, which paging counts from.
  var start = CGPoint.zero
  var lock = Lock.none
  /// The content's view under the finger, once it was given the touch.
  weak var touchedView: UIView?
  /// Whether the finger stopped a movement, so that its end must still be told.
  var hasCaughtMovement = false
  /// Whether the running movement answers a tap on the status bar.
  var isScrollingToTop = false
}
