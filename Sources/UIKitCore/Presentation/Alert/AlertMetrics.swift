import CoreGraphics
import Foundation

/// Measures of alerts and action sheets, in points and seconds (as seen on iOS 13 to 17).
nonisolated enum AlertMetrics {
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  /// Width of an action sheet on a pad.
  ///
  /// Chosen by eye.
  static let popoverWidth: CGFloat = 304
  static let rowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  static let padding: CGFloat = 16
  static let topPadding: CGFloat = 19
  static let lineGap: CGFloat = 2
  static let fieldHeight: CGFloat = 30
  static let sheetMargin: CGFloat = 8
  static let titleSize: CGFloat = 17
  static let messageSize: CGFloat = 13
  static let sheetTextSize: CGFloat = 13
  static let actionSize: CGFloat = 17
  static let sheetActionSize: CGFloat = 20
  static let dimming: CGFloat = 0.2
  static let duration: TimeInterval = 0.25
  /// An alert grows out of this size.
  ///
  /// Chosen by eye.
  static let startScale: CGFloat = 1.2
}
