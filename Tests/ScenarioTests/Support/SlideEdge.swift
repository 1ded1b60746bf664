import Foundation
import UIKit

/// The edge that a slide comes from.
nonisolated enum SlideEdge: Sendable {
  case left
  case top
  case right
  case bottom

  /// Two thirds of a container of `size` at this edge, in points.
  func frame(in size: CGSize) -> CGRect {
    let part: CGFloat = 2.0 / 3
    switch self {
    case .left: return rect(0, 0, size.width * part, size.height)
    case .right: return rect(size.width / 3, 0, size.width * part, size.height)
    case .top: return rect(0, 0, size.width, size.height * part)
    case .bottom: return rect(0, size.height / 3, size.width, size.height * part)
    }
  }

  /// `frame` moved out of a container of `size` over this edge.
  func away(_ frame: CGRect, in size: CGSize) -> CGRect {
    var away = frame
    switch self {
    case .left: away.origin.x = -frame.width
    case .right: away.origin.x = size.width
    case .top: away.origin.y = -frame.height
    case .bottom: away.origin.y = size.height
    }
    return away
  }
}

/// How a dimming view is told its size.
nonisolated enum Pinning: Sendable, CaseIterable {
  case constraints
  case mask
  case nothing
}

nonisolated func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles agree to the scenarios' hundredth of a point.
func isClose(_ one: CGRect?, _ other: CGRect) -> Bool {
  guard let one else { return false }
  let tolerance: CGFloat = 0.01
  return abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
    && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
}
