public import CoreGraphics
public import Foundation

/// A layer that fills and strokes a path.
///
/// The path lies in the layer's own space and may reach beyond its bounds.
open class CAShapeLayer: CALayer {
  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  open var path: CGPath? {
    get { properties.custom["path"] as? CGPath }
    set { set("path", newValue) }
  }

  open var fillColor: CGColor? {
    get { Self.color("fillColor", in: properties) }
    // An absent color is the default, black; nil set by the app is no color.
    set { set("fillColor", newValue ?? NSNull()) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { properties.value("fillRule", default: .nonZero) }
    set { set("fillRule", newValue) }
  }

  open var strokeColor: CGColor? {
    get { properties.custom["strokeColor"] as? CGColor }
    set { set("strokeColor", newValue) }
  }

  open var strokeStart: CGFloat {
    get { properties.value("strokeStart", default: 0) }
    set { set("strokeStart", newValue) }
  }

  open var strokeEnd: CGFloat {
    get { properties.value("strokeEnd", default: 1) }
    set { set("strokeEnd", newValue) }
  }

  open var lineWidth: CGFloat {
    get { properties.value("lineWidth", default: 1) }
    set { set("lineWidth", newValue) }
  }

  open var miterLimit: CGFloat {
    get { properties.value("miterLimit", default: 10) }
    set { set("miterLimit", newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { properties.value("lineCap", default: .butt) }
    set { set("lineCap", newValue) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { properties.value("lineJoin", default: .miter) }
    set { set("lineJoin", newValue) }
  }

  open var lineDashPhase: CGFloat {
    get { properties.value("lineDashPhase", default: 0) }
    set { set("lineDashPhase", newValue) }
  }

  open var lineDashPattern: [NSNumber]? {
    get { properties.custom["lineDashPattern"] as? [NSNumber] }
    set { set("lineDashPattern", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor": black
    case "strokeStart", "lineDashPhase": CGFloat(0)
    case "strokeEnd", "lineWidth": CGFloat(1)
    case "miterLimit": CGFloat(10)
    default: super.defaultValue(forKey: key)
    }
  }

  package override func drawingKey(for properties: LayerProperties) -> AnyHashable? {
    let drawing = ShapeDrawing(
      properties,
      fillColor: Self.color("fillColor", in: properties)
    )
    return drawing.isVisible ? AnyHashable(drawing) : nil
  }

  package override func drawing(
    for properties: LayerProperties,
    size: LayerDrawingSize
  ) -> LayerDrawing? {
    ShapeDrawing(properties, fillColor: Self.color("fillColor", in: properties)).draw(size)
  }

  private func set(_ key: String, _ value: Any?) {
    if let old = properties.custom[key] as? AnyHashable, old == value as? AnyHashable { return }
    if properties.custom[key] == nil, value == nil { return }
    changeCustom(key, to: value)
  }

  private static func color(_ key: String, in properties: LayerProperties) -> CGColor? {
    guard let value = properties.custom[key] else { return black }
    return value as? CGColor
  }
}
