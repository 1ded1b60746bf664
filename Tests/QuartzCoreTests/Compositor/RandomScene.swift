import CoreGraphics
import Foundation
import QuartzCore

/// A layer tree of random looks that changes and animates at random.
///
/// It holds everything that layers can show: see `RandomLooks` and `RandomMotion`.
@MainActor
struct RandomScene {
  let screen: Screen
  var random: RandomSource
  private(set) var layers: [CALayer] = []

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    let side = 24 + random.index(40)
    screen = Screen(width: side, height: side, scale: random.chance(0.3) ? 2 : 1)
    screen.root.backgroundColor = random.chance(0.7) ? .snow : nil
    for _ in 0..<(3 + random.index(14)) {
      addLayer()
    }
  }

  /// The next instant to draw: mostly later, at times the same.
  mutating func advance(_ time: TimeInterval) -> TimeInterval {
    if random.chance(0.08) { return time }
    return time + random.number(0.01, 0.12)
  }

  mutating func mutate() {
    for _ in 0..<(random.index(4)) {
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
    let layer = layers.isEmpty ? screen.root : random.pick(layers)
    switch random.index(18) {
    case 0: layer.position = random.point()
    case 1: layer.bounds.size = random.size()
    case 2: layer.opacity = Float(random.number(0, 1.2))
    case 3: RandomLooks.decorate(layer, &random)
    case 4: addLayer()
    case 5:
      if layers.count > 3 {
        layer.removeFromSuperlayer()
      }
    case 6: layer.isHidden.toggle()
    case 7:
      layer.bounds.origin = CGPoint(x: random.number(-4, 4), y: random.number(-4, 4))
    case 8: RandomLooks.transform(layer, &random)
    case 9, 10: RandomMotion.animate(layer, &random)
    case 11: RandomLooks.changeOwn(layer, &random)
    case 12: RandomMotion.changeTime(layer, &random)
    case 13: move(layer)
    case 14: RandomLooks.mask(layer, &random)
    case 15: RandomLooks.shade(layer, &random)
    case 16: RandomLooks.decorate(layer.mask ?? layer, &random)
    default: reorder(layer)
    }
  }

  private mutating func addLayer() {
    let layer = RandomLooks.makeLayer(&random)
    layer.bounds = CGRect(origin: .zero, size: random.size())
    layer.position = random.point()
    RandomLooks.decorate(layer, &random)
    if random.chance(0.1) { RandomLooks.mask(layer, &random) }
    if random.chance(0.2) { RandomLooks.transform(layer, &random) }
    let parents = layers.filter { $0.superlayer != nil }
    let parent = parents.isEmpty || random.chance(0.4) ? screen.root : random.pick(parents)
    parent.addSublayer(layer)
    layers.append(layer)
    if random.chance(0.15) { RandomMotion.animate(layer, &random) }
  }

  private mutating func reorder(_ layer: CALayer) {
    guard let parent = layer.superlayer else { return }
    parent.insertSublayer(layer, at: UInt32(random.index(parent.sublayers?.count ?? 1)))
  }

  /// Takes a layer to another superlayer, or back into the tree.
  private mutating func move(_ layer: CALayer) {
    let parent = random.pick(layers)
    var above: CALayer? = parent
    while let current = above {
      if current === layer { return }
      above = current.superlayer
    }
    parent.addSublayer(layer)
  }
}
