import Foundation

/// Properties of subclasses, kept in `LayerProperties.custom` so that they animate like all others.
extension CALayer {
  func custom<Value>(_ key: String, _ fallback: Value) -> Value {
    properties.value(key, default: fallback)
  }

  func customIfAny<Value>(_ key: String) -> Value? {
    properties.custom[key] as? Value
  }

  func setCustom<Value: Equatable>(_ key: String, _ value: Value) {
    if let old = properties.custom[key] as? Value, old == value { return }
    changeCustom(key, to: value)
  }

  /// Nil takes the property away.
  func setCustom<Value: Equatable>(_ key: String, ifAny value: Value?) {
    guard properties.custom[key] as? Value != value else { return }
    changeCustom(key, to: value)
  }
}
