import CoreGraphics
import Foundation

/// Measures of fingers and of the order of touches.
nonisolated enum EventConstants {
  /// Points; a usual fingertip as `UITouch.majorRadius` reports it.
  ///
  /// Chosen by eye.
  static let fingertipRadius: CGFloat = 20
  /// Points.
  ///
  /// Chosen by eye.
  static let fingertipRadiusTolerance: CGFloat = 5
  /// Seconds from one landing to the next that still count as a multiple tap.
  ///
  /// Apple does not document it; common reimplementations (WinObjC) use 0.35 s.
  static let multipleTapInterval: TimeInterval = 0.35
  /// Points between the landings of a multiple tap.
  ///
  /// Common reimplementations use 45 pt.
  static let multipleTapDistance: CGFloat = 45
}
