public import Foundation

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(storage: PathStorage())
  }

  package override init(storage: PathStorage) {
    super.init(storage: storage)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addLine(to: point.applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    storage.addQuad(control: control.applying(transform), to: end.applying(transform))
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    storage.addCubic(
      control1: control1.applying(transform),
      control2: control2.applying(transform),
      to: end.applying(transform)
    )
  }

  public func closeSubpath() {
    storage.close()
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Starts a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }

    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.addEllipse(in: rect) }
  }

  /// Traps where a corner is larger than half a side, as iOS does.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    Self.checkCorners(of: rect, width: cornerWidth, height: cornerHeight)
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    append(transform) {
      $0.addRoundedRect(rect, corners: Array(repeating: corner, count: 4))
    }
  }

  /// `clockwise` means falling angles: it looks clockwise where y points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      sweep: PathStorage.sweep(from: startAngle, to: endAngle, decreasing: clockwise),
      transform: transform
    )
  }

  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addTangentArc(
      corner: tangent1End,
      end: tangent2End,
      radius: radius,
      transform: transform
    )
  }

  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      sweep: delta,
      transform: transform
    )
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }

  private func append(_ transform: CGAffineTransform, _ build: (inout PathStorage) -> Void) {
    var added = PathStorage()
    build(&added)
    storage.append(added, transform: transform)
  }
}
