import CoreGraphics
import Foundation

/// Mixing paths of the same make.
nonisolated extension CGPath {
  /// The path at `fraction` of the way to `other`; nil if their elements do not match one to one.
  func mixed(with other: CGPath, _ fraction: Double) -> CGPath? {
    let (first, second) = (storage.elements, other.storage.elements)
    guard first.count == second.count else { return nil }
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(
        x: from.x + (to.x - from.x) * CGFloat(fraction),
        y: from.y + (to.y - from.y) * CGFloat(fraction)
      )
    }
    var result = PathStorage()
    for pair in zip(first, second) {
      switch pair {
      case (.move(let from), .move(let to)):
        result.move(to: mix(from, to))
      case (.line(let from), .line(let to)):
        result.addLine(to: mix(from, to))
      case (.quad(let control, let end), .quad(let otherControl, let otherEnd)):
        result.addQuad(control: mix(control, otherControl), to: mix(end, otherEnd))
      case (.cubic(let a, let b, let end), .cubic(let c, let d, let otherEnd)):
        result.addCubic(control1: mix(a, c), control2: mix(b, d), to: mix(end, otherEnd))
      case (.close, .close):
        result.close()
      default: return nil
      }
    }
    return CGPath(storage: result)
  }
}
