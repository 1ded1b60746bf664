import Foundation

/// Animations that run together in the time of the group.
///
/// Times of the members are on the group's clock; what lies beyond the group's duration is cut off.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  package override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  override func effect(on layer: CALayer) -> AnimationEffect {
    let members = (animations ?? []).map { animation in
      AnimationEffect.Member(
        timing: AnimationTiming(animation.timing, standardDuration: duration),
        effect: animation.effect(on: layer)
      )
    }
    return .group(members, timingFunction?.curve ?? .linear)
  }
}
