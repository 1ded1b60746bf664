import CoreGraphics
import Foundation
import QuartzCore

/// Random looks of layers: every class and every property that changes pixels.
@MainActor
enum RandomLooks {
  static func makeLayer(_ random: inout RandomSource) -> CALayer {
    switch random.index(20) {
    case 0, 1:
      let shape = CAShapeLayer()
      change(shape, &random)
      return shape
    case 2, 3:
      let gradient = CAGradientLayer()
      change(gradient, &random)
      return gradient
    case 4, 5:
      let backdrop = BackdropLayer()
      change(backdrop, &random)
      return backdrop
    case 6:
      let replicator = CAReplicatorLayer()
      change(replicator, &random)
      return replicator
    case 7: return CATransformLayer()
    case 8: return StripedLayer()
    case 9:
      let text = CATextLayer()
      text.string = "ab"
      return text
    default: return CALayer()
    }
  }

  /// Changes what only the layer's class has.
  static func changeOwn(_ layer: CALayer, _ random: inout RandomSource) {
    switch layer {
    case let layer as CAShapeLayer: change(layer, &random)
    case let layer as CAGradientLayer: change(layer, &random)
    case let layer as BackdropLayer: change(layer, &random)
    case let layer as CAReplicatorLayer: change(layer, &random)
    case let layer as CATextLayer: layer.string = random.chance(0.5) ? "b" : "abc"
    case let layer as StripedLayer: layer.phase = random.number(0, 9)
    default: layer.zPosition = random.chance(0.5) ? random.number(-9, 9) : 0
    }
  }

