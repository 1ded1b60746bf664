package import Foundation

/// A subpath as a chain of straight lines.
package struct Polyline: Hashable, Sendable {
  /// At least one point; a closed chain does not repeat its first.
  package var points: [CGPoint]
  package var isClosed: Bool
}

/// Curves as chains of lines.
extension PathStorage {
  /// Largest distance between a curve and its chain, in the path's units: a tenth of a pixel at 1x,
  /// the default of Cairo.
  package static let flatness: CGFloat = 0.1

  package func flattened(tolerance: CGFloat = flatness) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []

    func finish(closed: Bool) {
      if !points.isEmpty {
        result.append(Polyline(points: points, isClosed: closed))
      }
      points = []
    }
    func add(_ curve: CubicCurve) {
      let count = curve.steps(tolerance: tolerance)
      for step in 1...count {
        points.append(
          step == count ? curve.to : curve.point(at: CGFloat(step) / CGFloat(count))
        )
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point):
        points.append(point)
      case .quad(let control, let end):
        add(CubicCurve(from: points.last ?? end, control: control, to: end))
      case .cubic(let control1, let control2, let end):
        let from = points.last ?? control1
        add(CubicCurve(from: from, control1: control1, control2: control2, to: end))
      case .close:
        if points.count > 1, points.first == points.last {
          points.removeLast()
        }
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }
}
