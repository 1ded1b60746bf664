package import CoreGraphics
package import Foundation

/// How a replicator layer repeats its sublayers, taken from its properties.
package nonisolated struct ReplicatorProperties {
  package let count: Int
  package let delay: TimeInterval
  package let transform: CATransform3D
  package let color: CGColor
  package let redOffset: Float
  package let greenOffset: Float
  package let blueOffset: Float
  package let alphaOffset: Float

  package init(_ properties: LayerProperties) {
    count = max(properties.value("instanceCount", default: 1), 0)
    delay = properties.value("instanceDelay", default: 0)
    transform = properties.value("instanceTransform", default: CATransform3DIdentity)
    color = properties.value("instanceColor", default: .white)
    redOffset = properties.value("instanceRedOffset", default: 0)
    greenOffset = properties.value("instanceGreenOffset", default: 0)
    blueOffset = properties.value("instanceBlueOffset", default: 0)
    alphaOffset = properties.value("instanceAlphaOffset", default: 0)
  }
}
