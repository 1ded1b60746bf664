import CoreGraphics
import Foundation
import QuartzCore

/// The values of a layer tree before a transition's animations changed them, to go back to.
struct ModelChanges {
  private struct Entry {
    let layer: CALayer
    let values: [String: Any]
  }

  /// What transitions commonly animate.
  private static let keys = [
    "bounds", "position", "zPosition", "transform", "sublayerTransform", "opacity",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowOpacity",
    "shadowRadius", "shadowOffset", "shadowColor", "contentsRect",
  ]

  private var entries: [Entry] = []

  init() {}

  /// All values of a layer and of the layers below it.
  init(of root: CALayer) {
    add(root)
  }

  private mutating func add(_ layer: CALayer) {
    var values: [String: Any] = [:]
    for key in Self.keys {
      values[key] = layer.value(forKey: key)
    }
    entries.append(Entry(layer: layer, values: values))
    for sublayer in layer.sublayers ?? [] {
      add(sublayer)
    }
  }

  /// Only the values that animations work on now, without those that `others` works on.
  func animated(except others: Set<ObjectIdentifier>) -> ModelChanges {
    var result = ModelChanges()
    for entry in entries {
      let keys = (entry.layer.animationKeys() ?? []).filter { key in
        entry.layer.animation(forKey: key).map { !others.contains(ObjectIdentifier($0)) } ?? false
      }
      guard !keys.isEmpty else { continue }
      let animated = entry.values.filter { value in
        keys.contains {
          $0 == value.key || $0.hasPrefix(value.key + ".") || $0.hasPrefix(value.key + "-")
        }
      }
      result.entries.append(Entry(layer: entry.layer, values: animated))
    }
    return result
  }

  /// Sets the values again, without animation.
  func restore() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation {
      for entry in entries {
        for (key, value) in entry.values {
          restore(key, value, of: entry.layer)
        }
      }
    }
    CATransaction.commit()
  }

  /// Geometry of views goes through the view, so that layout follows.
  private func restore(_ key: String, _ value: Any, of layer: CALayer) {
    guard let view = layer.delegate as? UIView else {
      layer.setValue(value, forKey: key)
      return
    }
    switch (key, value) {
    case ("bounds", let bounds as CGRect): view.bounds = bounds
    case ("position", let center as CGPoint): view.center = center
    case ("transform", let transform as CATransform3D): view.transform3D = transform
    default: layer.setValue(value, forKey: key)
    }
  }
}
