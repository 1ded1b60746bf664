import Foundation

/// Attaching and removing animations.
extension CALayer {
  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard !isPresentation else { return }
    let key = animation is CATransition ? CALayer.transitionKey : key
    if let key { detachAnimation(forKey: key) }
    let attached = AttachedAnimation(
      animation.duplicate(),
      key: key,
      layer: self,
      completions: CATransaction.completions
    )
    attachedAnimations.append(attached)
    FrameClock.current.animations.insert(attached)
    CATransaction.noteUnsettled(attached)
    attached.animation.observer?.animationWasAttached(attached.animation, to: self)
    if animation is CATransition {
      transitionWillBegin()
    }
    mark(.appearance)
  }

  func detachAnimation(forKey key: String) {
    guard let index = attachedAnimations.firstIndex(where: { $0.key == key }) else { return }
    detach(attachedAnimations[index], finished: false)
  }

  func detachAllAnimations() {
    for attached in attachedAnimations {
      detach(attached, finished: false)
    }
  }

  /// Takes away the animations for which `isWanted` holds; they end with `finished`.
  package func removeAnimations(finished: Bool, where isWanted: (CAAnimation) -> Bool) {
    for attached in attachedAnimations where isWanted(attached.animation) {
      detach(attached, finished: finished)
    }
  }

  /// Whether an animation that replaces the property's value, rather than adding to it, is attached.
  package func hasAbsoluteAnimation(forKey key: String) -> Bool {
    attachedAnimations.contains { $0.keys.contains(key) && !$0.additiveKeys.contains(key) }
  }

  /// Takes an animation away and says how it ended.
  func detach(_ attached: AttachedAnimation, finished: Bool) {
    attachedAnimations.removeAll { $0 === attached }
    if attachedAnimations.isEmpty { animatedContents = nil }
    // One that takes its place in this turn starts from the same picture.
    if attached.animation is CATransition, transitionFlush != CATransaction.flushCount {
      transitionPicture = nil
    }
    FrameClock.current.animations.remove(attached)
    mark([.geometry, .appearance, .contents])
    attached.reportEnd(finished: finished)
  }

  /// The animations of this layer and all below it.
  package var animationsInTree: [CAAnimation] {
    attachedAnimations.map(\.animation) + children.flatMap(\.animationsInTree)
      + (maskLayer?.animationsInTree ?? [])
  }

  /// Takes away animations of this layer and all below it; each ends with `finished`.
  package func endAnimationsInTree(finished: Bool, where isWanted: (CAAnimation) -> Bool) {
    removeAnimations(finished: finished, where: isWanted)
    for child in children {
      child.endAnimationsInTree(finished: finished, where: isWanted)
    }
    maskLayer?.endAnimationsInTree(finished: finished, where: isWanted)
  }

  /// Notes whether the tree is shown; animations of a tree that is not end unfinished.
  func commitTree(isShown: Bool) {
    isCommitted = isShown
    if isShown {
      becameShown()
    } else if hasAnimations {
      detachAllAnimations()
    }
    for child in children {
      child.commitTree(isShown: isShown)
    }
    maskLayer?.commitTree(isShown: isShown)
  }
}
