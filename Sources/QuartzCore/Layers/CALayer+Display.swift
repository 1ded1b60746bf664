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

  /// Whether drawing the contents again makes the layer fade by itself, at the commit as all else begins.
  var fadesToNewContents: Bool {
    isCommitted && delegate == nil && properties.contents != nil && !properties.isHidden
  }

  /// Draws again what depends on custom properties that are animated, for the values at `time`.
  ///
  /// The result reaches the screen as the `contents` of `properties(at:)`; the model stays as it is.
  package func displayIfNeeded(at time: TimeInterval) {
    if needsDisplay() { animatedContents = nil }
    displayIfNeeded()
    guard hasAnimations, animatesDisplay else {
      animatedContents = nil
      return
    }
    // Time may stand still while animations are moved by hand.
    let local = localTime(at: time)
    let moments = attachedAnimations.map { $0.animation.timeSource?.progress(at: time) ?? local }
    guard animatedContents?.moments != moments else { return }
    animatedContents = nil
    let shown = copyShowing(properties(at: time))
    shown.display()
    animatedContents = (shown.properties.contents, moments)
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
