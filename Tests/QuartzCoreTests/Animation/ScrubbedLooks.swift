import CoreGraphics
import Foundation
import QuartzCore

/// A screen with one layer for every kind of look that animates, in a container whose time can be set.
///
/// `ScrubbedScene` has the kinds of animations.
@MainActor
struct ScrubbedLooks {
  let screen = Screen(width: 96, height: 72)
  let container = CALayer()

  /// Runs from time 0 on, or stands still at 0 to be scrubbed.
  init(isScrubbed: Bool) {
    screen.root.backgroundColor = .snow
    container.frame = CGRect(x: 0, y: 0, width: 96, height: 72)
    screen.root.addSublayer(container)
    let layers = ScrubbedLooks.makeLayers()
    for (index, layer) in layers.enumerated() {
      layer.frame = CGRect(
        x: CGFloat(index % 6) * 16 + 1,
        y: CGFloat(index / 6) * 18 + 1,
        width: 14,
        height: 15
      )
      layer.backgroundColor = layer.backgroundColor ?? .rgb(0.2, 0.1 * CGFloat(index % 10), 0.7)
      container.addSublayer(layer)
    }
    screen.render()
    screen.change {
      container.speed = isScrubbed ? 0 : 1
    }
    screen.change { animateLooks(layers) }
    animateImplicitly(layers)
    screen.render()
  }

  /// Shows an instant and returns the pixels.
  func shown(at time: TimeInterval, clock: TimeInterval) -> PixelBuffer {
    if container.speed == 0 {
      screen.change { container.timeOffset = time }
    }
    screen.render(at: clock)
    screen.clock.animations.finishDue(at: clock)
    return screen.compositor.target.copy()
  }

  /// The numbers of the layers in whose place two pictures differ, for messages.
  func cells(where first: PixelBuffer, differsFrom second: PixelBuffer) -> [Int] {
    var result: Set<Int> = []
    for y in 0..<first.height {
      for x in 0..<first.width where first.pixel(x: x, y: y) != second.pixel(x: x, y: y) {
        result.insert(y / 18 * 6 + x / 16)
      }
    }
    return result.sorted()
  }

