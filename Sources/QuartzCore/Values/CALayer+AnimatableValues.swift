package import Foundation

/// Values of properties as animations see them, for UIKit's animation blocks.
extension CALayer {
  /// The model value of a property or a part of one; nil if there is no such property.
  package func modelValue(forKeyPath keyPath: String) -> AnimatableValue? {
    PropertyPath(keyPath, in: self)?.value(in: properties)
  }

  /// The value on screen at an absolute time.
  package func presentedValue(forKeyPath keyPath: String, at time: TimeInterval) -> AnimatableValue?
  {
    PropertyPath(keyPath, in: self)?.value(in: properties(at: time))
  }

  /// Whether animation blocks of views animate a change of the property.
  package func animatesInViewBlocks(_ key: String) -> Bool {
    guard let key = LayerKey(rawValue: key) else {
      return type(of: self).animatesImplicitly(custom: key)
        || type(of: self).needsDisplay(forKey: key)
    }
    return key.isAnimatedImplicitly && !key.switches && key != .contents
  }
}
