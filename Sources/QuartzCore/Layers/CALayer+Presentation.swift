import CoreGraphics
package import Foundation

/// What is on screen at a time: the model with the animations applied.
extension CALayer {
  /// Whether any animation is attached, running or not.
  package var hasAnimations: Bool { !attachedAnimations.isEmpty }

  /// Whether an attached animation keeps touches away.
  ///
  /// One that is held does not: in an interactive transition the container's speed is 0, and the user
  /// may touch what the finger moves.
  package var hasInteractionBlockingAnimation: Bool {
    attachedAnimations.contains { $0.animation.blocksUserInteraction && !$0.hasEnded }
      && sequence(first: self, next: \.superlayer).allSatisfy { $0.speed != 0 }
  }

  /// A point of the superlayer in the layer as it is seen; nil unless an animation wants touches to hit there.
  package func seenPoint(ofSuperlayer point: CGPoint) -> CGPoint? {
    guard attachedAnimations.contains(where: \.animation.isHitWhereSeen) else { return nil }
    return presentation()?.fromSuperlayer(point)
  }

  /// Whether this is a copy made by `presentation()`.
  package var isPresentation: Bool { shownLayer != nil }

  /// The values at an absolute time of the clock.
  ///
  /// Costs nothing if no animation is attached.
  package func properties(at time: TimeInterval) -> LayerProperties {
    guard hasAnimations else { return properties }
    return properties(at: time, local: localTime(at: time))
  }

  /// The values at a time of the layer itself, and at an absolute time for what is driven by that.
  func properties(at time: TimeInterval, local: TimeInterval) -> LayerProperties {
    var result = animated(properties, at: time, local: local)
    if let animatedContents {
      result.contents = animatedContents.contents
    }
    return result
  }

  /// `model` with the attached animations.
  func animated(
    _ model: LayerProperties,
    at time: TimeInterval,
    local: TimeInterval
  ) -> LayerProperties {
    var result = model
    for attached in attachedAnimations {
      attached.apply(to: &result, at: local, absolute: time)
    }
    return result
  }

  func makePresentation() -> Self? {
    if isPresentation { return self }
    guard isCommitted else { return nil }
    return copyShowing(properties(at: FrameClock.current.now))
  }

  /// `init(layer:)` of whatever class the layer has.
  private static let layerCopy = InitializerSlot(
    firstDeclaredBy: CALayer.self,
    comparedWith: LayerProbe.self
  )

  private final class LayerProbe: CALayer {}

  /// A copy of the layer that shows the given values.
  func copyShowing(_ properties: LayerProperties) -> Self {
    let copy = Self.layerCopy.make(type(of: self), any: self)
    copy.shownLayer = self
    copy.properties = properties
    copy.delegate = delegate
    return copy
  }
}
