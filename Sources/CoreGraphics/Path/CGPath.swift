public import Foundation

/// Lines and curves that can be filled, stroked, clipped to and asked about.
///
/// Immutable.
///
/// Unchecked: only `CGMutablePath` changes `storage`, and whoever makes one keeps it to one thread,
/// as on iOS.
public class CGPath: @unchecked Sendable {
  package internal(set) var storage: PathStorage

  package init(storage: PathStorage) {
    self.storage = storage
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect)
    self.init(storage: storage.applying(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addEllipse(in: rect)
    self.init(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Traps where a corner is larger than half a side, as iOS does.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    Self.checkCorners(of: rect, width: cornerWidth, height: cornerHeight)
    var storage = PathStorage()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    storage.addRoundedRect(rect, corners: Array(repeating: corner, count: 4))
    self.init(storage: storage.applying(transform?.pointee ?? .identity))
  }

  internal static func checkCorners(of rect: CGRect, width: CGFloat, height: CGFloat) {
    precondition(
      width >= 0 && 2 * width <= rect.width && height >= 0 && 2 * height <= rect.height,
      "Corners of \(width)x\(height) don't fit into a rectangle of \(rect.size)"
    )
  }

  public var isEmpty: Bool { storage.isEmpty }

  /// `.zero` in an empty path.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The smallest rectangle around all points including control points; null in an empty path.
  public var boundingBox: CGRect { storage.controlBounds }

  /// The smallest rectangle around the drawn lines and curves; null in an empty path.
  public var boundingBoxOfPath: CGRect { storage.exactBounds }

  public func copy() -> CGPath? { CGPath(storage: storage) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.applying(transform).contains(point, using: rule)
  }

  /// Calls `block` for each piece in order; the element is valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let base = points.baseAddress else { return }
      points.initialize(repeating: .zero)
      for element in storage.elements {
        var described = CGPathElement(type: element.fill(base), points: base)
        withUnsafePointer(to: &described, block)
      }
    }
  }

  /// Calls `function` for each piece in order; the element is valid during the call only.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.storage == right.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

extension PathStorage.Element {
  /// Writes the points of the piece and answers its type.
  fileprivate func fill(_ points: UnsafeMutablePointer<CGPoint>) -> CGPathElementType {
    switch self {
    case .move(let point):
      points[0] = point
      return .moveToPoint
    case .line(let point):
      points[0] = point
      return .addLineToPoint
    case .quad(let control, let end):
      points[0] = control
      points[1] = end
      return .addQuadCurveToPoint
    case .cubic(let control1, let control2, let end):
      points[0] = control1
      points[1] = control2
      points[2] = end
      return .addCurveToPoint
    case .close:
      return .closeSubpath
    }
  }
}
