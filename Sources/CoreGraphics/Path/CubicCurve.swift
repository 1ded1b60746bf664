package import Foundation

/// A cubic Bézier curve as a function of a time from 0 to 1.
package struct CubicCurve: Hashable, Sendable {
  package var from: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var to: CGPoint

  package init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  /// The cubic that equals a quadratic curve: its controls lie two thirds of the way to `control`.
  package init(from: CGPoint, control: CGPoint, to end: CGPoint) {
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3,
        y: point.y + (control.y - point.y) * 2 / 3
      )
    }
    self.init(from: from, control1: towards(from), control2: towards(end), to: end)
  }

  package func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let weights = (
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time
    )
    return CGPoint(
      x: weights.0 * from.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * to.x,
      y: weights.0 * from.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * to.y
    )
  }

  /// Times strictly inside at which x or y stops growing or falling.
  package var extremes: [CGFloat] {
    Self.extremes(from.x, control1.x, control2.x, to.x)
      + Self.extremes(from.y, control1.y, control2.y, to.y)
  }

  /// The parts before and after `time` (de Casteljau).
  package func split(at time: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * time, y: a.y + (b.y - a.y) * time)
    }
    let first = mix(from, control1)
    let middle = mix(control1, control2)
    let last = mix(control2, to)
    let left = mix(first, middle)
    let right = mix(middle, last)
    let point = mix(left, right)
    return (
      CubicCurve(from: from, control1: first, control2: left, to: point),
      CubicCurve(from: point, control1: right, control2: last, to: to)
    )
  }

  /// How many equal steps of time keep a chain of lines within `tolerance` of the curve.
  ///
  /// Bound of the second derivative (Wang's formula).
  package func steps(tolerance: CGFloat) -> Int {
    let first = hypot(
      from.x - 2 * control1.x + control2.x,
      from.y - 2 * control1.y + control2.y
    )
    let second = hypot(
      control1.x - 2 * control2.x + to.x,
      control1.y - 2 * control2.y + to.y
    )
    let needed = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
    guard needed.isFinite else { return 1 }

    return max(1, min(1000, Int(needed)))
  }

  /// Roots of the derivative along one axis.
  private static func extremes(
    _ p0: CGFloat,
    _ p1: CGFloat,
    _ p2: CGFloat,
    _ p3: CGFloat
  ) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 {
        roots = [-c / b]
      }
    } else {
      // A third of the derivative is a·t² + b·t + c.
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
