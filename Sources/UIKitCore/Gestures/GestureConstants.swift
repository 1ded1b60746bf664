import CoreGraphics
import Foundation

/// The distances and times by which recognizers decide.
///
/// Apple documents only those of the long press. The others are named with where they come from.
nonisolated enum GestureConstants {
  // MARK: Tap

  /// Points a finger may stray during a tap.
  ///
  /// Private in UIKit; common reimplementations use 45 pt.
  static let tapMovement: CGFloat = 45
  /// Seconds from one tap's end to the next tap's landing.
  ///
  /// Common reimplementations: 0.35 s.
  static let tapInterval: TimeInterval = 0.35
  /// Seconds a finger may rest and still tap.
  ///
  /// Private in UIKit; folklore says 0.75 s.
  static let tapDuration: TimeInterval = 0.75

  // MARK: Long press (documented)

  static let longPressDuration: TimeInterval = 0.5
  static let longPressMovement: CGFloat = 10

  // MARK: Pan

  /// Points a finger moves before a pan begins.
  ///
  /// Measured on scroll views and sheets (openuikit).
  static let panHysteresis: CGFloat = 10
  /// Seconds of the past that a velocity is taken from.
  ///
  /// Measured on scroll views (openuikit).
  static let velocityWindow: TimeInterval = 0.1

  // MARK: Swipe (folklore)

  static let swipeDistance: CGFloat = 50
  static let swipeDuration: TimeInterval = 0.5
  /// Points moved in a wrong direction that make a swipe fail.
  ///
  /// Chosen by eye.
  static let swipeTolerance: CGFloat = 20

  // MARK: Two fingers (chosen by eye)

  /// Points by which the distance of two fingers changes before a pinch begins.
  static let pinchHysteresis: CGFloat = 8
  /// Radians by which two fingers turn before a rotation begins: 5 degrees.
  static let rotationHysteresis: CGFloat = 5 * .pi / 180

  // MARK: Screen edge (chosen by eye)

  /// Points from the edge of the window in which the finger must land.
  static let screenEdgeWidth: CGFloat = 20
}