  private static func change(_ shape: CAShapeLayer, _ random: inout RandomSource) {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(origin: CGPoint(x: -2, y: 1), size: random.size()))
    path.addRect(CGRect(origin: CGPoint(x: 3, y: 4), size: random.size()))
    shape.path = path
    shape.fillRule = random.chance(0.5) ? .evenOdd : .nonZero
    shape.fillColor = random.color()
    shape.strokeColor = random.color()
    shape.lineWidth = random.number(0, 4)
    shape.strokeStart = random.chance(0.5) ? 0 : random.number(0, 0.5)
    shape.strokeEnd = random.number(0, 1.3)
    shape.lineDashPattern = random.chance(0.3) ? [3, 2] : nil
  }

  private static func change(_ gradient: CAGradientLayer, _ random: inout RandomSource) {
    gradient.colors = [random.color(), random.color(), random.color()]
    gradient.type = random.pick([.axial, .radial, .conic])
    gradient.locations = random.chance(0.5) ? [0.1, 0.4, 0.8] : nil
    gradient.endPoint = CGPoint(x: random.number(0, 1), y: 1)
  }

  private static func change(_ backdrop: BackdropLayer, _ random: inout RandomSource) {
    backdrop.blurRadius = random.number(0, 3)
    backdrop.saturation = random.number(0, 2)
    backdrop.tint = random.chance(0.5) ? .rgb(1, 1, 1, 0.3) : nil
  }

  private static func change(_ replicator: CAReplicatorLayer, _ random: inout RandomSource) {
    replicator.instanceCount = random.index(4)
    replicator.instanceDelay = random.chance(0.5) ? 0.05 : 0
    replicator.instanceTransform =
      random.chance(0.5)
      ? CATransform3DMakeTranslation(5, 3, 0) : CATransform3DMakeRotation(0.5, 0, 0, 1)
    replicator.instanceAlphaOffset = random.chance(0.5) ? -0.2 : 0
    replicator.instanceRedOffset = random.chance(0.5) ? -0.3 : 0
    replicator.instanceColor = random.color()
  }

  /// In place of the host's text engine: a block for each character.
  static func drawText(_ layer: CATextLayer, in context: CGContext) {
    let count = (layer.string as? String)?.count ?? 0
    context.setFillColor(.rgb(0.1, 0.1, 0.4))
    for place in 0..<count {
      context.fill(CGRect(x: CGFloat(place) * 6 + 0.3, y: 2, width: 4, height: 7))
    }
  }

  // MARK: - Every layer

  static func decorate(_ layer: CALayer, _ random: inout RandomSource) {
    layer.backgroundColor = random.chance(0.75) ? random.color() : nil
    layer.cornerRadius = random.chance(0.3) ? random.number(0, 8) : 0
    layer.cornerCurve = random.chance(0.2) ? .continuous : .circular
    layer.maskedCorners = CACornerMask(rawValue: UInt(random.index(16)))
    layer.masksToBounds = random.chance(0.3)
    layer.borderWidth = random.chance(0.2) ? random.number(0, 3) : 0
    layer.borderColor = random.color()
    layer.opacity = random.chance(0.3) ? Float(random.number(0, 1)) : 1
    layer.allowsGroupOpacity = random.chance(0.8)
    layer.zPosition = random.chance(0.1) ? random.number(-2, 2) : 0
    layer.isDoubleSided = random.chance(0.8)
    layer.isGeometryFlipped = random.chance(0.05)
    layer.shouldRasterize = random.chance(0.1)
    layer.rasterizationScale = random.chance(0.5) ? 1 : 2
    layer.edgeAntialiasingMask =
      random.chance(0.9) ? [.layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge] : []
    layer.anchorPoint =
      random.chance(0.9) ? CGPoint(x: 0.5, y: 0.5) : CGPoint(x: random.number(0, 1), y: 1)
    if random.chance(0.15) { shade(layer, &random) }
    if random.chance(0.15) { fill(layer, &random) }
  }

  static func shade(_ layer: CALayer, _ random: inout RandomSource) {
    layer.shadowOpacity = random.chance(0.8) ? Float(random.number(0, 1)) : 0
    layer.shadowRadius = random.number(0, 4)
    layer.shadowOffset = CGSize(width: random.number(-4, 4), height: random.number(-4, 4))
    layer.shadowColor = random.color()
    layer.shadowPath =
      random.chance(0.3)
      ? CGPath(ellipseIn: CGRect(origin: .zero, size: random.size()), transform: nil) : nil
  }

  private static func fill(_ layer: CALayer, _ random: inout RandomSource) {
    layer.contents = random.chance(0.9) ? picture(&random) : nil
    layer.contentsGravity = random.pick([
      .resize, .center, .resizeAspect, .resizeAspectFill, .bottomRight, .top, .left,
    ])
    layer.contentsScale = random.chance(0.7) ? 1 : 2
    layer.contentsCenter =
      random.chance(0.7)
      ? CGRect(x: 0, y: 0, width: 1, height: 1) : CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    layer.contentsRect =
      random.chance(0.7)
      ? CGRect(x: 0, y: 0, width: 1, height: 1) : CGRect(x: 0.1, y: 0, width: 0.6, height: 0.5)
    layer.magnificationFilter = random.chance(0.7) ? .linear : .nearest
  }

  static func mask(_ layer: CALayer, _ random: inout RandomSource) {
    guard layer.mask == nil else {
      layer.mask = nil
      return
    }
    let mask = makeLayer(&random)
    mask.bounds = CGRect(origin: .zero, size: random.size())
    mask.position = random.point()
    mask.backgroundColor = .ink
    mask.cornerRadius = 4
    if random.chance(0.3) { decorate(mask, &random) }
    if random.chance(0.2) { transform(mask, &random) }
    if random.chance(0.3) {
      let inner = makeLayer(&random)
      inner.frame = CGRect(origin: random.point(), size: random.size())
      inner.backgroundColor = random.color()
      mask.addSublayer(inner)
      if random.chance(0.5) { RandomMotion.animate(inner, &random) }
    }
    layer.mask = mask
    if random.chance(0.5) { RandomMotion.animate(mask, &random) }
  }

  static func transform(_ layer: CALayer, _ random: inout RandomSource) {
    layer.transform = matrix(&random)
    if random.chance(0.15) {
      layer.sublayerTransform = matrix(&random)
    }
    if random.chance(0.1) {
      layer.anchorPointZ = random.number(-5, 5)
    }
  }

  static func matrix(_ random: inout RandomSource) -> CATransform3D {
    switch random.index(6) {
    case 0: return CATransform3DIdentity
    case 1: return CATransform3DMakeScale(random.number(0.3, 3), 1.2, 1)
    case 2: return CATransform3DMakeRotation(random.number(-3, 3), 0, 0, 1)
    case 3: return CATransform3DMakeTranslation(random.number(-9, 9), 3, random.number(-9, 9))
    case 4:
      return CATransform3DMakeRotation(random.number(-3, 3), random.number(0, 1), 1, 0)
    default:
      var matrix = CATransform3DIdentity
      matrix.m34 = -1 / 60
      return CATransform3DRotate(matrix, random.number(-1, 1), 1, 1, 0)
    }
  }

  private static func picture(_ random: inout RandomSource) -> CGImage {
    let buffer = PixelBuffer(width: 1 + random.index(20), height: 1 + random.index(20))
    let isOpaque = random.chance(0.7)
    let pixels = buffer.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let alpha: UInt32 = isOpaque || (x + y) % 3 > 0 ? 0xFF00_0000 : 0
        pixels[y * buffer.stride / 4 + x] =
          alpha == 0 ? 0 : alpha | UInt32(x * 12) << 16 | UInt32(y * 12)
      }
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }
}
