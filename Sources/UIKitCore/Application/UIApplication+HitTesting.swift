package import Foundation

extension UIApplication {
  /// The view that a touch at a point of the screen would go to, looking from the front.
  package func viewHit(at point: CGPoint) -> UIView? {
    for window in visibleWindows.reversed() {
      let inWindow = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let hit = window.hitTest(inWindow, with: nil) { return hit }
    }
    return nil
  }
}
