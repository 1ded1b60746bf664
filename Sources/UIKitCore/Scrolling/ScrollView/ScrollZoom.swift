import CoreGraphics
import Foundation

/// What a scroll view remembers of zooming.
struct ScrollZoom {
  var scale: CGFloat = 1
  /// The scale at which a pinch began.
  var startScale: CGFloat = 1
  /// The point of the content (at scale 1) that a pinch holds under the fingers.
  var anchor = CGPoint.zero
  weak var view: UIView?
}
