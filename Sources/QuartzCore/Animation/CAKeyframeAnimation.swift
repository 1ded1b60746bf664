public import CoreGraphics
public import Foundation

/// An animation of a property through a list of values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?

  /// Where a point property goes; takes precedence over `values`.
  open var path: CGPath?

  /// When each value is reached, in fractions of the duration; evenly spread if nil.
  open var keyTimes: [NSNumber]?

  /// The pace of each stretch between values.
  open var timingFunctions: [CAMediaTimingFunction]?

  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  /// Whether the layer turns with the path; nil if not.
  open var rotationMode: CAAnimationRotationMode?

  package override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func animatedValues() -> AnimatedValues? {
    keyframes().map { .keyframes($0, pace: timingFunction.map { .curve($0.curve) } ?? .linear) }
  }

  override func effect(on layer: CALayer) -> AnimationEffect {
    let move = super.effect(on: layer)
    guard let path, let rotationMode else { return move }
    let turns = KeyframeTrack(
      tangentsOf: path,
      isReversed: rotationMode == .rotateAutoReverse,
      keyTimes: keyTimes?.map(\.doubleValue),
      curves: timingFunctions?.map(\.curve) ?? [],
      mode: calculationMode
    )
    guard let turns, let angle = PropertyPath("transform.rotation.z", in: layer) else {
      return move
    }
    let turn = PropertyEffect(
      path: angle,
      values: .keyframes(turns, pace: timingFunction.map { .curve($0.curve) } ?? .linear),
      isAdditive: true,
      isCumulative: false,
      valueFunction: nil
    )
    return .several([move, .property(turn)])
  }

  private func keyframes() -> KeyframeTrack? {
    let curves = timingFunctions?.map(\.curve) ?? []
    let times = keyTimes?.map(\.doubleValue)
    if let path {
      return KeyframeTrack(path: path, keyTimes: times, curves: curves, mode: calculationMode)
    }
    guard let values, !values.isEmpty else { return nil }
    let shape = KeyframeShape(
      tensions: tensionValues?.map(\.doubleValue) ?? [],
      continuities: continuityValues?.map(\.doubleValue) ?? [],
      biases: biasValues?.map(\.doubleValue) ?? []
    )
    return KeyframeTrack(
      values: values.map { AnimatableValue($0) },
      keyTimes: times,
      curves: curves,
      mode: calculationMode,
      shape: shape
    )
  }
}
