package import CoreGraphics

/// Pixels that a layer class draws by itself between its background and its sublayers.
package nonisolated struct LayerDrawing {
  package var buffer: PixelBuffer
  /// Where the buffer's first pixel lies, relative to the layer's top left pixel.
  package var x: Int
  package var y: Int
  package var isOpaque: Bool

  package init(buffer: PixelBuffer, x: Int = 0, y: Int = 0, isOpaque: Bool = false) {
    self.buffer = buffer
    self.x = x
    self.y = y
    self.isOpaque = isOpaque
  }
}

/// The size and the resolution that a layer class draws for.
package nonisolated struct LayerDrawingSize: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double

  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }
}
