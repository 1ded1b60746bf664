public import Foundation

/// A layer that shows part of its sublayers and scrolls by moving its bounds' origin.
open class CAScrollLayer: CALayer {
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Makes `p` the bounds' origin, in the directions that `scrollMode` allows.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Moves the bounds by as little as shows the rectangle.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    origin.x = CAScrollLayer.nearest(origin.x, bounds.width, showing: r.minX, r.maxX)
    origin.y = CAScrollLayer.nearest(origin.y, bounds.height, showing: r.minY, r.maxY)
    scroll(to: origin)
  }

  private static func nearest(
    _ origin: CGFloat,
    _ length: CGFloat,
    showing start: CGFloat,
    _ end: CGFloat
  ) -> CGFloat {
    if end > origin + length { return min(end - length, start) }
    return min(origin, start)
  }
}

extension CALayer {
  /// The part of the layer that the nearest scroll layer above shows; the bounds without one.
  public var visibleRect: CGRect {
    var layer = superlayer
    while let candidate = layer, !(candidate is CAScrollLayer) {
      layer = candidate.superlayer
    }
    guard let scroller = layer else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }

  /// Scrolls the nearest scroll layer above so that `p` is at its origin.
  public func scroll(_ p: CGPoint) {
    nearestScroller.map { $0.scroll(to: convert(p, to: $0)) }
  }

  /// Scrolls the nearest scroll layer above by as little as shows `r`.
  public func scrollRectToVisible(_ r: CGRect) {
    nearestScroller.map { $0.scroll(to: convert(r, to: $0)) }
  }

  private var nearestScroller: CAScrollLayer? {
    var layer = superlayer
    while let candidate = layer {
      if let scroller = candidate as? CAScrollLayer { return scroller }
      layer = candidate.superlayer
    }
    return nil
  }
}
