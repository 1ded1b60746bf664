import CoreGraphics
import Foundation

/// What a view gets from its surroundings, as last worked out, and its own overrides.
struct ViewEnvironment {
  var safeAreaInsets = UIEdgeInsets.zero
  /// Margins set by the app; nil where the system's apply.
  var margins: UIEdgeInsets?
  /// The margins last announced by `layoutMarginsDidChange`.
  var announcedMargins: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var traits: UITraitCollection?
  var overrideStyle = UIUserInterfaceStyle.unspecified
}
