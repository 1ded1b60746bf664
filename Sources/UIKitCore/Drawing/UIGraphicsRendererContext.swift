public import CoreGraphics
public import Foundation

/// The context that a renderer's drawing code gets.
nonisolated open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .copy)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    with(blendMode) { cgContext.fill(rect) }
  }

  /// A frame inside `rect`, one point wide, in the stroke color.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .copy)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    with(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func with(_ blendMode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    draw()
    cgContext.restoreGState()
  }
}

/// The context of an image renderer.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage(),
      let format = format as? UIGraphicsImageRendererFormat
    else { return UIImage() }

    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
