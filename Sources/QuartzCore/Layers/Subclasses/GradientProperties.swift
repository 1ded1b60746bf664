package import CoreGraphics
package import Foundation

/// What a gradient layer draws, taken from its properties (with animations, if those have them).
package nonisolated struct GradientProperties: Hashable {
  package let colors: [CGColor]
  /// One for each color.
  package let locations: [CGFloat]
  package let startPoint: CGPoint
  package let endPoint: CGPoint
  package let type: CAGradientLayerType

  package init(_ properties: LayerProperties) {
    let colors: [CGColor] = properties.value("colors", default: [])
    let locations: [CGFloat] = properties.value("locations", default: [])
    self.colors = colors
    if locations.count == colors.count {
      self.locations = locations
    } else {
      let last = CGFloat(max(colors.count - 1, 1))
      self.locations = colors.indices.map { CGFloat($0) / last }
    }
    startPoint = properties.value("startPoint", default: CGPoint(x: 0.5, y: 0))
    endPoint = properties.value("endPoint", default: CGPoint(x: 0.5, y: 1))
    type = properties.value("type", default: .axial)
  }
}
