package import CoreGraphics
package import Foundation

/// Names one face of a font family, without a size.
package nonisolated struct FontFace: Hashable, Sendable {
  /// Family name; nil is the system font (Inter).
  package var family: String?
  /// `UIFont.Weight` raw value: -0.8 (ultra light) ...
  ///
  /// 0 (regular) ... 0.3 (semibold), 0.4 (bold), 0.62 (black).
  package var weight: CGFloat
  package var isItalic: Bool
  /// A font file that an app brings along; nil asks fontconfig.
  package var file: URL?

  package init(
    family: String? = nil,
    weight: CGFloat = 0,
    isItalic: Bool = false,
    file: URL? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.file = file
  }
}

/// Vertical measures of a face at a size, in points, the same at every scale.
package nonisolated struct FontMetrics: Hashable, Sendable {
  /// Above the baseline, positive.
  package var ascender: CGFloat
  /// Below the baseline, negative.
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascender: CGFloat,
    descender: CGFloat,
    leading: CGFloat,
    capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// A run of text drawn to pixels.
package nonisolated struct TextBitmap {
  /// Coverage (a mask) or, where `isColored`, finished premultiplied pixels (emoji).
  package var image: CGImage
  package var isColored: Bool
  /// Top-left pixel of `image` relative to the pen position on the baseline, in pixels.
  package var originX: Int
  package var originY: Int

  package init(image: CGImage, isColored: Bool, originX: Int, originY: Int) {
    self.image = image
    self.isColored = isColored
    self.originX = originX
    self.originY = originY
  }
}

/// What UIKitCore needs of a text engine: measures in points and pixels of single lines.
///
/// A line has no line breaks. Fallback faces and right-to-left runs are the engine's business.
package protocol TextEngine: AnyObject {
  func metrics(of face: FontFace, size: CGFloat) -> FontMetrics

  /// Advance of `text` on one line in points, independent of the scale it will be drawn at.
  func width(of text: String, face: FontFace, size: CGFloat) -> CGFloat

  /// Pixels of `text` at `scale` device pixels a point, drawn with the pen `subpixel` (0..<1) pixels
  /// right of a pixel's edge. Empty where there is nothing to see (spaces); a mask, colored pixels
  /// (emoji), or one of each where the line has both.
  func bitmaps(
    of text: String,
    face: FontFace,
    size: CGFloat,
    scale: CGFloat,
    subpixel: CGFloat
  ) -> [TextBitmap]

  /// Names of the families that can be asked for.
  var familyNames: [String] { get }

  /// Makes the families of a font file known; false where it holds no font.
  func registerFonts(in file: URL) -> Bool
}
