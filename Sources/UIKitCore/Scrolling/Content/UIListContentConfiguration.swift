import CoreGraphics
public import Foundation

/// The usual content of a row: a picture, a text, a second text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public nonisolated enum TextAlignment: Sendable {
      case natural
      case center
      case justified
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// How the picture looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// Zero is unlimited, along each axis.
    public var maximumSize = CGSize.zero
    /// Zero is the picture's own width.
    public var reservedLayoutSize = CGSize.zero
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Directions in which the margins are no less than those of the view around.
  ///
  /// Only leading margins follow it.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var prefersSideBySideTextAndSecondaryText = false

  private init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor, secondary: UIFont) {
    textProperties = TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
    secondaryTextProperties = TextProperties(font: secondary, color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11,
      leading: 16,
      bottom: 11,
      trailing: 8
    )
  }

  public static func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      size: 17,
      color: .label,
      secondary: .systemFont(ofSize: 12)
    )
    content.secondaryTextProperties.color = .label
    return content
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    cell()
  }

  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      size: 17,
      color: .label,
      secondary: .systemFont(ofSize: 17)
    )
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      size: 17,
      weight: .semibold,
      color: .label,
      secondary: .systemFont(ofSize: 17)
    )
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      size: 13,
      color: .secondaryLabel,
      secondary: .systemFont(ofSize: 13)
    )
  }

  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    self
  }
}
