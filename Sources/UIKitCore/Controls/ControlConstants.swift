import CoreGraphics
import Foundation

/// Measures that all controls share.
nonisolated enum ControlConstants {
  /// Points around a tracked control in which a finger still counts as inside.
  ///
  /// Folklore: 70.
  static let touchTolerance: CGFloat = 70
}
