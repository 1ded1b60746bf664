import CoreGraphics
import Foundation
import QuartzCore

/// What layers need of UIKit: a place for reports, and text.
enum LayerServices {
  /// Called when an application starts.
  static func install() {
    UnsupportedLayerFeature.handler = { UnsupportedAPI.report($0) }
    CATextLayer.drawing = draw
  }

  /// Wrapped text fills the bounds' width; other text has the lines it is written with.
  private static func draw(_ layer: CATextLayer, in context: CGContext) {
    guard let text = text(of: layer) else { return }
    let bounds = layer.bounds
    let mode = lineBreakMode(of: layer)
    guard !layer.isWrapped else {
      let layout = TextLayout(
        StyledText(text, defaults: TextAttributes()),
        width: bounds.width,
        maximumHeight: layer.truncationMode == .none ? .infinity : bounds.height,
        lineBreakMode: mode
      )
      layout.draw(at: bounds.origin, in: context)
      return
    }
    var y = bounds.minY
    for paragraph in paragraphs(of: text) {
      let layout = TextLayout(
        StyledText(paragraph, defaults: TextAttributes()),
        width: bounds.width,
        maximumLines: 1,
        lineBreakMode: mode
      )
      layout.draw(at: CGPoint(x: bounds.minX, y: y), in: context)
      y += layout.size.height
    }
  }

  private static func paragraphs(of text: NSAttributedString) -> [NSAttributedString] {
    let string = text.string as NSString
    var result: [NSAttributedString] = []
    var start = 0
    while start < string.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      result.append(text.attributedSubstring(from: range))
      start = range.location + max(range.length, 1)
    }
    return result
  }

  /// The layer's string with the layer's alignment and line breaks; plain strings get its font too.
  private static func text(of layer: CATextLayer) -> NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch layer.alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    style.lineBreakMode = lineBreakMode(of: layer)
    switch layer.string {
    case let string as NSAttributedString:
      let text = NSMutableAttributedString(attributedString: string)
      let whole = NSRange(location: 0, length: text.length)
      if text.length > 0, text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
        text.addAttribute(.paragraphStyle, value: style, range: whole)
      }
      return text
    case let string as String:
      return NSAttributedString(
        string: string,
        attributes: [
          .font: font(of: layer),
          .foregroundColor: UIColor(cgColor: layer.foregroundColor ?? .white),
          .paragraphStyle: style,
        ]
      )
    default: return nil
    }
  }

  private static func lineBreakMode(of layer: CATextLayer) -> NSLineBreakMode {
    switch layer.truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: layer.isWrapped ? .byWordWrapping : .byClipping
    }
  }

  private static func font(of layer: CATextLayer) -> UIFont {
    if let font = layer.font as? UIFont { return font.withSize(layer.fontSize) }
    let name = layer.font as? String
    return name.flatMap { UIFont(name: $0, size: layer.fontSize) }
      ?? UIFont.systemFont(ofSize: layer.fontSize)
  }
}
