import UIKit

/// The edge that a panel slides in from.
enum SlideEdge {
  case left
  case top
  case right
  case bottom

  /// The part of `bounds` along this edge.
  func panel(in bounds: CGRect, share: CGFloat) -> CGRect {
    switch self {
    case .left: bounds.divided(atDistance: bounds.width * share, from: .minXEdge).slice
    case .top: bounds.divided(atDistance: bounds.height * share, from: .minYEdge).slice
    case .right: bounds.divided(atDistance: bounds.width * share, from: .maxXEdge).slice
    case .bottom: bounds.divided(atDistance: bounds.height * share, from: .maxYEdge).slice
    }
  }

  /// `frame` moved out of `bounds` over this edge.
  func hidden(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    switch self {
    case .left: frame.offsetBy(dx: bounds.minX - frame.maxX, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: bounds.minY - frame.maxY)
    case .right: frame.offsetBy(dx: bounds.maxX - frame.minX, dy: 0)
    case .bottom: frame.offsetBy(dx: 0, dy: bounds.maxY - frame.minY)
    }
  }
}
