import CoreGraphics
import Foundation

/// Measures of navigation bars of iOS 13 to 17, in points; those without a source are chosen by eye.
nonisolated enum NavigationBarMeasure {
  /// Portrait phones ("Supporting iPhone X", useyourloaf).
  static let height: CGFloat = 44
  /// Phones of compact height.
  static let compactHeight: CGFloat = 32
  static let padHeight: CGFloat = 50
  /// What a large title adds (measured: 96 in all).
  static let largeTitleHeight: CGFloat = 52
  /// Bars of phones with a Dynamic Island begin this much above the safe area (measured).
  static let islandOverlap: CGFloat = 16.0 / 3
  /// Safe areas higher than this are those of a Dynamic Island.
  static let highestNotch: CGFloat = 50

  static let titleFontSize: CGFloat = 17
  static let largeTitleFontSize: CGFloat = 34
  static let backButtonInset: CGFloat = 8
  static let titleGap: CGFloat = 8
  static let itemGap: CGFloat = 16
  /// Scrolled by this much the bar's background is fully there.
  static let edgeFadeDistance: CGFloat = 12

  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
