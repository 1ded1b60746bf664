/// Masks of rounded shapes, shared by all layers of the same look.
final class CoverageCache {
  private nonisolated struct Key: Hashable {
    let shape: RoundedShape
    /// Zero for every size large enough for the mask to be stretched.
    let width: Int
    let height: Int
  }

  /// Enough for the layers of a few screens; then all start anew.
  private static let capacity = 512

  private var masks: [Key: CoverageMask] = [:]
  private(set) var missCount = 0

  func mask(_ shape: RoundedShape, width: Int, height: Int) -> CoverageMask {
    let edge = shape.edge(width: width, height: height)
    let profile = shape.profile(width: width, height: height)
    // Where the corner is cut to half of a side, the side decides its shape.
    let isCut = profile.radius < shape.radius
    var drawn = shape
    drawn.curve = profile.curve
    let large = 2 * edge + 1 - 2 * shape.outset
    let key = Key(
      shape: drawn,
      width: width >= large && !isCut ? 0 : width,
      height: height >= large && !isCut ? 0 : height
    )
    if let found = masks[key] {
      return found
    }
    missCount += 1
    if masks.count >= Self.capacity {
      masks.removeAll()
    }
    let made = drawn.mask(width: width, height: height)
    masks[key] = made
    return made
  }
}
