/// What changed in a layer since the compositor last looked.
package nonisolated struct LayerChanges: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Bounds, position, order or transforms.
  package static let geometry = LayerChanges(rawValue: 1 << 0)
  /// Colors, border, corners, shadow, opacity, visibility, mask, custom properties.
  package static let appearance = LayerChanges(rawValue: 1 << 1)
  /// Another picture, or another way of placing it.
  package static let contents = LayerChanges(rawValue: 1 << 2)
  /// Sublayers came, went or changed order.
  package static let tree = LayerChanges(rawValue: 1 << 3)
  /// The contents have to be drawn again before they are shown.
  package static let needsDisplay = LayerChanges(rawValue: 1 << 4)
  /// The sublayers have to be laid out before the layer is shown.
  package static let needsLayout = LayerChanges(rawValue: 1 << 5)
}
