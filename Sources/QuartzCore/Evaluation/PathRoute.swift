import CoreGraphics
import Foundation

/// A path as a route to travel: one stretch per line or curve.
nonisolated struct PathRoute {
  /// A line or a curve between two corners.
  struct Stretch {
    let from: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let to: CGPoint
    let length: Double

    func point(at t: Double) -> CGPoint {
      let rest = 1 - t
      let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
      return CGPoint(
        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
        y: a * from.y + b * control1.y + c * control2.y + d * to.y
      )
    }

    /// The direction of travel in radians.
    func angle(at t: Double) -> CGFloat {
      let step = 1e-4
      let (start, end) = (point(at: max(t - step, 0)), point(at: min(t + step, 1)))
      return atan2(end.y - start.y, end.x - start.x)
    }
  }

  private(set) var corners: [CGPoint] = []
  private(set) var stretches: [Stretch] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    for element in path.storage.elements {
      switch element {
      case .move(let point):
        start = point
        // A jump inside the route takes no time of its own.
        if corners.isEmpty { corners.append(point) } else { add(line: point) }
      case .line(let point): add(line: point)
      case .quad(let control, let end):
        let from = corners.last ?? .zero
        add(
          CGPoint(
            x: from.x + (control.x - from.x) * 2 / 3,
            y: from.y + (control.y - from.y) * 2 / 3
          ),
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
          end
        )
      case .cubic(let control1, let control2, let end): add(control1, control2, end)
      case .close:
        if corners.last != start { add(line: start) }
      }
    }
  }

  private mutating func add(line end: CGPoint) {
    let from = corners.last ?? end
    add(
      CGPoint(x: from.x + (end.x - from.x) / 3, y: from.y + (end.y - from.y) / 3),
      CGPoint(x: from.x + (end.x - from.x) * 2 / 3, y: from.y + (end.y - from.y) * 2 / 3),
      end
    )
  }

  private mutating func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    let from = corners.last ?? end
    if corners.isEmpty { corners.append(from) }
    let shape = Stretch(from: from, control1: control1, control2: control2, to: end, length: 0)
    stretches.append(
      Stretch(
        from: from,
        control1: control1,
        control2: control2,
        to: end,
        length: PathRoute.length(of: shape)
      )
    )
    corners.append(end)
  }

  private static func length(of stretch: Stretch) -> Double {
    let steps = 64  // chosen by eye: exact for lines, well under a pixel for curves
    var (sum, last) = (0.0, stretch.from)
    for step in 1...steps {
      let point = stretch.point(at: Double(step) / Double(steps))
      sum += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    return sum
  }
}

nonisolated extension AnimatableValue {
  /// How far apart two values are, for pacing.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let from), .number(let to)): abs(to - from)
    case (.point(let from), .point(let to)): hypot(to.x - from.x, to.y - from.y)
    case (.size(let from), .size(let to)): hypot(to.width - from.width, to.height - from.height)
    case (.rect(let from), .rect(let to)):
      hypot(to.midX - from.midX, to.midY - from.midY)
        + hypot(to.width - from.width, to.height - from.height)
    default: 1
    }
  }
}
