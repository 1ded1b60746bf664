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
  /// Whether letters never melt into one glyph.
  var keepsLettersApart = false
  var shape = GlyphShape()
  /// Nil: that of the text.
  var strokeColor: UIColor?
  /// What is drawn in place of the character for attachments.
  var attachment: NSTextAttachment?

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
    if attributes[.link] != nil {
      color = .link
      underline = .single
    }
    underline = TextAttributes.lineStyle(attributes[.underlineStyle]) ?? underline
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = TextAttributes.lineStyle(attributes[.strikethroughStyle]) ?? strikethrough
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow ?? shadow
    paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle
    keepsLettersApart = TextAttributes.number(attributes[.ligature]) == 0
    shape.strokeWidth = TextAttributes.number(attributes[.strokeWidth]) ?? shape.strokeWidth
    shape.obliqueness = TextAttributes.number(attributes[.obliqueness]) ?? shape.obliqueness
    shape.expansion = TextAttributes.number(attributes[.expansion]) ?? shape.expansion
    strokeColor = attributes[.strokeColor] as? UIColor ?? strokeColor
    attachment = attributes[.attachment] as? NSTextAttachment
    for key in [NSAttributedString.Key.textEffect, .writingDirection]
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
