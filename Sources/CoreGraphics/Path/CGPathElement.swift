public import Foundation

/// A piece of a path, as `CGPath.applyWithBlock` hands it out: valid during the call only.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic curve, three for a cubic, none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
