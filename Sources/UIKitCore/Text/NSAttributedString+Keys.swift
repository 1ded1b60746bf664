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
  /// Ligatures are the font's business: the value is not honored.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number of points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// As `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A raw value of `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Outlines are not drawn: the value is not honored.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Outlines are not drawn: the value is not honored.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  /// A number of points that the text is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
