package import CoreGraphics
package import Foundation

/// What a shape layer draws, taken from its properties (with animations, if those have them).
package nonisolated struct ShapeProperties: Hashable {
  package let path: CGPath?
  package let fillColor: CGColor
  package let fillRule: CAShapeLayerFillRule
  package let strokeColor: CGColor?
  package let strokeStart: CGFloat
  package let strokeEnd: CGFloat
  package let lineWidth: CGFloat
  package let miterLimit: CGFloat
  package let lineCap: CAShapeLayerLineCap
  package let lineJoin: CAShapeLayerLineJoin
  package let lineDashPhase: CGFloat
  package let lineDashPattern: [CGFloat]

  package init(_ properties: LayerProperties) {
    path = properties.custom["path"] as? CGPath
    fillColor = properties.value("fillColor", default: .black)
    fillRule = properties.value("fillRule", default: .nonZero)
    strokeColor = properties.custom["strokeColor"] as? CGColor
    strokeStart = properties.value("strokeStart", default: 0)
    strokeEnd = properties.value("strokeEnd", default: 1)
    lineWidth = properties.value("lineWidth", default: 1)
    miterLimit = properties.value("miterLimit", default: 10)
    lineCap = properties.value("lineCap", default: .butt)
    lineJoin = properties.value("lineJoin", default: .miter)
    lineDashPhase = properties.value("lineDashPhase", default: 0)
    let pattern: [NSNumber] = properties.value("lineDashPattern", default: [])
    lineDashPattern = pattern.map { CGFloat($0.doubleValue) }
  }
}
