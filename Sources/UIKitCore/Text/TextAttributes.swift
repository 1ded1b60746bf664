import CoreGraphics
import Foundation

/// The attributes of a run of text, read once from a dictionary of attributes.
struct TextAttributes {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black
  var backgroundColor: UIColor?
  /// Points after each character.
  var kern: CGFloat = 0
  /// Points upward.
  var baselineOffset: CGFloat = 0
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var shadow: NSShadow?
  var paragraphStyle: NSParagraphStyle?

  init() {}

  init(font: UIFont, color: UIColor) {
    self.font = font
    self.color = color
  }

  /// Reads `attributes`; what they don't say is as in `defaults`.
  init(_ attributes: [NSAttributedString.Key: Any], defaults: TextAttributes = TextAttributes()) {
    self = defaults
    font = attributes[.font] as? UIFont ?? font
    color = attributes[.foregroundColor] as? UIColor ?? color
    backgroundColor = attributes[.backgroundColor] as? UIColor ?? backgroundColor
    kern = TextAttributes.number(attributes[.kern] ?? attributes[.tracking]) ?? kern
    baselineOffset = TextAttributes.number(attributes[.baselineOffset]) ?? baselineOffset
    underline = TextAttributes.lineStyle(attributes[.underlineStyle]) ?? underline
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = TextAttributes.lineStyle(attributes[.strikethroughStyle]) ?? strikethrough
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow ?? shadow
    paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle
    for key in [NSAttributedString.Key.strokeWidth, .attachment, .obliqueness, .expansion]
    where attributes[key] != nil {
      UnsupportedAPI.report("NSAttributedString.Key \(key.rawValue)")
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as Float: CGFloat(value)
    default: nil
    }
  }

  private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }
}
