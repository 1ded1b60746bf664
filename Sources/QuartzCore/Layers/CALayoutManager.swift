public import Foundation

/// Lays out the sublayers of layers that have no delegate.
@preconcurrency
public protocol CALayoutManager: AnyObject {
  func preferredSize(of layer: CALayer) -> CGSize
  func invalidateLayout(of layer: CALayer)
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  public func preferredSize(of layer: CALayer) -> CGSize {
    layer.bounds.size
  }

  public func invalidateLayout(of layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}
}
