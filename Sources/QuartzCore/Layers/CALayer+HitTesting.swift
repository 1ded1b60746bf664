import CoreGraphics
import Foundation

/// Finding the layer under a point.
extension CALayer {
  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = fromSuperlayer(point)
    let isInside = contains(own)
    if masksToBounds, !isInside { return nil }
    let order = shownLayer?.sublayersInDrawingOrder.map { $0.presentation() ?? $0 }
    for sublayer in (order ?? sublayersInDrawingOrder).reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}
