public import CoreGraphics
import Foundation

/// Draws, lays out and animates on behalf of a layer.
///
/// A view is the delegate of its layer.
///
/// All methods are optional, as on iOS: their defaults do what a layer without a delegate does.
@preconcurrency
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's contents through `draw(in:)`.
  public func display(_ layer: CALayer) {
    layer.drawContents()
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  /// Hands over to the layer's layout manager.
  public func layoutSublayers(of layer: CALayer) {
    layer.layoutManager?.layoutSublayers(of: layer)
  }

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nil
  }
}
