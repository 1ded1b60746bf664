import Foundation
import QuartzCore

/// Animates a change of geometry as an offset that shrinks to nothing on top of the new value.
final class AdditiveAction: CAAction {
  private let context: ViewAnimationContext
  private let old: AnimatableValue

  init(context: ViewAnimationContext, old: AnimatableValue) {
    self.context = context
    self.old = old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let new = layer.modelValue(forKeyPath: event) else {
      return
    }
    let animation = context.makeAnimation(keyPath: event)
    var key = event
    if let offset = AdditiveAction.offset(from: old, to: new), let zero = new.zero {
      animation.isAdditive = true
      animation.fromValue = offset.boxed
      animation.toValue = zero.boxed
      key = AdditiveAction.freeKey(event, on: layer)
    } else {
      animation.fromValue = old.boxed
    }
    layer.add(animation, forKey: key)
  }

  /// What has to be added to the new value to get the old one; nil for transforms out of the plane.
  static func offset(from old: AnimatableValue, to new: AnimatableValue) -> AnimatableValue? {
    for value in [old, new] {
      if let transform = value.transform, !CATransform3DIsAffine(transform) { return nil }
    }
    return old.subtracting(new)
  }

  /// `position`, `position-2`, … : the first name that no running animation has.
  static func freeKey(_ event: String, on layer: CALayer) -> String {
    let taken = Set(layer.animationKeys() ?? [])
    guard taken.contains(event) else { return event }
    var number = 2
    while taken.contains("\(event)-\(number)") {
      number += 1
    }
    return "\(event)-\(number)"
  }
}
