import CoreGraphics
import Foundation

/// How letters differ from those of their font: outlined, slanted, widened.
struct GlyphShape: Equatable {
  /// Percent of the font's size; positive for the outline alone, negative for the letter and its
  /// outline, 0 for the letter alone.
  var strokeWidth: CGFloat = 0
  /// How far the top of a letter leans to the right, as a share of its height.
  var obliqueness: CGFloat = 0
  /// The natural logarithm of how much wider letters are.
  var expansion: CGFloat = 0

  /// What advances are multiplied by.
  var widening: CGFloat { expansion == 0 ? 1 : exp(expansion) }

  var isFilled: Bool { strokeWidth <= 0 }

  /// The width of the outline in points; 0 for none.
  func lineWidth(of font: UIFont) -> CGFloat { abs(strokeWidth) / 100 * font.pointSize }

  /// From the letters of the font to these, about the pen, where y points down.
  var transform: CGAffineTransform {
    CGAffineTransform(a: widening, b: 0, c: -obliqueness, d: 1, tx: 0, ty: 0)
  }
}
