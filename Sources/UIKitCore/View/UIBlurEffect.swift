import CoreGraphics
public import Foundation

/// Blurs what lies behind a visual effect view and tints it.
///
/// The styles are close to iOS's in lightness (chosen by eye); each material is a blur, more saturation
/// and one tint.
open class UIBlurEffect: UIVisualEffect {
  public nonisolated enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// How a style changes what lies behind.
  struct Recipe {
    /// Standard deviation in points.
    var blurRadius: CGFloat
    var saturation: CGFloat
    /// Gray and opacity of the tint, 0…1.
    var white: CGFloat
    var alpha: CGFloat
  }

  let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Numbers chosen by eye.
  func recipe(isDark: Bool) -> Recipe {
    switch style {
    case .extraLight: light(0.82)
    case .light: Recipe(blurRadius: 15, saturation: 1.8, white: 1, alpha: 0.3)
    case .dark: dark(0.73)
    case .regular: isDark ? dark(0.5) : light(0.5)
    case .prominent: isDark ? dark(0.73) : light(0.82)
    case .systemUltraThinMaterial: isDark ? dark(0.4) : light(0.4)
    case .systemThinMaterial: isDark ? dark(0.55) : light(0.55)
    case .systemMaterial: isDark ? dark(0.7) : light(0.7)
    case .systemThickMaterial: isDark ? dark(0.8) : light(0.8)
    case .systemChromeMaterial: isDark ? dark(0.75) : light(0.75)
    case .systemUltraThinMaterialLight: light(0.4)
    case .systemThinMaterialLight: light(0.55)
    case .systemMaterialLight: light(0.7)
    case .systemThickMaterialLight: light(0.8)
    case .systemChromeMaterialLight: light(0.75)
    case .systemUltraThinMaterialDark: dark(0.4)
    case .systemThinMaterialDark: dark(0.55)
    case .systemMaterialDark: dark(0.7)
    case .systemThickMaterialDark: dark(0.8)
    case .systemChromeMaterialDark: dark(0.75)
    }
  }

  private func light(_ alpha: CGFloat) -> Recipe {
    Recipe(blurRadius: 10, saturation: 1.8, white: 0.97, alpha: alpha)
  }

  private func dark(_ alpha: CGFloat) -> Recipe {
    Recipe(blurRadius: 10, saturation: 1.8, white: 0.11, alpha: alpha)
  }
}
