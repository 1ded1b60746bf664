import CoreGraphics
import Foundation

/// Values by key and key path, `transform.rotation.z` and friends included.
extension CALayer {
  static func standardDefault(forKey key: String) -> Any? {
    LayerKey(rawValue: key).flatMap { LayerProperties()[$0].boxed }
  }

  func storedValue(forKey key: String) -> Any? {
    if let key = LayerKey(rawValue: key) {
      return properties[key].boxed
    }
    switch key {
    case "frame": return frame
    case "name": return name
    case "mask": return mask
    case "sublayers": return sublayers
    case "delegate": return delegate
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    case "duration": return duration
    default:
      return properties.custom[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
    }
  }

  func setStoredValue(_ value: Any?, forKey key: String) {
    if let key = LayerKey(rawValue: key) {
      setStandardValue(value, for: key)
      return
    }
    switch key {
    case "frame": frame = AnimatableValue(value).rect ?? frame
    case "name": name = value as? String
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    case "speed": speed = AnimatableValue(value).number.map(Float.init) ?? speed
    case "timeOffset": timeOffset = AnimatableValue(value).number.map(Double.init) ?? timeOffset
    case "beginTime": beginTime = AnimatableValue(value).number.map(Double.init) ?? beginTime
    default: changeCustom(key, to: value)
    }
  }

  func storedValue(forKeyPath keyPath: String) -> Any? {
    guard keyPath.contains(".") else { return value(forKey: keyPath) }
    if let path = PropertyPath(keyPath, in: self) {
      return path.value(in: properties).boxed
    }
    let (first, rest) = split(keyPath)
    switch value(forKey: first) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let layers as [CALayer]:
      let (name, inner) = split(rest)
      return layers.first { $0.name == name }?.value(forKeyPath: inner)
    default: return nil
    }
  }

  func setStoredValue(_ value: Any?, forKeyPath keyPath: String) {
    guard keyPath.contains(".") else {
      setValue(value, forKey: keyPath)
      return
    }
    if let path = PropertyPath(keyPath, in: self) {
      var changed = properties
      path.set(AnimatableValue(value), in: &changed)
      setValue(path.rootValue(in: changed), forKey: path.rootKey)
      return
    }
    let (first, rest) = split(keyPath)
    switch self.value(forKey: first) {
    case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
    case let layers as [CALayer]:
      let (name, inner) = split(rest)
      layers.first { $0.name == name }?.setValue(value, forKeyPath: inner)
    default: break
    }
  }

  private func split(_ keyPath: String) -> (String, String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, "") }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Goes through the overridable setters where there are any, so that subclasses notice.
  private func setStandardValue(_ value: Any?, for key: LayerKey) {
    var changed = properties
    changed[key] = AnimatableValue(value)
    switch key {
    case .bounds: bounds = changed.bounds
    case .position: position = changed.position
    case .opacity: opacity = changed.opacity
    case .isHidden: isHidden = changed.isHidden
    case .transform: transform = changed.transform
    case .contents: contents = value
    case .backgroundColor: backgroundColor = changed.backgroundColor
    case .anchorPoint: anchorPoint = changed.anchorPoint
    default: change(key.rawValue, marking: key.changes) { $0[key] = AnimatableValue(value) }
    }
  }
}
