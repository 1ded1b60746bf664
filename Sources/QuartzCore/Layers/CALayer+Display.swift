import CoreGraphics
package import Foundation

/// Drawing the contents of a layer.
extension CALayer {
  /// Draws through `draw(in:)` into a picture of the bounds' size × `contentsScale` and shows it.
  package func drawContents() {
    let image = drawnImage(of: properties)
    if properties.contents == nil {
      // The first picture is there from the start; later ones replace it with an action.
      properties.contents = image
      mark(.contents)
    } else {
      setContents(image)
    }
    drawnSize = image == nil ? nil : bounds.size
  }

  /// Makes the drawing in progress count for nothing: the layer stays without contents.
  ///
  /// The base implementation of a view's `draw(_:)` calls it, so that views that draw nothing cost nothing.
  package func discardDrawing() {
    drawingIsDiscarded = true
  }

  /// Draws again what depends on custom properties that are animated, for the values at `time`.
  ///
  /// The result reaches the screen as the `contents` of `properties(at:)`; the model stays as it is.
  package func displayIfNeeded(at time: TimeInterval) {
    displayIfNeeded()
    guard hasAnimations, animatesDisplay else {
      animatedContents = nil
      return
    }
    guard animatedContents?.time != time else { return }
    animatedContents = nil
    let shown = copyShowing(properties(at: time))
    shown.display()
    animatedContents = (shown.properties.contents, time)
    drawnSize = shown.drawnSize ?? drawnSize
  }

  private var animatesDisplay: Bool {
    attachedAnimations.contains { attached in
      attached.keys.contains { type(of: self).needsDisplay(forKey: $0) }
    }
  }

  private func drawnImage(of properties: LayerProperties) -> CGImage? {
    let scale = properties.contentsScale
    let size = properties.bounds.size
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let buffer = PixelBuffer(width: width, height: height, format: .argb32)
    let context = CGContext(drawingInto: buffer, scale: scale)
    context.translateBy(x: -properties.bounds.origin.x, y: -properties.bounds.origin.y)
    drawingIsDiscarded = false
    delegate?.layerWillDraw(self)
    draw(in: context)
    return drawingIsDiscarded ? nil : CGImage(buffer: buffer)
  }
}
