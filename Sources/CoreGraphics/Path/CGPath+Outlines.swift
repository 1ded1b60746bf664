public import Foundation

/// Paths made from other paths.
extension CGPath {
  /// The outline of the path drawn with a pen; fill it by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = StrokeOutline(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(storage: stroke.outline(of: storage.applying(transform)))
  }

  /// The path cut into dashes of the lengths with even index; the others are gaps.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(storage: storage.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// The rectangle that the path is, whatever its direction and start; nil for other paths.
  package var rectangle: CGRect? {
    let lines = storage.flattened()
    guard lines.count == 1, let points = lines.first?.points, points.count == 4,
      storage.elements.allSatisfy(\.isStraight)
    else { return nil }

    let bounds = storage.controlBounds
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % 4]
      let isCorner =
        (point.x == bounds.minX || point.x == bounds.maxX)
        && (point.y == bounds.minY || point.y == bounds.maxY)
      guard isCorner, (point.x == next.x) != (point.y == next.y) else { return nil }
    }
    return bounds
  }

  /// Whether the path is a rectangle; then `rect` becomes it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }

    rect?.pointee = found
    return true
  }
}

extension PathStorage.Element {
  fileprivate var isStraight: Bool {
    switch self {
    case .move, .line, .close: true
    case .quad, .cubic: false
    }
  }
}
