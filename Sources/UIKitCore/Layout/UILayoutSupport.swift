public import Foundation

/// The strip of a controller's view that bars cover, as seen by constraints.
public protocol UILayoutSupport: NSObjectProtocol {
  /// Height in points; up to date after layout.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A controller's `topLayoutGuide` or `bottomLayoutGuide`: the safe area's inset as a strip.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
