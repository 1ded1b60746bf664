import Foundation

/// An animation of one property, or of a part of one such as `position.x`.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  /// Whether values are added to what the property would be without this animation.
  open var isAdditive = false

  /// Whether each repetition starts where the last one ended.
  open var isCumulative = false

  /// Turns animated numbers into a transform.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The values over time, for subclasses to give; nil animates nothing.
  func animatedValues() -> AnimatedValues? {
    nil
  }

  override func effect(on layer: CALayer) -> AnimationEffect {
    guard let keyPath, let values = animatedValues() else { return .none }
    if let path = PropertyPath(keyPath, in: layer) {
      let effect = PropertyEffect(
        path: path,
        values: values,
        isAdditive: isAdditive,
        isCumulative: isCumulative,
        valueFunction: valueFunction
      )
      return .property(effect)
    }
    return .none
  }
}
