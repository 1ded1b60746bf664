import CoreGraphics
import Foundation

/// Cutting a path by its length.
extension CGPath {
  /// The part between two shares (0…1) of the whole length, as straight pieces.
  nonisolated func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = storage.flattened(tolerance: Self.trimTolerance).map { line in
      line.isClosed ? line.points + line.points.prefix(1) : line.points
    }
    let total = lines.reduce(0) { $0 + Self.length(of: $1) }
    let result = CGMutablePath()
    guard total > 0 else { return result }
    let first = start * total
    let last = end * total
    var position: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for (from, to) in zip(points, points.dropFirst()) {
        let length = Self.distance(from, to)
        defer { position += length }
        guard length > 0, position + length > first, position < last else {
          isDrawing = false
          continue
        }
        if !isDrawing {
          result.move(to: Self.point(from, to, max(0, first - position) / length))
          isDrawing = true
        }
        result.addLine(to: Self.point(from, to, min(length, last - position) / length))
      }
      if points.count > 1, first <= 0, last >= total, points.first == points.last {
        result.closeSubpath()
      }
    }
    return result
  }

  /// In points: finer than any pixel.
  private nonisolated static let trimTolerance: CGFloat = 0.05

  private nonisolated static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  private nonisolated static func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    let x = to.x - from.x
    let y = to.y - from.y
    return (x * x + y * y).squareRoot()
  }

  private nonisolated static func point(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint
  {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
