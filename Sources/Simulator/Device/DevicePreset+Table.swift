import Foundation
import UIKitCore

/// The devices.
///
/// Sizes, insets, margins and corner radii: Apple's Human Interface Guidelines, the Device Information
/// Matrix and measurements published for the newest phones; radii as the system reports them.
nonisolated extension DevicePreset {
  /// Taken where nobody names a device: the smallest screen that current systems run on.
  package static let standard = iPhoneSE3

  package static let all: [DevicePreset] = [
    .phone("iphone-se-1", "iPhone SE (1st generation)", 320, 568, scale: 2),
    .phone("iphone-8", "iPhone 8", 375, 667, scale: 2),
    .phone("iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2),
    iPhoneSE3,
    .phone("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, isLarge: true),
    .phone("iphone-x", "iPhone X", 375, 812, scale: 3, radius: 39, top: 44),
    .phone(
      "iphone-xs-max",
      "iPhone XS Max",
      414,
      896,
      scale: 3,
      radius: 39,
      top: 44,
      isLarge: true
    ),
    .phone("iphone-11", "iPhone 11", 414, 896, scale: 2, radius: 41.5, top: 48, isLarge: true),
    .phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3, radius: 39, top: 44),
    .phone("iphone-12-mini", "iPhone 12 mini", 375, 812, scale: 3, radius: 44, top: 50),
    .phone("iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, radius: 44, top: 50),
    .phone("iphone-12", "iPhone 12", 390, 844, scale: 3, radius: 47.33, top: 47),
    .phone("iphone-13", "iPhone 13", 390, 844, scale: 3, radius: 47.33, top: 47),
    .phone("iphone-14", "iPhone 14", 390, 844, scale: 3, radius: 47.33, top: 47),
    .phone(
      "iphone-13-pro-max",
      "iPhone 13 Pro Max",
      428,
      926,
      scale: 3,
      radius: 53.33,
      top: 47,
      isLarge: true
    ),
    .phone(
      "iphone-14-plus",
      "iPhone 14 Plus",
      428,
      926,
      scale: 3,
      radius: 53.33,
      top: 47,
      isLarge: true
    ),
    .phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3, radius: 55, top: 59),
    .phone("iphone-15", "iPhone 15", 393, 852, scale: 3, radius: 55, top: 59),
    .phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3, radius: 55, top: 59),
    .phone("iphone-16", "iPhone 16", 393, 852, scale: 3, radius: 55, top: 59),
    .phone(
      "iphone-14-pro-max",
      "iPhone 14 Pro Max",
      430,
      932,
      scale: 3,
      radius: 55,
      top: 59,
      isLarge: true
    ),
    .phone(
      "iphone-15-pro-max",
      "iPhone 15 Pro Max",
      430,
      932,
      scale: 3,
      radius: 55,
      top: 59,
      isLarge: true
    ),
    .phone(
      "iphone-16-plus",
      "iPhone 16 Plus",
      430,
      932,
      scale: 3,
      radius: 55,
      top: 59,
      isLarge: true
    ),
    .phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, radius: 62, top: 62),
    .phone("iphone-17", "iPhone 17", 402, 874, scale: 3, radius: 62, top: 62),
    .phone(
      "iphone-16-pro-max",
      "iPhone 16 Pro Max",
      440,
      956,
      scale: 3,
      radius: 62,
      top: 62,
      isLarge: true
    ),
    .phone("iphone-air", "iPhone Air", 420, 912, scale: 3, radius: 62, top: 68, isLarge: true),
    .pad("ipad-9.7", "iPad (9.7 inch)", 768, 1024, radius: 0, top: 20, bottom: 0),
    .pad("ipad-mini-6", "iPad mini (6th generation)", 744, 1133, radius: 21.5, top: 24, bottom: 20),
    .pad("ipad-10", "iPad (10th generation)", 820, 1180, radius: 25, top: 24, bottom: 20),
    .pad("ipad-air-5", "iPad Air (5th generation)", 820, 1180, radius: 18, top: 24, bottom: 20),
    .pad("ipad-pro-11", "iPad Pro (11 inch)", 834, 1194, radius: 18, top: 24, bottom: 20),
    .pad("ipad-pro-12.9", "iPad Pro (12.9 inch)", 1024, 1366, radius: 18, top: 24, bottom: 20),
  ]

  private static let iPhoneSE3 = DevicePreset.phone(
    "iphone-se-3",
    "iPhone SE (3rd generation)",
    375,
    667,
    scale: 2
  )

  /// Height of the home indicator's area, in portrait and landscape.
  private static let homeIndicator: (portrait: CGFloat, landscape: CGFloat) = (34, 21)
  private static let statusBar: CGFloat = 20
  /// The status bar of phones with a Dynamic Island.
  private static let islandStatusBar: CGFloat = 54
  /// From this top inset on a phone has a Dynamic Island instead of a notch.
  private static let islandInset: CGFloat = 59

  /// Makes a phone; `isLarge` ones have a regular width in landscape.
  ///
  /// `top` is the inset of its notch, nil for one with a home button.
  private static func phone(
    _ identifier: String,
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    radius: CGFloat = 0,
    top: CGFloat? = nil,
    isLarge: Bool = false
  ) -> DevicePreset {
    // 414 points and more leave room for the wider margin.
    let margin: CGFloat = width >= 414 ? 20 : 16
    return DevicePreset(
      identifier: identifier,
      name: name,
      idiom: .phone,
      size: CGSize(width: width, height: height),
      scale: scale,
      cornerRadius: radius,
      statusBarHeight: top.map { $0 >= islandInset ? islandStatusBar : $0 } ?? statusBar,
      portrait: Posture(
        safeAreaInsets: UIEdgeInsets(
          top: top ?? statusBar,
          left: 0,
          bottom: top == nil ? 0 : homeIndicator.portrait,
          right: 0
        ),
        minimumMargin: margin,
        horizontalSizeClass: .compact,
        verticalSizeClass: .regular
      ),
      landscape: Posture(
        safeAreaInsets: UIEdgeInsets(
          top: 0,
          left: top ?? 0,
          bottom: top == nil ? 0 : homeIndicator.landscape,
          right: top ?? 0
        ),
        // Without a notch the margin is the wide one, beside a notch 16 points more than its inset.
        minimumMargin: top == nil || isLarge ? 20 : 16,
        horizontalSizeClass: isLarge ? .regular : .compact,
        verticalSizeClass: .compact
      )
    )
  }

  private static func pad(
    _ identifier: String,
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    radius: CGFloat,
    top: CGFloat,
    bottom: CGFloat
  ) -> DevicePreset {
    let posture = Posture(
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      minimumMargin: 20,
      horizontalSizeClass: .regular,
      verticalSizeClass: .regular
    )
    return DevicePreset(
      identifier: identifier,
      name: name,
      idiom: .pad,
      size: CGSize(width: width, height: height),
      scale: 2,
      cornerRadius: radius,
      statusBarHeight: top,
      portrait: posture,
      landscape: posture
    )
  }
}
