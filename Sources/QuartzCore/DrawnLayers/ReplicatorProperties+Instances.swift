import CoreGraphics
import Foundation

/// The copies of a replicator layer's sublayers.
extension ReplicatorProperties {
  /// More copies are not drawn.
  private nonisolated static let mostInstances = 10_000

  /// From back to front; `properties` are the replicator layer's own.
  nonisolated func instances(of properties: LayerProperties) -> [LayerInstance] {
    let center = properties.anchor
    let outward = CATransform3DMakeTranslation(-center.x, -center.y, 0)
    let inward = CATransform3DMakeTranslation(center.x, center.y, 0)
    let base = color.rgba
    var power = CATransform3DIdentity
    return (0..<min(count, Self.mostInstances)).map { number in
      var instance = LayerInstance()
      instance.number = number
      instance.delay = delay * Double(number)
      if !CATransform3DIsIdentity(power) {
        instance.matrix = MatrixBox(
          CATransform3DConcat(CATransform3DConcat(outward, power), inward)
        )
      }
      power = CATransform3DConcat(power, transform)
      let place = Double(number)
      instance.opacity = min(max(Double(base.a) + Double(alphaOffset) * place, 0), 1)
      let tint = PixelArithmetic.pixel(
        red: Double(base.r) + Double(redOffset) * place,
        green: Double(base.g) + Double(greenOffset) * place,
        blue: Double(base.b) + Double(blueOffset) * place,
        alpha: 1
      )
      instance.tint = tint == .max ? nil : tint
      return instance
    }
  }
}
