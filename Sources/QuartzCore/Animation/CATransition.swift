import Foundation

/// An animation between what a layer tree looked like before a change and what it looks like after.
///
/// The compositor keeps the old picture of the layer when one of these is added, and mixes.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade

  /// The side that the new picture comes from; nil means from the left for moves.
  open var subtype: CATransitionSubtype?

  /// The part of the transition to show, 0…1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  package override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func effect(on layer: CALayer) -> AnimationEffect {
    .transition(timingFunction?.curve ?? .linear)
  }
}
