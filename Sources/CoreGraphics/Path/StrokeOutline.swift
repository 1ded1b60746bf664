import Foundation

/// Turns lines into the outline of what a pen of some width leaves behind.
///
/// The outline is made of pieces that all turn the same way, so that filling it by the winding rule
/// paints the union of segments, corners and ends, also where it crosses itself.
internal struct StrokeOutline {
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat

  private var radius: CGFloat { width / 2 }

  func outline(
    of path: PathStorage,
    tolerance: CGFloat = PathStorage.flatness
  ) -> PathStorage {
    var result = PathStorage()
    guard width > 0 else { return result }

    for polyline in path.flattened(tolerance: tolerance) {
      let points = Self.withoutRepeats(polyline)
      if points.count == 1 {
        if polyline.points.count > 1 || polyline.isClosed {
          addDot(at: points[0], to: &result)
        }
      } else if polyline.isClosed {
        addLoop(points, to: &result)
        addLoop(points.reversed(), to: &result)
      } else {
        result.move(to: offset(points[0], by: normal(points[0], points[1])))
        addSide(points, to: &result)
        addCap(at: points[points.count - 1], from: points[points.count - 2], to: &result)
        addSide(points.reversed(), to: &result)
        addCap(at: points[0], from: points[1], to: &result)
        result.close()
      }
    }
    return result
  }

  private static func withoutRepeats(_ polyline: Polyline) -> [CGPoint] {
    var points: [CGPoint] = []
    for point in polyline.points where points.last != point {
      points.append(point)
    }
    if polyline.isClosed, points.count > 1, points.first == points.last {
      points.removeLast()
    }
    return points
  }

  /// The left side (y up) of an open chain, from its first offset point, which is there already.
  private func addSide(_ points: [CGPoint], to result: inout PathStorage) {
    for index in 1..<points.count {
      let normal = normal(points[index - 1], points[index])
      result.addLine(to: offset(points[index], by: normal))
      if index + 1 < points.count {
        addJoin(
          at: points[index],
          from: normal,
          to: self.normal(points[index], points[index + 1]),
          room: room(points[index - 1], points[index], points[index + 1]),
          result: &result
        )
      }
    }
  }

  private func addLoop(_ points: [CGPoint], to result: inout PathStorage) {
    let last = points.count - 1
    result.move(to: offset(points[0], by: normal(points[0], points[1])))
    addSide(points, to: &result)
    let closing = normal(points[last], points[0])
    addJoin(
      at: points[last],
      from: normal(points[last - 1], points[last]),
      to: closing,
      room: room(points[last - 1], points[last], points[0]),
      result: &result
    )
    result.addLine(to: offset(points[0], by: closing))
    addJoin(
      at: points[0],
      from: closing,
      to: normal(points[0], points[1]),
      room: room(points[last], points[0], points[1]),
      result: &result
    )
    result.close()
  }

  /// From the end of one offset line to the start of the next, both left of the chain.
  ///
  /// `room` is the length of the shorter one of the two lines.
  private func addJoin(
    at pivot: CGPoint,
    from first: CGVector,
    to second: CGVector,
    room: CGFloat,
    result: inout PathStorage
  ) {
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    if cross > 0 {
      // The inner side of the corner. Where the ends of both offset lines lie beside the other line,
      // as along a curve, they meet; otherwise the way leads through the corner, so that the
      // outline turns the same way everywhere.
      if dot < 0 || cross * radius > room { result.addLine(to: pivot) }
    } else if join == .round {
      result.addArc(
        center: pivot,
        radius: radius,
        startAngle: atan2(first.dy, first.dx),
        sweep: -abs(atan2(cross, dot))
      )
      return
    } else if join == .miter, 1 + dot > 0, 2 / (1 + dot) <= miterLimit * miterLimit {
      let scale = 1 / (1 + dot)
      result.addLine(
        to: offset(
          pivot,
          by: CGVector(dx: (first.dx + second.dx) * scale, dy: (first.dy + second.dy) * scale)
        )
      )
    }
    result.addLine(to: offset(pivot, by: second))
  }

  /// From the left side to the right side around the end of a chain.
  private func addCap(at end: CGPoint, from previous: CGPoint, to result: inout PathStorage) {
    let left = normal(previous, end)
    let ahead = CGVector(dx: left.dy, dy: -left.dx)
    let right = CGVector(dx: -left.dx, dy: -left.dy)
    switch cap {
    case .butt:
      break
    case .round:
      result.addArc(
        center: end,
        radius: radius,
        startAngle: atan2(left.dy, left.dx),
        sweep: -.pi
      )
      return
    case .square:
      result.addLine(to: offset(offset(end, by: left), by: ahead))
      result.addLine(to: offset(offset(end, by: right), by: ahead))
    }
    result.addLine(to: offset(end, by: right))
  }

  private func addDot(at point: CGPoint, to result: inout PathStorage) {
    let square = CGRect(x: point.x - radius, y: point.y - radius, width: width, height: width)
    switch cap {
    case .butt: break
    case .round: result.addEllipse(in: square)
    case .square: result.addRect(square)
    }
  }

  private func room(_ before: CGPoint, _ pivot: CGPoint, _ after: CGPoint) -> CGFloat {
    min(hypot(pivot.x - before.x, pivot.y - before.y), hypot(after.x - pivot.x, after.y - pivot.y))
  }

  /// The unit vector left of the way from `start` to `end` (y up).
  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = hypot(dx, dy)
    return CGVector(dx: -dy / length, dy: dx / length)
  }

  private func offset(_ point: CGPoint, by direction: CGVector) -> CGPoint {
    CGPoint(x: point.x + direction.dx * radius, y: point.y + direction.dy * radius)
  }
}
