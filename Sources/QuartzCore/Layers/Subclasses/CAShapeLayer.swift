public import CoreGraphics
public import Foundation

/// A layer that fills and strokes a path, between its background and its sublayers.
open class CAShapeLayer: CALayer {
  private static let animatedKeys: Set<String> = [
    "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase",
  ]

  /// In the layer's space; nil draws nothing.
  ///
  /// Copied.
  open var path: CGPath? {
    get { customIfAny("path") }
    set { setCustom("path", ifAny: newValue?.copy()) }
  }

  /// Black at first; nil fills nothing and reads back as a clear color.
  open var fillColor: CGColor? {
    get { customIfAny("fillColor") ?? CGColor.black }
    set {
      guard fillColor != newValue else { return }
      // No color at all is kept as such: a missing one is black.
      let color: CGColor = newValue ?? .clear
      changeCustom("fillColor", to: color)
    }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { custom("fillRule", .nonZero) }
    set { setCustom("fillRule", newValue) }
  }

  open var strokeColor: CGColor? {
    get { customIfAny("strokeColor") }
    set { setCustom("strokeColor", ifAny: newValue) }
  }

  /// Where on the path the stroke begins, 0…1.
  open var strokeStart: CGFloat {
    get { custom("strokeStart", 0) }
    set { setCustom("strokeStart", newValue) }
  }

  /// Where on the path the stroke ends, 0…1.
  open var strokeEnd: CGFloat {
    get { custom("strokeEnd", 1) }
    set { setCustom("strokeEnd", newValue) }
  }

  open var lineWidth: CGFloat {
    get { custom("lineWidth", 1) }
    set { setCustom("lineWidth", newValue) }
  }

  open var miterLimit: CGFloat {
    get { custom("miterLimit", 10) }
    set { setCustom("miterLimit", newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { custom("lineCap", .butt) }
    set { setCustom("lineCap", newValue) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { custom("lineJoin", .miter) }
    set { setCustom("lineJoin", newValue) }
  }

  open var lineDashPhase: CGFloat {
    get { custom("lineDashPhase", 0) }
    set { setCustom("lineDashPhase", newValue) }
  }

  /// Lengths of dashes and gaps in points; nil is a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { customIfAny("lineDashPattern") }
    set { setCustom("lineDashPattern", ifAny: newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor": CGColor.black
    case "fillRule": CAShapeLayerFillRule.nonZero
    case "strokeStart", "lineDashPhase": CGFloat(0)
    case "strokeEnd", "lineWidth": CGFloat(1)
    case "miterLimit": CGFloat(10)
    case "lineCap": CAShapeLayerLineCap.butt
    case "lineJoin": CAShapeLayerLineJoin.miter
    default: super.defaultValue(forKey: key)
    }
  }

  package override func drawingKey(for properties: LayerProperties) -> AnyHashable? {
    let drawing = ShapeDrawing(properties)
    return drawing.isVisible ? AnyHashable(drawing) : nil
  }

  package override func drawing(
    for properties: LayerProperties,
    size: LayerDrawingSize
  ) -> LayerDrawing? {
    ShapeDrawing(properties).draw(size)
  }

  package override class func animatesImplicitly(custom key: String) -> Bool {
    // Core Animation never animates a path by itself.
    key != "path" && animatedKeys.contains(key)
  }
}
