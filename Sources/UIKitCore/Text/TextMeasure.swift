import CoreGraphics
import Foundation

/// Widths of single lines, as the host's text engine measures them.
enum TextMeasure {
  /// Points, with the kerning of the attributes after every character.
  static func width(of string: String, attributes: TextAttributes) -> CGFloat {
    guard !string.isEmpty else { return 0 }
    if attributes.kern == 0, !attributes.font.hasEqualDigits {
      return engineWidth(of: string, font: attributes.font)
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
    return engineWidth(of: String(measured), font: attributes.font) + attributes.kern
  }

  private static func engineWidth(of string: String, font: UIFont) -> CGFloat {
    UIApplication.shared.services.textEngine.width(
      of: string,
      face: font.face,
      size: font.pointSize
    )
  }
}
