import Foundation
import QuartzCore

/// Turns the changes in a property animator's blocks into animations that the animator drives.
final class AnimatorRecorder {
  /// A property that the animator animates, with its value from before.
  struct Change {
    let layer: CALayer
    let key: String
    let old: AnimatableValue
    let new: AnimatableValue
  }

  private let driver: AnimatorDriver
  private let delay: Double
  private let allowsInteraction: Bool
  private let isHitWhereSeen: Bool
  private(set) var changes: [Change] = []

  init(
    driver: AnimatorDriver,
    delay: Double,
    allowsInteraction: Bool,
    isHitWhereSeen: Bool
  ) {
    self.driver = driver
    self.delay = delay
    self.allowsInteraction = allowsInteraction
    self.isHitWhereSeen = isHitWhereSeen
  }

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let old = layer.modelValue(forKeyPath: key) else { return nil }
    let shown = layer.presentedValue(forKeyPath: key, at: FrameClock.current.now)
    return ChangeAction { [self] layer in
      animateChange(of: key, on: layer, from: old, shown: shown ?? old)
    }
  }

  /// Takes over an animation that was made elsewhere.
  func attach(
    _ animation: CAPropertyAnimation,
    to layer: CALayer,
    forKey key: String,
    from old: AnimatableValue
  ) {
    guard let new = layer.modelValue(forKeyPath: key) else { return }
    changes.append(Change(layer: layer, key: key, old: old, new: new))
    add(animation, to: layer, forKey: key)
  }

  private func add(
    _ animation: CAPropertyAnimation,
    to layer: CALayer,
    forKey key: String,
    along axis: AnimatorCourse.Axis? = nil
  ) {
    animation.duration = max(driver.course.duration, .leastNormalMagnitude)
    animation.timeSource = AnimatorTrack(driver: driver, delay: delay, axis: axis)
    animation.blocksUserInteraction = !allowsInteraction
    animation.isHitWhereSeen = isHitWhereSeen
    layer.add(
      animation,
      forKey: animation.isAdditive ? AdditiveAction.freeKey(key, on: layer) : key
    )
  }

  private func animateChange(
    of key: String,
    on layer: CALayer,
    from old: AnimatableValue,
    shown: AnimatableValue
  ) {
    guard let new = layer.modelValue(forKeyPath: key) else { return }
    let animation = CABasicAnimation(keyPath: key)
    let isGeometry = GeometryKey(rawValue: key) != nil && !layer.hasAbsoluteAnimation(forKey: key)
    if isGeometry, key == GeometryKey.position.rawValue, driver.course.axes != nil,
      let from = old.point, let to = new.point
    {
      changes.append(Change(layer: layer, key: key, old: old, new: new))
      addPart("position.x", along: .horizontal, from: from.x - to.x, on: layer)
      addPart("position.y", along: .vertical, from: from.y - to.y, on: layer)
      return
    }
    if isGeometry, let offset = AdditiveAction.offset(from: old, to: new), let zero = new.zero {
      animation.isAdditive = true
      animation.fromValue = offset.boxed
      animation.toValue = zero.boxed
    } else {
      animation.fromValue = shown.boxed
    }
    attach(animation, to: layer, forKey: key, from: old)
  }

  /// Half of a move: an offset along one axis that shrinks to nothing.
  private func addPart(
    _ keyPath: String,
    along axis: AnimatorCourse.Axis,
    from offset: CGFloat,
    on layer: CALayer
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.isAdditive = true
    animation.fromValue = offset
    animation.toValue = CGFloat(0)
    add(animation, to: layer, forKey: keyPath, along: axis)
  }
}
