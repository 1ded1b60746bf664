import CoreGraphics
import Foundation

/// Draws the particles of an emitter layer at a moment.
struct EmitterDrawing {
  let particles: [EmitterParticle]
  let isAdditive: Bool
  let originX: CGFloat
  let originY: CGFloat

  /// Particles are drawn up to this many pixels around their layer.
  private static let largestMargin = 4096

  /// nil where nothing lies near the layer.
  func draw(_ size: LayerDrawingSize) -> LayerDrawing? {
    let room = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      .grown(by: Self.largestMargin)
    var area = PixelRect.empty
    for particle in particles where particle.isVisible {
      area = area.union(PixelRect(enclosing: box(of: particle, size.scale)).grown(by: 1))
    }
    area = area.intersection(room)
    guard !area.isEmpty else { return nil }

    let buffer = PixelBuffer(width: area.width, height: area.height)
    let context = CGContext(drawingInto: buffer, scale: 1)
    context.translateBy(x: -CGFloat(area.x), y: -CGFloat(area.y))
    context.scaleBy(x: size.scale, y: size.scale)
    context.translateBy(x: -originX, y: -originY)
    if isAdditive { context.setBlendMode(.plusLighter) }
    for particle in particles where particle.isVisible {
      draw(particle, on: context)
    }
    buffer.flush()
    return LayerDrawing(buffer: buffer, x: area.x, y: area.y)
  }

  /// In pixels, relative to the layer's top left pixel, whatever the particle's angle.
  private func box(of particle: EmitterParticle, _ scale: Double) -> CGRect {
    let (width, height) = (Double(particle.size.width), Double(particle.size.height))
    let reach = (width * width + height * height).squareRoot() / 2 * particle.scale * scale
    return CGRect(
      x: Double(particle.position.x - originX) * scale - reach,
      y: Double(particle.position.y - originY) * scale - reach,
      width: 2 * reach,
      height: 2 * reach
    )
  }

  private func draw(_ particle: EmitterParticle, on context: CGContext) {
    guard let image = particle.image else { return }
    context.saveGState()
    context.translateBy(x: particle.position.x, y: particle.position.y)
    context.rotate(by: CGFloat(particle.angle))
    context.scaleBy(x: CGFloat(particle.scale), y: CGFloat(particle.scale))
    context.setAlpha(CGFloat(particle.color[3]))
    let place = CGRect(
      x: -particle.size.width / 2,
      y: -particle.size.height / 2,
      width: particle.size.width,
      height: particle.size.height
    )
    context.drawUpright(tinted(image, particle.color), in: place)
    context.restoreGState()
  }

  /// The picture with its colors multiplied.
  private func tinted(_ image: CGImage, _ color: [Double]) -> CGImage {
    let shares = color[0..<3].map { UInt32(PixelArithmetic.byte($0)) }
    let source = image.buffer
    guard shares != [255, 255, 255], source.format == .argb32 else { return image }
    source.flush()
    let result = PixelBuffer(width: source.width, height: source.height)
    for y in 0..<source.height {
      let from = (source.bytes + y * source.stride).assumingMemoryBound(to: UInt32.self)
      let to = (result.bytes + y * result.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<source.width {
        var pixel = from[x] & 0xFF00_0000
        for (shift, share) in zip([16, 8, 0] as [UInt32], shares) {
          pixel |= PixelArithmetic.multiply(byte: from[x] >> shift & 255, share) << shift
        }
        to[x] = pixel
      }
    }
    result.markDirty()
    return CGImage(buffer: result)
  }
}

nonisolated extension EmitterParticle {
  fileprivate var isVisible: Bool { image != nil && scale > 0 && color[3] > 0 }
}
