import CoreGraphics
import Foundation

/// A property of a layer, or a part of one such as `position.x` or `transform.rotation.z`.
nonisolated struct PropertyPath {
  private enum Root {
    case standard(LayerKey)
    case custom(String, fallback: Any?)
  }

  private let root: Root
  private let component: ValueComponent?
  /// The property's own name, without the part.
  let rootKey: String

  /// Nil if the path leads elsewhere (into sublayers), or names a part that doesn't exist.
  @MainActor
  init?(_ keyPath: String, in layer: CALayer) {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    guard let first = parts.first.map(String.init) else { return nil }
    rootKey = first
    if let key = LayerKey(rawValue: first) {
      root = .standard(key)
    } else if ["mask", "sublayers"].contains(first) {
      return nil
    } else {
      root = .custom(first, fallback: type(of: layer).defaultValue(forKey: first))
    }
    guard parts.count == 2 else {
      component = nil
      return
    }
    guard let component = ValueComponent(rawValue: String(parts[1])) else { return nil }
    self.component = component
  }

  func value(in properties: LayerProperties) -> AnimatableValue {
    let value = rootAnimatable(in: properties)
    return component.map { $0.get(from: value) } ?? value
  }

  func set(_ value: AnimatableValue, in properties: inout LayerProperties) {
    var result = value
    if let component {
      result = rootAnimatable(in: properties)
      component.set(value, in: &result)
    }
    switch root {
    case .standard(let key):
      properties[key] = result
    case .custom(let key, let fallback):
      properties.custom[key] = result.boxed(like: properties.custom[key] ?? fallback)
    }
  }

  /// The whole property as apps see it.
  func rootValue(in properties: LayerProperties) -> Any? {
    switch root {
    case .standard(let key): properties[key].boxed
    case .custom(let key, let fallback): properties.custom[key] ?? fallback
    }
  }

  private func rootAnimatable(in properties: LayerProperties) -> AnimatableValue {
    switch root {
    case .standard(let key): properties[key]
    case .custom: AnimatableValue(rootValue(in: properties))
    }
  }
}
