public import Foundation

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`; the default is the 12 point system font.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; the default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; the default is none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// 0 keeps letters apart that the font would melt into one glyph.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number of points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// As `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A raw value of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for outlines; the default is the text's.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Percent of the font's size; positive for outlines alone, negative for letters with outlines.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Letters are not pressed in: the value is not honored.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment`, shown in the place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Makes text blue and underlined; a text view gives it its tint instead.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number of points that the text is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the top of a letter leans to the right, as a share of its height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of how much wider letters are.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Embeddings are not honored; paragraph styles have a direction that is.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
