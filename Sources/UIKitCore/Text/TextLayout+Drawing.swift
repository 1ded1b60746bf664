import CoreGraphics
import Foundation

/// Drawing laid out text.
extension TextLayout {
  /// Draws the lines with the top left corner of the layout at `origin`.
  ///
  /// Letters land on the pixel grid: baselines on whole pixels, pens on quarters of a pixel.
  func draw(at origin: CGPoint, in context: CGContext) {
    for line in lines {
      for piece in line.pieces {
        draw(piece, of: line, at: origin, in: context)
      }
    }
  }

  private func draw(
    _ piece: TextLine.Piece,
    of line: TextLine,
    at origin: CGPoint,
    in context: CGContext
  ) {
    let attributes = piece.attributes
    let pen = CGPoint(
      x: origin.x + line.origin.x + piece.x,
      y: origin.y + line.baseline - attributes.baselineOffset
    )
    if let background = attributes.backgroundColor {
      context.setFillColor(background.cgColor)
      context.fill(
        CGRect(x: pen.x, y: origin.y + line.origin.y, width: piece.width, height: line.height)
      )
    }
    context.saveGState()
    if let shadow = attributes.shadow, let color = shadow.shadowColor as? UIColor {
      context.setShadow(
        offset: shadow.shadowOffset,
        blur: shadow.shadowBlurRadius,
        color: color.cgColor
      )
    }
    context.setFillColor(attributes.color.cgColor)
    drawGlyphs(of: piece, at: pen, in: context)
    drawDecorations(of: piece, at: pen, in: context)
    context.restoreGState()
  }

  private func drawGlyphs(of piece: TextLine.Piece, at pen: CGPoint, in context: CGContext) {
    let attributes = piece.attributes
    guard attributes.kern != 0 || attributes.font.hasEqualDigits else {
      GlyphPainter(context: context, font: attributes.font).draw(piece.text, at: pen)
      return
    }
    let painter = GlyphPainter(context: context, font: attributes.font)
    var x = pen.x
    for character in piece.text {
      let advance = TextMeasure.advance(of: character, attributes: attributes)
      let own = TextMeasure.width(
        of: String(character),
        attributes: TextAttributes(font: attributes.font.withEqualDigitsOff, color: .black)
      )
      // A digit stands in the middle of the width that all digits get.
      let inset = attributes.font.hasEqualDigits ? (advance - attributes.kern - own) / 2 : 0
      painter.draw(String(character), at: CGPoint(x: x + inset, y: pen.y))
      x += advance
    }
  }

  // MARK: - Lines under and through text

  /// Distances and thickness of one em.
  ///
  /// Chosen by eye after San Francisco.
  private static let underlineOffset: CGFloat = 0.11
  private static let strikethroughOffset: CGFloat = -0.27
  private static let lineThickness: CGFloat = 0.06

  private func drawDecorations(of piece: TextLine.Piece, at pen: CGPoint, in context: CGContext) {
    let attributes = piece.attributes
    let size = attributes.font.pointSize
    if !attributes.underline.isEmpty {
      let y = pen.y + TextLayout.underlineOffset * size
      let color = attributes.underlineColor ?? attributes.color
      rule(attributes.underline, of: piece, x: pen.x, y: y, color: color, in: context)
    }
    if !attributes.strikethrough.isEmpty {
      let y = pen.y + TextLayout.strikethroughOffset * size
      let color = attributes.strikethroughColor ?? attributes.color
      rule(attributes.strikethrough, of: piece, x: pen.x, y: y, color: color, in: context)
    }
  }

  private func rule(
    _ style: NSUnderlineStyle,
    of piece: TextLine.Piece,
    x: CGFloat,
    y: CGFloat,
    color: UIColor,
    in context: CGContext
  ) {
    let scale = max(abs(context.ctm.a), 1)
    let isThick = style.contains(.thick) && !style.contains(.double)
    let natural = TextLayout.lineThickness * piece.attributes.font.pointSize
    let thickness = max((natural * scale).rounded(), 1) / scale * (isThick ? 2 : 1)
    context.setFillColor(color.cgColor)
    let top = (y * scale).rounded() / scale
    context.fill(CGRect(x: x, y: top, width: piece.width, height: thickness))
    if style.contains(.double) {
      context.fill(CGRect(x: x, y: top + 2 * thickness, width: piece.width, height: thickness))
    }
  }
}

extension UIFont {
  /// The same face with digits of their own widths.
  var withEqualDigitsOff: UIFont {
    hasEqualDigits ? UIFont(face: face, size: pointSize) : self
  }
}
