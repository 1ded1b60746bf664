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
    if let attachment = attributes.attachment {
      draw(attachment, of: piece, at: pen)
      return
    }
    let painter = GlyphPainter(
      context: context,
      font: attributes.font,
      shape: attributes.shape,
      strokeColor: attributes.strokeColor
    )
    guard attributes.kern != 0 || attributes.font.hasEqualDigits else {
      painter.draw(
        attributes.keepsLettersApart ? TextMeasure.apart(piece.text) : piece.text,
        at: pen
      )
      return
    }
    var x = pen.x
    for character in piece.text {
      let advance = TextMeasure.advance(of: character, attributes: attributes)
      var plain = TextAttributes(font: attributes.font.withEqualDigitsOff, color: .black)
      plain.shape = attributes.shape
      let own = TextMeasure.width(of: String(character), attributes: plain)
      // A digit stands in the middle of the width that all digits get.
      let inset = attributes.font.hasEqualDigits ? (advance - attributes.kern - own) / 2 : 0
      painter.draw(String(character), at: CGPoint(x: x + inset, y: pen.y))
      x += advance
    }
  }

  /// Draws the picture as often as its character is in the piece.
  private func draw(_ attachment: NSTextAttachment, of piece: TextLine.Piece, at pen: CGPoint) {
    let place = attachment.place
    var rect = CGRect(
      x: pen.x + place.minX,
      y: pen.y - place.maxY,
      width: place.width,
      height: place.height
    )
    let image = attachment.image(forBounds: rect, textContainer: nil, characterIndex: 0)
    for character in piece.text where String(character) == NSTextAttachment.text {
      image?.draw(in: rect)
      rect.origin.x += place.width
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
    let top = (y * scale).rounded() / scale
    let tops = style.contains(.double) ? [top, top + 2 * thickness] : [top]
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(thickness)
    context.setLineDash(phase: 0, lengths: style.dashes.map { $0 * thickness })
    for span in style.contains(.byWord) ? words(of: piece) : [0..<piece.width] {
      for top in tops {
        context.move(to: CGPoint(x: x + span.lowerBound, y: top + thickness / 2))
        context.addLine(to: CGPoint(x: x + span.upperBound, y: top + thickness / 2))
      }
    }
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
  }

  /// Where the words of a piece stand, in points from its start.
  private func words(of piece: TextLine.Piece) -> [Range<CGFloat>] {
    var spans: [Range<CGFloat>] = []
    let characters = Array(piece.text)
    func width(_ count: Int) -> CGFloat {
      TextMeasure.width(of: String(characters.prefix(count)), attributes: piece.attributes)
    }
    var start = 0
    while let first = characters[start...].firstIndex(where: { !$0.isWhitespace }) {
      let end = characters[first...].firstIndex(where: \.isWhitespace) ?? characters.count
      spans.append(width(first)..<max(width(first), width(end)))
      start = end
    }
    return spans
  }
}

extension NSUnderlineStyle {
  /// Lengths of dashes and gaps in multiples of the line's thickness; none for unbroken lines.
  ///
  /// Chosen by eye.
  fileprivate var dashes: [CGFloat] {
    // The patterns are numbers, not flags: dot and dash together are dash-dot.
    switch rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [2, 2]
    case NSUnderlineStyle.patternDash.rawValue: [6, 3]
    case NSUnderlineStyle.patternDashDot.rawValue: [6, 3, 2, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }
}

extension UIFont {
  /// The same face with digits of their own widths.
  var withEqualDigitsOff: UIFont {
    hasEqualDigits ? UIFont(face: face, size: pointSize) : self
  }
}
