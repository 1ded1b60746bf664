import CoreGraphics

/// What was on screen of a layer when a transition began, for drawing at any resolution.
nonisolated final class TransitionPicture {
  /// Relative to the layer's top left pixel.
  private let drawing: LayerDrawing
  /// Pixels per point of `drawing`.
  private let scale: Double
  /// The last copy in another resolution.
  private var copy: (scale: Double, drawing: LayerDrawing)?

  init(_ drawing: LayerDrawing, scale: Double) {
    self.drawing = drawing
    self.scale = scale
  }

  /// The same object for the same scale, as long as no other is asked for.
  func drawing(scale wanted: Double) -> LayerDrawing {
    guard wanted != scale, wanted > 0, scale > 0 else { return drawing }
    if let copy, copy.scale == wanted { return copy.drawing }
    let factor = wanted / scale
    let made = drawing.scaled(by: factor)
    copy = (wanted, made)
    return made
  }
}

extension LayerDrawing {
  /// In pixels per side; more is cut off.
  private nonisolated static let largestSide = 8192

  fileprivate nonisolated func scaled(by factor: Double) -> LayerDrawing {
    let left = PixelSnap.edge(Double(x) * factor)
    let top = PixelSnap.edge(Double(y) * factor)
    let right = PixelSnap.edge(Double(x + buffer.width) * factor)
    let bottom = PixelSnap.edge(Double(y + buffer.height) * factor)
    let target = PixelBuffer(
      width: min(max(right - left, 1), Self.largestSide),
      height: min(max(bottom - top, 1), Self.largestSide)
    )
    buffer.flush()
    let plane = PixelPlane(target)
    Warp(
      PixelPlane(buffer),
      bounds: buffer.bounds,
      through: Homography(
        scaleX: Double(target.width) / Double(buffer.width),
        scaleY: Double(target.height) / Double(buffer.height)
      ),
      x: 0,
      y: 0,
      alpha: 255
    )?.draw(plane.bounds, over: plane)
    target.markDirty()
    return LayerDrawing(buffer: target, x: left, y: top, isOpaque: isOpaque)
  }
}
