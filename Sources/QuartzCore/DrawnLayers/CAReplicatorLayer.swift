public import CoreGraphics
public import Foundation

/// A layer that shows its sublayers several times, each copy moved, delayed and tinted further.
///
/// Colors multiply plain backgrounds and borders of the copies, not pictures.
open class CAReplicatorLayer: CALayer {
  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

  open var instanceCount: Int {
    get { properties.value("instanceCount", default: 1) }
    set { changeCustom("instanceCount", to: newValue) }
  }

  /// Copies lie in the layer's plane either way.
  open var preservesDepth: Bool {
    get { properties.value("preservesDepth", default: false) }
    set { changeCustom("preservesDepth", to: newValue) }
  }

  open var instanceDelay: CFTimeInterval {
    get { properties.value("instanceDelay", default: 0) }
    set { changeCustom("instanceDelay", to: newValue) }
  }

  open var instanceTransform: CATransform3D {
    get { properties.value("instanceTransform", default: CATransform3DIdentity) }
    set { changeCustom("instanceTransform", to: newValue) }
  }

  open var instanceColor: CGColor? {
    get { properties.custom["instanceColor"] as? CGColor ?? Self.white }
    set { changeCustom("instanceColor", to: newValue) }
  }

  open var instanceRedOffset: Float {
    get { properties.value("instanceRedOffset", default: 0) }
    set { changeCustom("instanceRedOffset", to: newValue) }
  }

  open var instanceGreenOffset: Float {
    get { properties.value("instanceGreenOffset", default: 0) }
    set { changeCustom("instanceGreenOffset", to: newValue) }
  }

  open var instanceBlueOffset: Float {
    get { properties.value("instanceBlueOffset", default: 0) }
    set { changeCustom("instanceBlueOffset", to: newValue) }
  }

  open var instanceAlphaOffset: Float {
    get { properties.value("instanceAlphaOffset", default: 0) }
    set { changeCustom("instanceAlphaOffset", to: newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "instanceCount": 1
    case "instanceDelay": CFTimeInterval(0)
    case "instanceTransform": CATransform3DIdentity
    case "instanceColor": white
    case "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset":
      Float(0)
    default: super.defaultValue(forKey: key)
    }
  }

  /// More copies are not drawn.
  private static let mostInstances = 10_000

  /// The copies to draw, from back to front.
  func instances(of properties: LayerProperties) -> [LayerInstance] {
    let count = min(max(properties.value("instanceCount", default: 1), 0), Self.mostInstances)
    let delay: CFTimeInterval = properties.value("instanceDelay", default: 0)
    let step: CATransform3D = properties.value(
      "instanceTransform",
      default: CATransform3DIdentity
    )
    let color = (properties.custom["instanceColor"] as? CGColor ?? Self.white).rgba
    func offset(_ name: String) -> Double {
      Double(properties.value("instance\(name)Offset", default: Float(0)))
    }
    let red = offset("Red")
    let green = offset("Green")
    let blue = offset("Blue")
    let alpha = offset("Alpha")
    let center = properties.anchor
    let outward = CATransform3DMakeTranslation(-center.x, -center.y, 0)
    let inward = CATransform3DMakeTranslation(center.x, center.y, 0)
    var power = CATransform3DIdentity
    return (0..<count).map { number in
      var instance = LayerInstance()
      instance.number = number
      instance.delay = delay * Double(number)
      if !CATransform3DIsIdentity(power) {
        instance.matrix = MatrixBox(
          CATransform3DConcat(CATransform3DConcat(outward, power), inward)
        )
      }
      power = CATransform3DConcat(power, step)
      let place = Double(number)
      instance.opacity = min(max(Double(color.a) + alpha * place, 0), 1)
      let tint = PixelArithmetic.pixel(
        red: Double(color.r) + red * place,
        green: Double(color.g) + green * place,
        blue: Double(color.b) + blue * place,
        alpha: 1
      )
      instance.tint = tint == .max ? nil : tint
      return instance
    }
  }
}
