import CoreGraphics
import Foundation
import QuartzCore

/// Contents: `draw(_:)` into the layer.
///
/// Most views draw nothing, and there is no asking whether a class overrides `draw(_:)`. So the first
/// time, `draw(_:)` runs against a context of one pixel: a class that did not reach the base method,
/// or drew something beside it, draws; only then does its layer get pixels.
extension UIView {
  private static var drawingClasses: Set<ObjectIdentifier> = []

  func displayContents(of layer: CALayer) {
    guard layer === self.layer else {
      layer.drawContents()
      return
    }
    guard type(of: self) != UIView.self, bounds.width > 0, bounds.height > 0 else { return }
    if drawsItself {
      layer.drawContents()
    } else if layer.drawnSize != nil {
      layer.contents = nil
    }
  }

  private var drawsItself: Bool {
    let identifier = ObjectIdentifier(type(of: self))
    if Self.drawingClasses.contains(identifier) { return true }
    let probe = CGContext(
      drawingInto: PixelBuffer(width: 1, height: 1, format: .argb32),
      scale: contentScaleFactor
    )
    appearance.reachedBaseDraw = false
    drawContents(of: layer, in: probe)
    let draws = !appearance.reachedBaseDraw || probe.hasDrawn
    if draws { Self.drawingClasses.insert(identifier) }
    return draws
  }

  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    traitCollection.performAsCurrent { draw(bounds) }
  }

  /// The animation for a change of `event`, or "none" outside animation blocks.
  func viewAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return ViewAnimationContext.action(for: layer, forKey: event) ?? NSNull()
  }
}

extension UIView.ContentMode {
  /// Layers call the side of greater y their top, views that of smaller y.
  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
