import CoreGraphics
import Foundation
import QuartzCore

/// A generator with a known sequence (SplitMix64).
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ from: Double, _ to: Double) -> Double {
    Double.random(in: from..<to, using: &self)
  }

  mutating func index(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  mutating func chance(_ share: Double) -> Bool {
    number(0, 1) < share
  }
}

/// A layer tree of random looks that changes and animates at random.
///
/// Without blurs, replicators and layers with depth: their damage is not proven yet.
@MainActor
struct RandomScene {
  let screen: Screen
  var random: RandomSource
  private var layers: [CALayer] = []

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    let side = 24 + random.index(40)
    screen = Screen(width: side, height: side, scale: random.chance(0.3) ? 2 : 1)
    screen.root.backgroundColor = random.chance(0.7) ? .snow : nil
    for _ in 0..<(3 + random.index(14)) {
      addLayer()
    }
  }

  mutating func mutate() {
    for _ in 0..<(1 + random.index(3)) {
      if random.chance(0.5) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
      } else {
        change()
      }
    }
  }

  private mutating func change() {
    let layer = layers.isEmpty ? screen.root : layers[random.index(layers.count)]
    switch random.index(12) {
    case 0: layer.position = point()
    case 1: layer.bounds.size = size()
    case 2: layer.opacity = Float(random.number(0, 1.2))
    case 3: decorate(layer)
    case 4: addLayer()
    case 5:
      if layers.count > 3 {
        layer.removeFromSuperlayer()
      }
    case 6: layer.isHidden.toggle()
    case 7: layer.bounds.origin = CGPoint(x: random.number(-4, 4), y: random.number(-4, 4))
    case 8: transform(layer)
    case 9, 10: animate(layer)
    default: reorder(layer)
    }
  }

  private mutating func addLayer() {
    let layer = makeLayer()
    layer.bounds = CGRect(origin: .zero, size: size())
    layer.position = point()
    decorate(layer)
    if random.chance(0.2) { transform(layer) }
    let parents = layers.filter { $0.superlayer != nil }
    let parent =
      parents.isEmpty || random.chance(0.4) ? screen.root : parents[random.index(parents.count)]
    parent.addSublayer(layer)
    layers.append(layer)
    if random.chance(0.15) { animate(layer) }
  }

  private mutating func makeLayer() -> CALayer {
    switch random.index(10) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = CGPath(
        ellipseIn: CGRect(origin: CGPoint(x: -2, y: 1), size: size()),
        transform: nil
      )
      shape.fillColor = color()
      shape.strokeColor = color()
      shape.lineWidth = random.number(0, 4)
      shape.strokeEnd = random.number(0, 1.3)
      return shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color(), color()]
      gradient.type = [.axial, .radial, .conic][random.index(3)]
      gradient.endPoint = CGPoint(x: random.number(0, 1), y: 1)
      return gradient
    default: return CALayer()
    }
  }

  private mutating func decorate(_ layer: CALayer) {
    layer.backgroundColor = random.chance(0.75) ? color() : nil
    layer.cornerRadius = random.chance(0.3) ? random.number(0, 8) : 0
    layer.cornerCurve = random.chance(0.2) ? .continuous : .circular
    layer.maskedCorners = CACornerMask(rawValue: UInt(random.index(16)))
    layer.masksToBounds = random.chance(0.3)
    layer.borderWidth = random.chance(0.2) ? random.number(0, 3) : 0
    layer.opacity = random.chance(0.3) ? Float(random.number(0, 1)) : 1
    layer.zPosition = random.chance(0.1) ? random.number(-2, 2) : 0
    layer.isDoubleSided = random.chance(0.8)
    if random.chance(0.15) {
      layer.shadowOpacity = 0.8
      layer.shadowRadius = random.number(0, 4)
    }
    if random.chance(0.15) {
      layer.contents = picture()
      layer.contentsGravity = [.resize, .center, .resizeAspect, .bottomRight][random.index(4)]
    }
    if random.chance(0.1), layer.mask == nil {
      let mask = CALayer()
      mask.bounds = CGRect(origin: .zero, size: size())
      mask.position = point()
      mask.backgroundColor = .ink
      mask.cornerRadius = 4
      layer.mask = mask
      if random.chance(0.5) { animate(mask) }
    }
  }

  private mutating func transform(_ layer: CALayer) {
    switch random.index(5) {
    case 0: layer.transform = CATransform3DIdentity
    case 1: layer.transform = CATransform3DMakeScale(random.number(0.3, 3), 1.2, 1)
    case 2: layer.transform = CATransform3DMakeRotation(random.number(-3, 3), 0, 0, 1)
    case 3: layer.transform = CATransform3DMakeTranslation(random.number(-9, 9), 3, 0)
    default:
      var matrix = CATransform3DIdentity
      matrix.m34 = -1 / 60
      layer.transform = CATransform3DRotate(matrix, random.number(-1, 1), 1, 1, 0)
    }
    if random.chance(0.15) {
      layer.sublayerTransform = CATransform3DMakeScale(0.8, 1.1, 1)
    }
  }

  private mutating func animate(_ layer: CALayer) {
    let animation: CABasicAnimation
    switch random.index(6) {
    case 0:
      animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = point()
      animation.toValue = point()
    case 1:
      animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = Float(0)
      animation.toValue = Float(1)
    case 2:
      animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.byValue = random.number(-3, 3)
    case 3:
      animation = CABasicAnimation(keyPath: "bounds.size")
      animation.toValue = size()
    case 4:
      animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.toValue = random.number(0, 12)
    default:
      let transition = CATransition()
      transition.type = [.fade, .push, .moveIn, .reveal][random.index(4)]
      transition.duration = 0.3
      layer.add(transition, forKey: nil)
      return
    }
    animation.duration = random.number(0.05, 0.4)
    animation.autoreverses = random.chance(0.3)
    layer.add(animation, forKey: nil)
  }

  private mutating func reorder(_ layer: CALayer) {
    guard let parent = layer.superlayer else { return }
    parent.insertSublayer(layer, at: UInt32(random.index(parent.sublayers?.count ?? 1)))
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: random.number(-5, 45), y: random.number(-5, 45))
  }

  private mutating func size() -> CGSize {
    CGSize(width: random.number(0, 40), height: random.number(1, 40))
  }

  private mutating func color() -> CGColor {
    .rgb(
      random.number(0, 1),
      random.number(0, 1),
      random.number(0, 1),
      random.chance(0.6) ? 1 : random.number(0, 1)
    )
  }

  private mutating func picture() -> CGImage {
    let buffer = PixelBuffer(width: 1 + random.index(20), height: 1 + random.index(20))
    let pixels = buffer.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        pixels[y * buffer.stride / 4 + x] = 0xFF00_0000 | UInt32(x * 12) << 16 | UInt32(y * 12)
      }
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }
}
