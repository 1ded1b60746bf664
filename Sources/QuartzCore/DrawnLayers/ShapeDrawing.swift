import CoreGraphics
import Foundation

/// Everything that a shape layer's pixels depend on, and how they are drawn.
nonisolated struct ShapeDrawing: Hashable {
  private let path: CGPath?
  private let fillColor: CGColor?
  private let isEvenOdd: Bool
  private let strokeColor: CGColor?
  private let strokeStart: CGFloat
  private let strokeEnd: CGFloat
  private let lineWidth: CGFloat
  private let miterLimit: CGFloat
  private let lineCap: CAShapeLayerLineCap
  private let lineJoin: CAShapeLayerLineJoin
  private let lineDashPhase: CGFloat
  private let lineDashPattern: [CGFloat]
  private let originX: CGFloat
  private let originY: CGFloat

  /// Shapes are cut to this many pixels around their layer.
  private static let largestMargin = 4096

  init(_ properties: LayerProperties, fillColor: CGColor?) {
    path = properties.custom["path"] as? CGPath
    self.fillColor = fillColor
    isEvenOdd =
      properties.value("fillRule", default: CAShapeLayerFillRule.nonZero) == .evenOdd
    strokeColor = properties.custom["strokeColor"] as? CGColor
    strokeStart = min(max(properties.value("strokeStart", default: 0), 0), 1)
    strokeEnd = min(max(properties.value("strokeEnd", default: 1), 0), 1)
    lineWidth = properties.value("lineWidth", default: 1)
    miterLimit = properties.value("miterLimit", default: 10)
    lineCap = properties.value("lineCap", default: .butt)
    lineJoin = properties.value("lineJoin", default: .miter)
    lineDashPhase = properties.value("lineDashPhase", default: 0)
    let numbers = properties.custom["lineDashPattern"]
    lineDashPattern =
      (numbers as? [NSNumber])?.map { CGFloat($0.doubleValue) } ?? numbers as? [CGFloat] ?? []
    originX = properties.bounds.minX
    originY = properties.bounds.minY
  }

  private var strokes: Bool {
    (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeStart < strokeEnd
  }

  private var fills: Bool { (fillColor?.alpha ?? 0) > 0 }

  var isVisible: Bool {
    guard let path, !path.isEmpty else { return false }
    return fills || strokes
  }

  /// nil where nothing lies near the layer.
  func draw(_ size: LayerDrawingSize) -> LayerDrawing? {
    guard let path else { return nil }
    var box = path.boundingBoxOfPath
    guard !box.isNull, box.origin.x.isFinite, box.width.isFinite, box.height.isFinite else {
      return nil
    }
    if strokes {
      // Corners reach out by the miter limit, square caps by half a diagonal.
      let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
      box = box.insetBy(dx: -reach, dy: -reach)
    }
    let scaled = CGRect(
      x: (box.minX - originX) * size.scale,
      y: (box.minY - originY) * size.scale,
      width: box.width * size.scale,
      height: box.height * size.scale
    )
    let room = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      .grown(by: Self.largestMargin)
    let area = PixelRect(enclosing: scaled).grown(by: 1).intersection(room)
    guard !area.isEmpty else { return nil }

    let buffer = PixelBuffer(width: area.width, height: area.height)
    let context = CGContext(drawingInto: buffer, scale: 1)
    context.translateBy(x: -CGFloat(area.x), y: -CGFloat(area.y))
    context.scaleBy(x: size.scale, y: size.scale)
    context.translateBy(x: -originX, y: -originY)
    if let fillColor, fills {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, strokes {
      stroke(path, strokeColor, on: context)
    }
    buffer.flush()
    return LayerDrawing(buffer: buffer, x: area.x, y: area.y)
  }

  private func stroke(_ path: CGPath, _ color: CGColor, on context: CGContext) {
    context.setStrokeColor(color)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    switch lineCap {
    case .round: context.setLineCap(.round)
    case .square: context.setLineCap(.square)
    default: context.setLineCap(.butt)
    }
    switch lineJoin {
    case .round: context.setLineJoin(.round)
    case .bevel: context.setLineJoin(.bevel)
    default: context.setLineJoin(.miter)
    }
    if !lineDashPattern.isEmpty {
      context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern)
    }
    if strokeStart > 0 || strokeEnd < 1 {
      context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
    } else {
      context.addPath(path)
    }
    context.strokePath()
  }
}

extension PixelRect {
  /// The rectangle with `margin` pixels more on each side; an empty one stays in its place.
  nonisolated func grown(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
