import Foundation

/// An animation of a property from one value to another.
///
/// Missing ends are what the property would be without the animation: `fromValue` alone goes to it,
/// `toValue` alone comes from it, `byValue` is an offset. Without any end the animation goes from what the
/// property showed before the running transaction to what it is now.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func effect(on layer: CALayer) -> AnimationEffect {
    guard fromValue == nil, toValue == nil, byValue == nil, let keyPath,
      let previous = layer.previousValue(forKeyPath: keyPath)?.boxed
    else { return super.effect(on: layer) }
    let complete = duplicate()
    complete.fromValue = previous
    return complete.effect(on: layer)
  }

  override func animatedValues() -> AnimatedValues? {
    .between(ends, pace)
  }

  /// How far the animation is at each fraction of its time.
  var pace: AnimationPace {
    timingFunction.map { .curve($0.curve) } ?? .linear
  }

  private var ends: AnimationEnds {
    AnimationEnds(
      from: AnimatableValue(fromValue),
      to: AnimatableValue(toValue),
      by: AnimatableValue(byValue)
    )
  }
}
