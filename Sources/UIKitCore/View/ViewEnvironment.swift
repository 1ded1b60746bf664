import CoreGraphics
import Foundation

/// What a view gets from its surroundings, as last worked out, and its own overrides.
struct ViewEnvironment {
  var safeAreaInsets = UIEdgeInsets.zero
  /// What a container with bars says the safe area of its child's root view is; nil by geometry.
  var containerSafeArea: UIEdgeInsets?
  /// A view that only looks smaller for a while, as behind a sheet: its safe area stays.
  var safeAreaIgnoresTransform = false
  /// Margins set by the app; nil where the system's apply.
  var margins: UIEdgeInsets?
  /// What the app set, if it named leading and trailing margins.
  var directionalMargins: NSDirectionalEdgeInsets?
  /// The margins last announced by `layoutMarginsDidChange`.
  var announcedMargins: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var traits: UITraitCollection?
  var overrideStyle = UIUserInterfaceStyle.unspecified
  /// Made when single traits are first overridden or observed.
  var traitRecord: TraitRecord?
}
