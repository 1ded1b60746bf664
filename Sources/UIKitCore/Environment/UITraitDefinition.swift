/// A trait by type, to name it where changes are observed or overrides removed.
///
/// UIKit lets apps define traits of their own; here the system's are all there are.
public nonisolated protocol UITraitDefinition {
  associatedtype Value
}

/// A trait of the system's: where its value is kept.
nonisolated protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<UITraitCollection.Values, Value> { get }
  /// What stands for no value.
  static var unspecified: Value { get }
}

nonisolated extension SystemTrait {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }

  static func isSpecified(in values: UITraitCollection.Values) -> Bool {
    values[keyPath: path] != unspecified
  }

  static func remove(from values: inout UITraitCollection.Values) {
    values[keyPath: path] = unspecified
  }
}
