import CoreGraphics
import Foundation

/// The point sizes of the text styles at each content size.
///
/// Source: the Dynamic Type tables of Apple's Human Interface Guidelines.
enum TextStyleSizes {
  /// The columns of the table, from the smallest to the largest content size.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Points; unknown styles are body text, unknown categories the default one.
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let column = categories.firstIndex(of: category) ?? 3
    return (sizes[style] ?? sizes[.body])?[column] ?? UIFont.labelFontSize
  }

  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    style == .headline ? .semibold : .regular
  }
}

extension UIFont {
  /// The font of `style` at the content size of the screen.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of `style` at the content size of `traitCollection`; nil stands for the screen's.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.resolved(traitCollection)
    return UIFont(
      face: FontFace(weight: TextStyleSizes.weight(of: style).rawValue),
      size: TextStyleSizes.size(of: style, at: category),
      style: style
    )
  }
}

extension UIContentSizeCategory {
  /// The category of `traits`, or of the screen where they don't say.
  static func resolved(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = (traits ?? UIScreen.main.traitCollection).preferredContentSizeCategory
    return category == .unspecified ? .large : category
  }
}
