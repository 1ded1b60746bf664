import CoreGraphics
import Foundation
import QuartzCore

/// Random animations of layers, of every kind.
@MainActor
enum RandomMotion {
  static func animate(_ layer: CALayer, _ random: inout RandomSource) {
    if random.chance(0.1) {
      layer.removeAllAnimations()
      return
    }
    switch random.index(8) {
    case 0: layer.add(transition(&random), forKey: nil)
    case 1:
      let group = CAAnimationGroup()
      group.animations = [basic(layer, &random), keyframes(&random)]
      finish(group, &random)
      layer.add(group, forKey: random.chance(0.5) ? "group" : nil)
    case 2: layer.add(finish(keyframes(&random), &random), forKey: nil)
    case 3:
      let spring = CASpringAnimation(keyPath: "position")
      spring.fromValue = random.point()
      spring.initialVelocity = random.number(-2, 2)
      layer.add(finish(spring, &random), forKey: nil)
    default: layer.add(finish(basic(layer, &random), &random), forKey: nil)
    }
  }

  /// Changes how the layer's time runs.
  static func changeTime(_ layer: CALayer, _ random: inout RandomSource) {
    switch random.index(4) {
    case 0: layer.speed = Float(random.number(-1, 2))
    case 1: layer.timeOffset = random.number(0, 0.5)
    case 2: layer.beginTime = random.number(0, 0.3)
    default:
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
    }
  }

  @discardableResult
  private static func finish(_ animation: CAAnimation, _ random: inout RandomSource) -> CAAnimation
  {
    animation.duration = random.number(0.05, 0.4)
    animation.autoreverses = random.chance(0.3)
    animation.repeatCount = random.chance(0.2) ? 2 : 0
    animation.fillMode = random.pick([.removed, .removed, .both, .backwards])
    animation.isRemovedOnCompletion = random.chance(0.8)
    animation.speed = random.chance(0.9) ? 1 : 0.5
    return animation
  }

  private static func transition(_ random: inout RandomSource) -> CATransition {
    let transition = CATransition()
    transition.type = random.pick([
      .fade, .push, .moveIn, .reveal, CATransitionType(rawValue: "flip"),
    ])
    transition.subtype = random.pick([nil, .fromLeft, .fromRight, .fromTop, .fromBottom])
    transition.duration = 0.3
    transition.endProgress = random.chance(0.9) ? 1 : 0.6
    return transition
  }

  private static func keyframes(_ random: inout RandomSource) -> CAKeyframeAnimation {
    let keyframes: CAKeyframeAnimation
    if random.chance(0.5) {
      keyframes = CAKeyframeAnimation(keyPath: "opacity")
      keyframes.values = [0.2, 1, 0.5]
      keyframes.calculationMode = random.pick([.linear, .discrete])
    } else {
      keyframes = CAKeyframeAnimation(keyPath: "position")
      keyframes.path = CGPath(
        ellipseIn: CGRect(origin: .zero, size: random.size()),
        transform: nil
      )
      keyframes.rotationMode = random.pick([nil, .rotateAuto])
      keyframes.calculationMode = random.pick([.linear, .paced])
    }
    keyframes.isAdditive = random.chance(0.2)
    return keyframes
  }

  private static func basic(_ layer: CALayer, _ random: inout RandomSource) -> CABasicAnimation {
    if random.chance(0.4), let own = ownAnimation(layer, &random) { return own }
    func make(
      _ keyPath: String,
      from: Any? = nil,
      to: Any? = nil,
      by: Any? = nil
    )
      -> CABasicAnimation
    {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      return animation
    }
    switch random.index(14) {
    case 0: return make("position", from: random.point(), to: random.point())
    case 1: return make("opacity", from: Float(0), to: Float(1))
    case 2: return make("transform.rotation.z", by: random.number(-3, 3))
    case 3: return make("bounds.size", to: random.size())
    case 4: return make("cornerRadius", to: random.number(0, 12))
    case 5: return make("transform", to: RandomLooks.matrix(&random))
    case 6: return make("sublayerTransform", to: RandomLooks.matrix(&random))
    case 7: return make("backgroundColor", to: random.color())
    case 8: return make("shadowOpacity", from: Float(0), to: Float(1))
    case 9: return make("shadowOffset", to: random.size())
    case 10: return make("bounds.origin", to: CGPoint(x: 5, y: -5))
    case 11: return make("zPosition", from: -9.0, to: 9.0)
    case 12: return make("borderWidth", to: random.number(0, 5))
    default:
      let animation = make("position.x", from: -5.0, to: 5.0)
      animation.isAdditive = true
      return animation
    }
  }

  private static func ownAnimation(
    _ layer: CALayer,
    _ random: inout RandomSource
  ) -> CABasicAnimation? {
    let animation: CABasicAnimation
    switch layer {
    case is CAShapeLayer:
      animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0.0
    case is CAGradientLayer:
      animation = CABasicAnimation(keyPath: "colors")
      animation.toValue = [random.color(), random.color(), random.color()]
    case is BackdropLayer:
      animation = CABasicAnimation(keyPath: "backdropBlurRadius")
      animation.fromValue = CGFloat(0)
      animation.toValue = CGFloat(5)
    case is CAReplicatorLayer:
      animation = CABasicAnimation(keyPath: "instanceTransform")
      animation.toValue = CATransform3DMakeTranslation(random.number(-9, 9), 9, 0)
    case is StripedLayer:
      animation = CABasicAnimation(keyPath: "phase")
      animation.fromValue = CGFloat(0)
      animation.toValue = CGFloat(9)
    default: return nil
    }
    return animation
  }
}
