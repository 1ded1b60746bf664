import CoreGraphics
import Foundation

/// The arithmetic of springs and struts in one direction.
nonisolated enum Autoresizing {
  /// Shares a change of the container's length among the flexible parts, in proportion to their old
  /// lengths; equally if all of them were zero.
  static func resized(
    start: CGFloat,
    length: CGFloat,
    from oldContainer: CGFloat,
    to newContainer: CGFloat,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = newContainer - oldContainer
    let end = oldContainer - start - length
    let parts = [(start, flexibleStart), (length, flexibleLength), (end, flexibleEnd)]
    let flexible = parts.filter(\.1)
    guard change != 0, !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.0 }
    func grown(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      return total == 0
        ? part + change / CGFloat(flexible.count) : part + change * part / total
    }
    return (grown(start, flexibleStart), grown(length, flexibleLength))
  }
}