  private static func makeLayers() -> [CALayer] {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8), transform: nil)
    shape.strokeColor = .ink
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.rgb(1, 0, 0), CGColor.rgb(0, 0, 1)]
    gradient.locations = [0, 1]
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.1
    replicator.instanceTransform = CATransform3DMakeTranslation(4, 3, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    dot.backgroundColor = .ink
    replicator.addSublayer(dot)
    let space = CATransformLayer()
    for depth in [-3.0, 3] {
      let card = CALayer()
      card.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
      card.backgroundColor = depth > 0 ? .ink : .rgb(1, 0.5, 0)
      card.zPosition = depth
      space.addSublayer(card)
    }
    let scroll = CAScrollLayer()
    let inner = CALayer()
    inner.frame = CGRect(x: 3, y: 3, width: 20, height: 20)
    inner.backgroundColor = .ink
    scroll.addSublayer(inner)
    return [shape, gradient, replicator, space, scroll] + (0..<19).map { _ in CALayer() }
  }

  private func animateLooks(_ layers: [CALayer]) {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 14, height: 4), transform: nil)
    for (index, animation) in [
      move("path", to: square), move("strokeEnd", from: 0.2), move("lineWidth", to: 4.0),
      move("fillColor", to: CGColor.rgb(0, 1, 0)),
    ].enumerated() {
      layers[0].add(animation, forKey: "\(index)")
    }
    layers[1].add(
      move("colors", to: [CGColor.rgb(0, 1, 0), CGColor.rgb(1, 1, 0)]),
      forKey: "colors"
    )
    layers[1].add(move("locations", to: [0.4, 0.6]), forKey: "locations")
    layers[1].add(move("endPoint", to: CGPoint(x: 1, y: 0.5)), forKey: "endPoint")
    // It stays for the copies, which are late.
    let copied = move("position.x", to: 12.0)
    copied.isRemovedOnCompletion = false
    layers[2].sublayers?.first?.add(copied, forKey: nil)
    layers[2].add(
      move("instanceTransform", to: CATransform3DMakeTranslation(1, 5, 0)),
      forKey: nil
    )
    layers[3].add(move("transform", to: CATransform3DMakeRotation(2.5, 0.2, 1, 0)), forKey: nil)
    layers[4].add(move("bounds.origin", to: CGPoint(x: 8, y: 5)), forKey: nil)

    addShadow(to: layers[5])
    layers[5].add(move("shadowOpacity", from: 0.0), forKey: "opacity")
    layers[5].add(move("shadowOffset", to: CGSize(width: 4, height: 4)), forKey: "offset")
    layers[5].add(move("shadowRadius", to: 5.0), forKey: "radius")
    addShadow(to: layers[6])
    layers[6].shadowPath = square
    layers[6].add(
      move("shadowPath", to: CGPath(rect: layers[6].bounds, transform: nil)),
      forKey: "path"
    )
    layers[6].add(move("shadowColor", to: CGColor.rgb(1, 0, 0)), forKey: "color")

    layers[7].borderWidth = 1
    layers[7].add(move("borderWidth", to: 5.0), forKey: "width")
    layers[7].add(move("borderColor", to: CGColor.rgb(1, 0, 0)), forKey: "color")
    layers[7].add(move("cornerRadius", to: 7.0), forKey: "radius")

    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 7, height: 15)
    mask.backgroundColor = .ink
    layers[8].mask = mask
    mask.add(move("position.x", to: 14.0), forKey: nil)

    var eye = CATransform3DIdentity
    eye.m34 = -1 / 40
    layers[9].sublayerTransform = eye
    let card = screen.add(2, 2, 10, 10, .ink, in: layers[9])
    card.isDoubleSided = false
    card.add(move("transform.rotation.y", to: 3.0), forKey: nil)
    layers[9].add(
      move("sublayerTransform", to: CATransform3DRotate(eye, 0.5, 1, 0, 0)),
      forKey: nil
    )

    layers[10].contents = picture()
    layers[10].add(
      move("contentsRect", to: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)),
      forKey: nil
    )
    layers[11].contents = picture()
    layers[11].add(
      move("contentsCenter", to: CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)),
      forKey: nil
    )

    layers[12].add(move("anchorPoint", to: CGPoint.zero), forKey: "anchor")
    layers[12].add(move("zPosition", to: 3.0), forKey: "depth")

    for (index, mode) in [
      CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced,
    ].enumerated() {
      let frames = CAKeyframeAnimation(keyPath: "position.y")
      let y = Double(layers[13 + index].position.y)
      frames.values = [y, y + 9, y - 6, y + 2]
      frames.calculationMode = mode
      frames.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
        CAMediaTimingFunction(name: .easeOut),
      ]
      frames.tensionValues = [0.5, 0, -0.5, 0]
      frames.duration = 1.3
      layers[13 + index].add(frames, forKey: nil)
    }

    for (index, type) in [
      CATransitionType.fade, .moveIn, .push, .reveal, .flip,
    ].enumerated() {
      let transition = CATransition()
      transition.type = type
      transition.subtype = [.fromLeft, .fromRight, .fromTop, .fromBottom][index % 4]
      transition.duration = 0.9
      transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layers[18 + index].add(transition, forKey: nil)
      layers[18 + index].backgroundColor = .ink
    }
    layers[23].shouldRasterize = true
    layers[23].rasterizationScale = 0.5
    layers[23].add(move("position.x", by: -10.0), forKey: nil)
  }

  /// What layers do by themselves, a quarter of a second long.
  private func animateImplicitly(_ layers: [CALayer]) {
    layers[12].opacity = 0.4
    layers[12].backgroundColor = .rgb(1, 1, 0)
    layers[8].masksToBounds = true
    layers[13].isHidden = true
    layers[14].cornerRadius = 5
    layers[15].bounds.size.height = 6
    let dot = CALayer()
    dot.frame = CGRect(x: 3, y: 3, width: 6, height: 6)
    dot.backgroundColor = .ink
    layers[16].addSublayer(dot)
    layers[17].contents = picture()
  }

  private func addShadow(to layer: CALayer) {
    layer.shadowOpacity = 0.8
    layer.shadowOffset = .zero
    layer.shadowRadius = 1
  }

  /// Nine by nine pixels, every one another color.
  private func picture() -> CGImage {
    let buffer = PixelBuffer(width: 9, height: 9)
    for y in 0..<9 {
      let row = (buffer.bytes + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<9 {
        row[x] = 0xFF00_0000 | UInt32(x * 28) << 16 | UInt32(y * 28)
      }
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }
}
