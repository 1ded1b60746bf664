import CoreGraphics
import Foundation

nonisolated extension CGPoint {
  /// The length of the straight way to `other`.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
