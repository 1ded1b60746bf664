import CoreGraphics
package import Foundation

/// All that the simulated device tells an application about its screen, as one value.
///
/// The host makes it from a device preset or a free window size and hands it to
/// `UIApplication.apply(_:animated:)` whenever it changes.
package nonisolated struct ScreenEnvironment: Equatable, Sendable {
  /// Points.
  package var size: CGSize
  /// Device pixels a point.
  package var scale: CGFloat
  package var safeAreaInsets: UIEdgeInsets
  /// Every trait is specified.
  package var traits: UITraitCollection.Values
  package var orientation: UIInterfaceOrientation
  /// Height of the status bar while it shows, in points.
  package var statusBarHeight: CGFloat
  /// Radius of the display's corners in points, 0 for square ones.
  package var displayCornerRadius: CGFloat
  /// Margin that the system keeps at the left and right of a root view, in points.
  package var systemMinimumLayoutMargin: CGFloat
  /// Marketing name such as `iPhone SE`.
  package var deviceName: String

  package init(
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets,
    traits: UITraitCollection.Values,
    orientation: UIInterfaceOrientation,
    statusBarHeight: CGFloat,
    displayCornerRadius: CGFloat,
    systemMinimumLayoutMargin: CGFloat,
    deviceName: String
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
    self.orientation = orientation
    self.statusBarHeight = statusBarHeight
    self.displayCornerRadius = displayCornerRadius
    self.systemMinimumLayoutMargin = systemMinimumLayoutMargin
    self.deviceName = deviceName
  }

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
