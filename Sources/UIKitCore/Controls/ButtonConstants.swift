import CoreGraphics
import Foundation

/// Measures of buttons.
nonisolated enum ButtonConstants {
  /// Alpha of the title of a highlighted system button.
  ///
  /// Measured (openuikit).
  static let highlightedAlpha: CGFloat = 0.2
  /// Seconds in which the highlight fades out again.
  ///
  /// Chosen by eye.
  static let highlightFade: TimeInterval = 0.25
  /// Title sizes in points of system and custom buttons.
  ///
  /// Measured: 15 in system buttons, and `UIFont.buttonFontSize` is 18.
  static let systemTitleSize: CGFloat = 15
  static let customTitleSize: CGFloat = 18
  /// Points above and below a title where no insets are set.
  ///
  /// Measured: height = label + 12.
  static let titlePadding: CGFloat = 6
  /// Narrowest button with a title.
  ///
  /// Measured: an empty system button is 30 wide.
  static let leastWidth: CGFloat = 30
  /// White and alpha of the title of a disabled system button.
  ///
  /// Measured (openuikit).
  static let disabledWhite: CGFloat = 0.52
  static let disabledAlpha: CGFloat = 0.45
  /// Alpha of images of disabled buttons, and of the black over images of highlighted ones.
  ///
  /// Chosen by eye.
  static let disabledImageAlpha: CGFloat = 0.5
  static let highlightedImageAlpha: CGFloat = 0.5
}
