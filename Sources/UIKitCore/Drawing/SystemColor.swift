import CoreGraphics
import Foundation

/// The colors of the system that follow light and dark, by the names that UIKit prints.
///
/// Values are the ones that Apple's Human Interface Guidelines list for iOS 13 to 17.
/// Increased contrast is not distinguished.
nonisolated enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red = "systemRedColor"
  case orange = "systemOrangeColor"
  case yellow = "systemYellowColor"
  case green = "systemGreenColor"
  case mint = "systemMintColor"
  case teal = "systemTealColor"
  case cyan = "systemCyanColor"
  case blue = "systemBlueColor"
  case indigo = "systemIndigoColor"
  case purple = "systemPurpleColor"
  case pink = "systemPinkColor"
  case brown = "systemBrownColor"
  case gray = "systemGrayColor"
  case gray2 = "systemGray2Color"
  case gray3 = "systemGray3Color"
  case gray4 = "systemGray4Color"
  case gray5 = "systemGray5Color"
  case gray6 = "systemGray6Color"
  case label = "labelColor"
  case secondaryLabel = "secondaryLabelColor"
  case tertiaryLabel = "tertiaryLabelColor"
  case quaternaryLabel = "quaternaryLabelColor"
  case placeholderText = "placeholderTextColor"
  case fill = "systemFillColor"
  case secondaryFill = "secondarySystemFillColor"
  case tertiaryFill = "tertiarySystemFillColor"
  case quaternaryFill = "quaternarySystemFillColor"
  case background = "systemBackgroundColor"
  case secondaryBackground = "secondarySystemBackgroundColor"
  case tertiaryBackground = "tertiarySystemBackgroundColor"
  case groupedBackground = "systemGroupedBackgroundColor"
  case secondaryGroupedBackground = "secondarySystemGroupedBackgroundColor"
  case tertiaryGroupedBackground = "tertiarySystemGroupedBackgroundColor"
  case separator = "separatorColor"
  case opaqueSeparator = "opaqueSeparatorColor"
  case link = "linkColor"
  case tint = "tintColor"

  /// A color as `0xRRGGBB` and an alpha.
  struct Value: Hashable, Sendable {
    var hex: UInt32
    var alpha: CGFloat

    init(_ hex: UInt32, alpha: CGFloat = 1) {
      self.hex = hex
      self.alpha = alpha
    }

    var cgColor: CGColor {
      UIColor(
        red: CGFloat(hex >> 16 & 0xFF) / 255,
        green: CGFloat(hex >> 8 & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255,
        alpha: alpha
      ).cgColor
    }
  }

  func value(for traits: UITraitCollection.Values) -> Value {
    let (light, dark) = lightAndDark
    guard traits.userInterfaceStyle == .dark else { return light }

    return traits.userInterfaceLevel == .elevated ? elevatedDark ?? dark : dark
  }

  private var lightAndDark: (Value, Value) {
    switch self {
    case .red: (Value(0xFF3B30), Value(0xFF453A))
    case .orange: (Value(0xFF9500), Value(0xFF9F0A))
    case .yellow: (Value(0xFFCC00), Value(0xFFD60A))
    case .green: (Value(0x34C759), Value(0x30D158))
    case .mint: (Value(0x00C7BE), Value(0x63E6E2))
    case .teal: (Value(0x30B0C7), Value(0x40C8E0))
    case .cyan: (Value(0x32ADE6), Value(0x64D2FF))
    case .blue, .tint: (Value(0x007AFF), Value(0x0A84FF))
    case .indigo: (Value(0x5856D6), Value(0x5E5CE6))
    case .purple: (Value(0xAF52DE), Value(0xBF5AF2))
    case .pink: (Value(0xFF2D55), Value(0xFF375F))
    case .brown: (Value(0xA2845E), Value(0xAC8E68))
    case .gray: (Value(0x8E8E93), Value(0x8E8E93))
    case .gray2: (Value(0xAEAEB2), Value(0x636366))
    case .gray3: (Value(0xC7C7CC), Value(0x48484A))
    case .gray4: (Value(0xD1D1D6), Value(0x3A3A3C))
    case .gray5: (Value(0xE5E5EA), Value(0x2C2C2E))
    case .gray6: (Value(0xF2F2F7), Value(0x1C1C1E))
    case .label: (Value(0x000000), Value(0xFFFFFF))
    case .secondaryLabel: (Value(0x3C3C43, alpha: 0.6), Value(0xEBEBF5, alpha: 0.6))
    case .tertiaryLabel: (Value(0x3C3C43, alpha: 0.3), Value(0xEBEBF5, alpha: 0.3))
    case .quaternaryLabel: (Value(0x3C3C43, alpha: 0.18), Value(0xEBEBF5, alpha: 0.16))
    case .placeholderText: (Value(0x3C3C43, alpha: 0.3), Value(0xEBEBF5, alpha: 0.3))
    case .fill: (Value(0x787880, alpha: 0.2), Value(0x787880, alpha: 0.36))
    case .secondaryFill: (Value(0x787880, alpha: 0.16), Value(0x787880, alpha: 0.32))
    case .tertiaryFill: (Value(0x767680, alpha: 0.12), Value(0x767680, alpha: 0.24))
    case .quaternaryFill: (Value(0x747480, alpha: 0.08), Value(0x767680, alpha: 0.18))
    case .background: (Value(0xFFFFFF), Value(0x000000))
    case .secondaryBackground: (Value(0xF2F2F7), Value(0x1C1C1E))
    case .tertiaryBackground: (Value(0xFFFFFF), Value(0x2C2C2E))
    case .groupedBackground: (Value(0xF2F2F7), Value(0x000000))
    case .secondaryGroupedBackground: (Value(0xFFFFFF), Value(0x1C1C1E))
    case .tertiaryGroupedBackground: (Value(0xF2F2F7), Value(0x2C2C2E))
    case .separator: (Value(0x3C3C43, alpha: 0.29), Value(0x545458, alpha: 0.6))
    case .opaqueSeparator: (Value(0xC6C6C8), Value(0x38383A))
    case .link: (Value(0x007AFF), Value(0x0984FF))
    }
  }

  /// Dark backgrounds get lighter where one interface lies above another.
  private var elevatedDark: Value? {
    switch self {
    case .background, .groupedBackground: Value(0x1C1C1E)
    case .secondaryBackground, .secondaryGroupedBackground: Value(0x2C2C2E)
    case .tertiaryBackground, .tertiaryGroupedBackground: Value(0x3A3A3C)
    default: nil
    }
  }
}
