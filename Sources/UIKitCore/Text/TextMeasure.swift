import CoreGraphics
import Foundation

/// Widths of single lines, as the host's text engine measures them.
enum TextMeasure {
  /// Points, with the kerning of the attributes after every character.
  static func width(of string: String, attributes: TextAttributes) -> CGFloat {
    guard !string.isEmpty else { return 0 }
    if let attachment = attributes.attachment {
      let width = attachment.place.width
      return string.reduce(0) { sum, character in
        sum + (String(character) == NSTextAttachment.text ? width : 0)
      }
    }
    if attributes.kern == 0, !attributes.font.hasEqualDigits {
      let text = attributes.keepsLettersApart ? apart(string) : string
      return engineWidth(of: text, font: attributes.font) * attributes.shape.widening
    }
    return string.reduce(0) { width, character in
      width + advance(of: character, attributes: attributes)
    }
  }

  /// The advance of one character that is placed by itself.
  static func advance(of character: Character, attributes: TextAttributes) -> CGFloat {
    let isEqualDigit = attributes.font.hasEqualDigits && character.isASCII && character.isNumber
    // Zero is the widest digit of the system font.
    let measured: Character = isEqualDigit ? "0" : character
    return engineWidth(of: String(measured), font: attributes.font) * attributes.shape.widening
      + attributes.kern
  }

  /// `string` with a character between Latin letters that keeps them from melting together.
  ///
  /// Scripts whose letters have to join are left alone.
  static func apart(_ string: String) -> String {
    let separator: Character = "\u{200C}"
    var result = ""
    for character in string {
      if let last = result.last, isLatin(last), isLatin(character) { result.append(separator) }
      result.append(character)
    }
    return result
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.isASCII && $0.properties.isAlphabetic } ?? false
  }

  private static func engineWidth(of string: String, font: UIFont) -> CGFloat {
    UIApplication.shared.services.textEngine.width(
      of: string,
      face: font.face,
      size: font.pointSize
    )
  }
}
