import CoreGraphics
import Foundation

/// Text broken into lines and placed in a width.
///
/// Everything that shows text (labels, text fields, text views, string drawing) measures and draws
/// through it, so that what was measured fits. Coordinates are points from the top left corner.
struct TextLayout {
  private(set) var lines: [TextLine] = []
  /// The extent of the lines: as wide as the widest, as high as all.
  private(set) var size = CGSize.zero
  /// Whether text is missing at the end because lines or height ran out.
  private(set) var isTruncated = false

  /// Lines are at most `width` points long and, if `maximumLines` is not 0, at most so many.
  ///
  /// Lines beyond `maximumHeight` are left out, but never the first. `lineBreakMode` overrides that
  /// of the paragraph styles; `alignment` is for paragraphs whose style does not say. With `tightens`,
  /// letters move closer together before a line is truncated, as paragraph styles may say too.
  init(
    _ text: StyledText,
    width: CGFloat,
    maximumLines: Int = 0,
    maximumHeight: CGFloat = .infinity,
    lineBreakMode: NSLineBreakMode? = nil,
    alignment: NSTextAlignment? = nil,
    tightens: Bool = false
  ) {
    guard !text.characters.isEmpty else { return }
    let firstStyle = text.runs.first?.attributes.paragraphStyle
    let mode = lineBreakMode ?? firstStyle?.lineBreakMode ?? .byWordWrapping
    let isSingle = maximumLines == 1
    let wraps = !isSingle || mode == .byWordWrapping || mode == .byCharWrapping
    let breaker = LineBreaker(
      characters: text.characters,
      breaksCharacters: mode == .byCharWrapping,
      width: text.width(of:)
    )
    let limit = maximumLines > 0 ? maximumLines : Int.max
    var ranges = breaker.lines(
      limit: { index in
        guard wraps else { return .infinity }
        return TextLayout.length(of: firstStyle, isFirst: index == 0, in: width)
      },
      maximum: limit
    )
    if maximumHeight < .infinity {
      ranges = TextLayout.fitting(ranges, in: maximumHeight, of: text)
    }
    let end = ranges.last?.range.upperBound ?? 0
    isTruncated = end < text.characters.count
    place(ranges, of: text, in: width, mode: mode, breaker: breaker, tightens: tightens)
    align(alignment, in: width, of: text, ranges: ranges)
  }

  // MARK: - Lines

  private mutating func place(
    _ ranges: [LineBreaker.Line],
    of text: StyledText,
    in width: CGFloat,
    mode: NSLineBreakMode,
    breaker: LineBreaker,
    tightens: Bool
  ) {
    var y: CGFloat = 0
    for (index, line) in ranges.enumerated() {
      let style = text.attributes(at: line.range.lowerBound)?.paragraphStyle
      let length = TextLayout.length(of: style, isFirst: index == 0, in: width)
      let isLast = index == ranges.count - 1
      var placed: TextLine
      if isLast, let truncation = Truncation(mode) {
        let rest = isTruncated ? TextLayout.paragraphRest(of: line.range, in: text) : line.range
        let isTight = tightens || style?.allowsDefaultTighteningForTruncation == true
        let tightened = isTight ? text.tightened(rest, toFit: length) : nil
        if tightened != nil { isTruncated = rest.upperBound < text.characters.count }
        placed = truncation.line(
          rest,
          of: tightened ?? text,
          width: length,
          mustShorten: isTruncated
        )
      } else {
        placed = TextLine(range: line.range)
        for piece in text.pieces(in: breaker.trimmed(line.range)) {
          placed.append(text.string(in: piece.range), attributes: piece.attributes)
        }
      }
      if placed.height == 0, let attributes = text.attributes(at: line.range.lowerBound) {
        placed.include(attributes)
      }
      placed.applyHeights(of: style)
      let startsParagraph = index == 0 || ranges[index - 1].endsParagraph
      if startsParagraph, index > 0 { y += style?.paragraphSpacingBefore ?? 0 }
      placed.origin.y = y
      size.height = y + placed.height
      y += placed.height + (style?.lineSpacing ?? 0)
      if line.endsParagraph { y += style?.paragraphSpacing ?? 0 }
      size.width = max(size.width, placed.width + TextLayout.indent(style, startsParagraph))
      lines.append(placed)
    }
  }

  private mutating func align(
    _ alignment: NSTextAlignment?,
    in width: CGFloat,
    of text: StyledText,
    ranges: [LineBreaker.Line]
  ) {
    let available = width < .infinity ? width : size.width
    for index in lines.indices {
      let style = text.attributes(at: lines[index].range.lowerBound)?.paragraphStyle
      let startsParagraph = index == 0 || ranges[index - 1].endsParagraph
      let indent = TextLayout.indent(style, startsParagraph)
      let length = TextLayout.length(of: style, isFirst: startsParagraph, in: available)
      let free = length - lines[index].width
      switch TextLayout.alignment(of: style, otherwise: alignment) {
      case .left, .natural: lines[index].origin.x = indent
      case .center: lines[index].origin.x = indent + free / 2
      case .right: lines[index].origin.x = indent + free
      case .justified:
        lines[index].origin.x = indent
        if !ranges[index].endsParagraph, free > 0 {
          lines[index].justify(over: free)
        }
      }
    }
  }

  /// A paragraph without an alignment of its own stands where its writing direction begins.
  private static func alignment(
    of style: NSParagraphStyle?,
    otherwise fallback: NSTextAlignment?
  ) -> NSTextAlignment {
    let own = style?.alignment ?? .natural
    guard own == .natural else { return own }
    switch style?.baseWritingDirection ?? .natural {
    case .rightToLeft: return .right
    case .leftToRight: return .left
    case .natural: return fallback ?? .natural
    }
  }

  private static func fitting(
    _ ranges: [LineBreaker.Line],
    in height: CGFloat,
    of text: StyledText
  ) -> [LineBreaker.Line] {
    var y: CGFloat = 0
    var count = 0
    for line in ranges {
      let attributes = text.pieces(in: line.range).map(\.attributes)
      let style = text.attributes(at: line.range.lowerBound)?.paragraphStyle
      let fonts =
        attributes.isEmpty
        ? [text.attributes(at: line.range.lowerBound)?.font].compactMap { $0 }
        : attributes.map(\.font)
      y += fonts.map(\.lineHeight).max() ?? 0
      // A line may hang over by less than a pixel: heights are rounded up to whole ones.
      guard count == 0 || y <= height + 0.5 else { break }
      y += style?.lineSpacing ?? 0
      count += 1
    }
    return Array(ranges.prefix(count))
  }

  /// From the start of `range` to the end of its paragraph: what a truncated last line stands for.
  private static func paragraphRest(of range: Range<Int>, in text: StyledText) -> Range<Int> {
    let rest = text.characters[range.lowerBound...]
    let end = rest.firstIndex(where: \.isNewline) ?? text.characters.count
    return range.lowerBound..<end
  }

  private static func indent(_ style: NSParagraphStyle?, _ startsParagraph: Bool) -> CGFloat {
    guard let style else { return 0 }
    return startsParagraph ? style.firstLineHeadIndent : style.headIndent
  }

  /// The points between the indents of a line.
  private static func length(
    of style: NSParagraphStyle?,
    isFirst: Bool,
    in width: CGFloat
  ) -> CGFloat {
    guard let style else { return width }
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return max(end - indent(style, isFirst), 0)
  }
}
