package import Foundation

/// Bounds and hit tests.
extension PathStorage {
  /// Around all points, control points included; null where there are none.
  package var controlBounds: CGRect {
    var bounds = PointBounds()
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        bounds.include(point)
      case .quad(let control, let end):
        bounds.include(control)
        bounds.include(end)
      case .cubic(let control1, let control2, let end):
        bounds.include(control1)
        bounds.include(control2)
        bounds.include(end)
      case .close:
        break
      }
    }
    return bounds.rect
  }

  /// Around the lines and curves themselves; null where there are none.
  package var exactBounds: CGRect {
    var bounds = PointBounds()
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        bounds.include(point)
        from = point
      case .quad(let control, let end):
        let curve = CubicCurve(from: from, control: control, to: end)
        bounds.include(curve)
        from = end
      case .cubic(let control1, let control2, let end):
        bounds.include(CubicCurve(from: from, control1: control1, control2: control2, to: end))
        from = end
      case .close:
        break
      }
    }
    return bounds.rect
  }

  /// Whether filling the path would paint `point`.
  ///
  /// Open subpaths count as closed.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    let bounds = controlBounds
    guard !bounds.isNull, bounds.insetBy(dx: -1, dy: -1).contains(point) else { return false }

    // Small paths, such as unit circles, are followed as closely as large ones.
    let share: CGFloat = 1 / 10_000
    let tolerance = min(Self.flatness, max(bounds.width, bounds.height, 1e-9) * share)
    var winding = 0
    for polyline in flattened(tolerance: tolerance) {
      var previous = polyline.points[polyline.points.count - 1]
      for next in polyline.points {
        // Half-open in y, so that a corner on the ray counts once.
        if previous.y <= point.y, next.y > point.y, cross(previous, next, point) > 0 {
          winding += 1
        } else if previous.y > point.y, next.y <= point.y, cross(previous, next, point) < 0 {
          winding -= 1
        }
        previous = next
      }
    }
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return !winding.isMultiple(of: 2)
    }
  }

  /// Positive where `point` lies left of the line from `start` to `end` (y up).
  private func cross(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> CGFloat {
    (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
  }
}

/// The rectangle around points met one by one.
private struct PointBounds {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  mutating func include(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  mutating func include(_ curve: CubicCurve) {
    include(curve.from)
    include(curve.to)
    for time in curve.extremes {
      include(curve.point(at: time))
    }
  }
}
