internal import CCairo
public import Foundation

/// The current path: points are transformed when they are added.
extension CGContext {
  public func beginPath() {
    currentPath = PathStorage()
  }

  public func move(to point: CGPoint) {
    currentPath.move(to: point.applying(pixelTransform))
  }

  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point.applying(pixelTransform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuad(
      control: control.applying(pixelTransform),
      to: end.applying(pixelTransform)
    )
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCubic(
      control1: control1.applying(pixelTransform),
      control2: control2.applying(pixelTransform),
      to: end.applying(pixelTransform)
    )
  }

  public func closePath() {
    currentPath.close()
  }

  public func addRect(_ rect: CGRect) {
    append { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects {
      addRect(rect)
    }
  }

  /// Starts a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }

    move(to: first)
    for point in points.dropFirst() {
      addLine(to: point)
    }
  }

  public func addEllipse(in rect: CGRect) {
    append { $0.addEllipse(in: rect) }
  }

  /// `clockwise` means falling angles: it looks clockwise where y points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    currentPath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      sweep: PathStorage.sweep(from: startAngle, to: endAngle, decreasing: clockwise),
      transform: pixelTransform
    )
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addTangentArc(
      corner: tangent1End,
      end: tangent2End,
      radius: radius,
      transform: pixelTransform
    )
  }

  public func addPath(_ path: CGPath) {
    currentPath.append(path.storage, transform: pixelTransform)
  }

  /// The current path becomes the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = strokeOutline(of: currentPath)
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// In user space; `.zero` where there is none.
  public var currentPointOfPath: CGPoint {
    currentPath.currentPoint?.applying(pixelTransform.inverted()) ?? .zero
  }

  /// In user space; null in an empty path.
  public var boundingBoxOfPath: CGRect {
    currentPath.applying(pixelTransform.inverted()).controlBounds
  }

  /// A copy in user space; nil in an empty path.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(pixelTransform.inverted()))
  }

  /// Whether drawing the path would paint `point` (user space).
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(pixelTransform)
    switch mode {
    case .fill: return currentPath.contains(place, using: .winding)
    case .eoFill: return currentPath.contains(place, using: .evenOdd)
    case .stroke: return strokeOutline(of: currentPath).contains(place, using: .winding)
    case .fillStroke:
      return pathContains(point, mode: .fill) || pathContains(point, mode: .stroke)
    case .eoFillStroke:
      return pathContains(point, mode: .eoFill) || pathContains(point, mode: .stroke)
    }
  }

  private func append(_ build: (inout PathStorage) -> Void) {
    var added = PathStorage()
    build(&added)
    currentPath.append(added, transform: pixelTransform)
  }
}
