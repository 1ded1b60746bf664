package import CoreGraphics
package import Foundation

/// A picture of a layer and all below it, in the layer's own space.
package struct LayerPicture {
  package let image: CGImage
  /// Where the picture lies in the layer's own space, in points.
  package let frame: CGRect
  /// Pixels per point.
  package let scale: CGFloat

  /// In pixels per side; more is cut off.
  private static let largestSide = 16_384

  /// Draws a layer with its animations at `time`, or without any if that is nil.
  ///
  /// Position, transform, opacity and visibility of the layer itself do not count. `area` is the part
  /// wanted, in points of the layer's own space; nil is all that the layer and its sublayers draw.
  /// nil where there is nothing to draw.
  package init?(of layer: CALayer, at time: TimeInterval?, scale: CGFloat, area: CGRect? = nil) {
    let tree = RenderTree(isObserving: false, showsAnimations: time != nil)
    tree.isRootAlone = true
    tree.update(layer, at: time ?? 0, scale: Double(scale))
    guard let node = tree.root else { return nil }
    let look = node.look
    var rect = node.subtreeBounds
    if let area {
      rect = PixelRect(
        x: PixelSnap.edge(Double(area.minX * scale)) + look.contentX,
        y: PixelSnap.edge(Double(area.minY * scale)) + look.contentY,
        width: PixelSnap.edge(Double(area.width * scale)),
        height: PixelSnap.edge(Double(area.height * scale))
      )
    }
    rect.width = min(rect.width, Self.largestSide)
    rect.height = min(rect.height, Self.largestSide)
    guard !rect.isEmpty else { return nil }

    let buffer = PixelBuffer(width: rect.width, height: rect.height)
    let painter = Painter(keepsPixels: false)
    let list = PaintList.make(
      node,
      .all,
      region: PixelRegion(rect),
      frame: tree.frame,
      usesFlattening: false
    )
    painter.paint(list, on: PixelPlane(buffer, x: rect.x, y: rect.y))
    buffer.markDirty()
    image = CGImage(buffer: buffer)
    self.scale = scale
    frame = CGRect(
      x: CGFloat(rect.x - look.contentX) / scale,
      y: CGFloat(rect.y - look.contentY) / scale,
      width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale
    )
  }
}

extension CALayer {
  /// Draws the model of the tree into a context whose space is the layer's own.
  func drawTree(in context: CGContext) {
    let matrix = context.userSpaceToDeviceSpaceTransform
    let scale = max(
      (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
      (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    )
    guard scale > 0, scale.isFinite else { return }
    guard let picture = LayerPicture(of: self, at: nil, scale: scale) else { return }
    context.drawUpright(picture.image, in: picture.frame)
  }
}

extension CGContext {
  /// Draws an image with its upper edge at the rectangle's smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }
}
