import CoreGraphics
package import Foundation
import QuartzCore

/// What is seen of a view at an instant, animations included.
extension UIView {
  /// The frame in the screen's coordinates with the animations of the view and all its ancestors at
  /// `time` (seconds on the frame clock).
  ///
  /// While the screen turns, the coordinates turn with it: the window counts as standing upright where
  /// it will be.
  package func framePresented(at time: TimeInterval) -> CGRect {
    var rect = layer.properties(at: time).bounds
    var current = layer
    while let parent = current.superlayer {
      if let window = current.delegate as? UIWindow {
        return rect.offsetBy(
          dx: window.frame.minX - window.bounds.minX,
          dy: window.frame.minY - window.bounds.minY
        )
      }
      var matrix = current.properties(at: time).matrix
      if let outer = parent.properties(at: time).sublayerMatrix {
        matrix = CATransform3DConcat(matrix, outer)
      }
      rect = matrix.boundingBox(of: rect)
      current = parent
    }
    return rect
  }
}
