import CoreGraphics
public import Foundation

extension NSAttributedString {
  /// The size of the text with the lines it has, in points.
  @MainActor
  public func size() -> CGSize {
    layout(width: .infinity).size
  }

  /// Draws the text with its top left corner at `point`.
  @MainActor
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: .infinity).draw(at: point, in: context)
  }

  /// Draws the text wrapped in `rect` and clipped to its height by whole lines.
  @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Without `usesLineFragmentOrigin` one line is drawn with its baseline at the rectangle's origin.
  @MainActor
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context drawingContext: NSStringDrawingContext?
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, options: options, context: drawingContext)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin), let first = layout.lines.first {
      origin.y -= first.baseline
    }
    layout.draw(at: origin, in: context)
    drawingContext?.totalBounds = CGRect(origin: origin, size: layout.size)
  }

  /// The extent of the text drawn in `size`; fractions of points are not rounded.
  @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options: options, context: context)
    var origin = CGPoint.zero
    if !options.contains(.usesLineFragmentOrigin), let first = layout.lines.first {
      origin.y = -first.baseline
    }
    let bounds = CGRect(origin: origin, size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Shrinks the fonts where `context` asks for it, and tells it how far.
  @MainActor
  private func layout(
    in size: CGSize,
    options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) -> TextLayout {
    let text = styledText
    let smallest = context?.minimumScaleFactor ?? 0
    guard let context, smallest > 0, smallest < 1 else {
      context?.actualScaleFactor = 1
      return layout(text, in: size, options: options)
    }
    let measuring = options.subtracting(.truncatesLastVisibleLine)
    let factor = TextScale.largest(from: smallest) { scale in
      let needed = layout(text.scaled(by: scale), in: size, options: measuring).size
      return (size.width <= 0 || needed.width <= size.width)
        && (size.height <= 0 || needed.height <= size.height)
    }
    context.actualScaleFactor = factor
    return layout(text.scaled(by: factor), in: size, options: options)
  }

  @MainActor
  private func layout(
    _ text: StyledText,
    in size: CGSize,
    options: NSStringDrawingOptions
  ) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextLayout(text, width: .infinity, maximumLines: 1)
    }
    // UIKit takes a width or height of zero for no limit.
    let width = size.width > 0 ? size.width : .infinity
    let truncates = options.contains(.truncatesLastVisibleLine)
    return TextLayout(
      text,
      width: width,
      maximumHeight: truncates && size.height > 0 ? size.height : .infinity,
      lineBreakMode: truncates ? .byTruncatingTail : nil
    )
  }

  @MainActor
  private func layout(width: CGFloat, maximumLines: Int = 0) -> TextLayout {
    TextLayout(styledText, width: width, maximumLines: maximumLines)
  }

  @MainActor
  private var styledText: StyledText {
    StyledText(self, defaults: TextAttributes())
  }
}
