import CoreGraphics
import Foundation

/// Everything that a shape layer's pixels depend on, and how they are drawn.
nonisolated struct ShapeDrawing: Hashable {
  private let shape: ShapeProperties
  private let originX: CGFloat
  private let originY: CGFloat

  /// Shapes are cut to this many pixels around their layer.
  private static let largestMargin = 4096

  init(_ properties: LayerProperties) {
    shape = ShapeProperties(properties)
    originX = properties.bounds.minX
    originY = properties.bounds.minY
  }

  private var strokes: Bool {
    (shape.strokeColor?.alpha ?? 0) > 0 && shape.lineWidth > 0 && strokeStart < strokeEnd
  }

  private var strokeStart: CGFloat { min(max(shape.strokeStart, 0), 1) }
  private var strokeEnd: CGFloat { min(max(shape.strokeEnd, 0), 1) }
  private var fills: Bool { shape.fillColor.alpha > 0 }

  var isVisible: Bool {
    guard let path = shape.path, !path.isEmpty else { return false }
    return fills || strokes
  }

  /// nil where nothing lies near the layer.
  func draw(_ size: LayerDrawingSize) -> LayerDrawing? {
    guard let path = shape.path else { return nil }
    var box = path.boundingBoxOfPath
    guard !box.isNull, box.origin.x.isFinite, box.width.isFinite, box.height.isFinite else {
      return nil
    }
    if strokes {
      // Corners reach out by the miter limit, square caps by half a diagonal.
      let reach = shape.lineWidth / 2 * max(shape.lineJoin == .miter ? shape.miterLimit : 1, 1.5)
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
    if fills {
      context.setFillColor(shape.fillColor)
      context.addPath(path)
      context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor = shape.strokeColor, strokes {
      stroke(path, strokeColor, on: context)
    }
    buffer.flush()
    return LayerDrawing(buffer: buffer, x: area.x, y: area.y)
  }

  private func stroke(_ path: CGPath, _ color: CGColor, on context: CGContext) {
    context.setStrokeColor(color)
    context.setLineWidth(shape.lineWidth)
    context.setMiterLimit(shape.miterLimit)
    switch shape.lineCap {
    case .round: context.setLineCap(.round)
    case .square: context.setLineCap(.square)
    default: context.setLineCap(.butt)
    }
    switch shape.lineJoin {
    case .round: context.setLineJoin(.round)
    case .bevel: context.setLineJoin(.bevel)
    default: context.setLineJoin(.miter)
    }
    if !shape.lineDashPattern.isEmpty {
      context.setLineDash(phase: shape.lineDashPhase, lengths: shape.lineDashPattern)
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
