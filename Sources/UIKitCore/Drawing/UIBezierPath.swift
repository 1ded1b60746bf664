public import CoreGraphics
public import Foundation

/// A path with line attributes that draws into the current context.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Corners with the smooth shape that UIKit gives them since iOS 7, where they fit.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addContinuousRoundedRect(rect, radii: Array(repeating: cornerRadius, count: 4))
  }

  /// As on iOS, the width of `cornerRadii` decides alone.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addContinuousRoundedRect(
      rect,
      radii: order.map { corners.contains($0) ? cornerRadii.width : 0 }
    )
  }

  /// Angles grow clockwise on the screen, and so does the arc if `clockwise`.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  // MARK: - Building

  /// A copy; later changes of either do not show in the other.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics names directions for y pointing up.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  open func close() {
    path.closeSubpath()
  }

  open func removeAllPoints() {
    path = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  open func apply(_ transform: CGAffineTransform) {
    let transformed = CGMutablePath()
    transformed.addPath(path, transform: transform)
    path = transformed
  }

  /// The same lines and attributes, drawn from the end to the start.
  open func reversing() -> UIBezierPath {
    let result = attributesCopy()
    result.path = CGMutablePath(storage: path.storage.reversed())
    return result
  }

  // MARK: - Asking

  open var isEmpty: Bool { path.isEmpty }

  /// Around all points including control points; null in an empty path.
  open var bounds: CGRect { path.boundingBox }

  open var currentPoint: CGPoint { path.currentPoint }

  /// Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  // MARK: - Lines

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    dash = (lengths ?? [], phase)
  }

  /// Pass nil for what is not wanted; `pattern` must have room for `count` values.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() {
      pattern?[index] = length
    }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: - Drawing

  open func fill() {
    fill(in: UIGraphicsGetCurrentContext())
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withState(blendMode, alpha) { fill(in: $0) }
  }

  open func stroke() {
    stroke(in: UIGraphicsGetCurrentContext())
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withState(blendMode, alpha) { stroke(in: $0) }
  }

  /// Limits later drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }

    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = attributesCopy()
    result.path = CGMutablePath(storage: path.storage)
    return result
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }

    return path.storage == other.path.storage && lineWidth == other.lineWidth
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }

  open override var hash: Int { path.storage.hashValue }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func attributesCopy() -> UIBezierPath {
    let result = UIBezierPath()
    result.dash = dash
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  private func withState(
    _ blendMode: CGBlendMode,
    _ alpha: CGFloat,
    _ draw: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }

    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(context)
    context.restoreGState()
  }

  private func fill(in context: CGContext?) {
    guard let context else { return }

    context.beginPath()
    context.addPath(path)
    context.fillPath(using: fillRule)
  }

  private func stroke(in context: CGContext?) {
    guard let context else { return }

    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setFlatness(flatness)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }
}
