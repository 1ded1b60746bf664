import CoreGraphics
import Foundation
import QuartzCore

/// Drawing of a text field: text, border and where the caret stands.
extension UITextField {
  static let bullet: Character = "\u{2022}"

  var displayedCharacters: [Character] {
    isSecureTextEntry
      ? buffer.characters.map { _ in UITextField.bullet } : buffer.characters
  }

  var displayedText: String { String(displayedCharacters) }

  /// How the text is drawn: small enough for its rectangle if asked for.
  var attributes: TextAttributes {
    var attributes = naturalAttributes
    guard adjustsFontSizeToFitWidth else { return attributes }
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let font = attributes.font
    let width = TextMeasure.width(of: displayedText, attributes: attributes)
    guard width > rect.width, rect.width > 0 else { return attributes }
    // Widths grow in proportion to the size.
    attributes.font = font.withSize(
      max(font.pointSize * rect.width / width, min(minimumFontSize, font.pointSize), 1)
    )
    return attributes
  }

  /// The attributes at the size that the app chose.
  var naturalAttributes: TextAttributes {
    var attributes = TextAttributes(
      defaultTextAttributes,
      defaults: TextAttributes(font: .systemFont(ofSize: UIFont.labelFontSize), color: .label)
    )
    if !isEnabled { attributes.color = .tertiaryLabel }
    return attributes
  }

  var placeholderAttributes: TextAttributes {
    TextAttributes(font: naturalAttributes.font, color: .placeholderText)
  }

  func draw(_ text: StyledText, in rect: CGRect, scrolledBy scroll: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = TextLayout(
      text,
      width: isEditing ? .infinity : rect.width,
      maximumLines: 1,
      lineBreakMode: isEditing ? .byClipping : .byTruncatingTail
    )
    let x = startOfText(width: layout.size.width, in: rect) - scroll
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height))
    layout.draw(at: CGPoint(x: x, y: rect.midY - layout.size.height / 2), in: context)
    context.restoreGState()
  }

  func startOfText(width: CGFloat, in rect: CGRect) -> CGFloat {
    guard width <= rect.width else { return rect.minX }
    switch textAlignment {
    case .center: return rect.midX - width / 2
    case .right: return rect.maxX - width
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft:
      return rect.maxX - width
    case .left, .justified, .natural: return rect.minX
    }
  }

  func drawBorder(in context: CGContext) {
    if let image = isEnabled ? background : disabledBackground ?? background {
      image.draw(in: borderRect(forBounds: bounds))
      return
    }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let rect = borderRect(forBounds: bounds).insetBy(dx: pixel / 2, dy: pixel / 2)
    context.setLineWidth(pixel)
    switch borderStyle {
    case .none: return
    case .line, .bezel:
      context.setStrokeColor(UIColor.label.cgColor)
      context.stroke(rect)
    case .roundedRect:
      let path = UIBezierPath(roundedRect: rect, cornerRadius: Metrics.cornerRadius)
      UIColor.systemBackground.setFill()
      path.fill()
      context.setStrokeColor(UIColor.systemGray4.cgColor)
      context.addPath(path.cgPath)
      context.strokePath()
    }
  }

  func placeCaret() {
    let rect = editingRect(forBounds: bounds)
    let whole = TextMeasure.width(of: displayedText, attributes: attributes)
    let before = TextMeasure.width(
      of: String(displayedCharacters.prefix(buffer.caret)),
      attributes: attributes
    )
    if whole <= rect.width - CaretView.width {
      scroll = 0
    } else {
      scroll = min(max(scroll, before - rect.width + CaretView.width), before)
      scroll = min(scroll, whole - rect.width + CaretView.width)
    }
    let height = attributes.font.lineHeight
    let x = startOfText(width: whole, in: rect) + before - scroll
    caret.frame = CGRect(
      x: min(x, rect.maxX - CaretView.width),
      y: rect.midY - height / 2,
      width: CaretView.width,
      height: height
    )
    caret.backgroundColor = tintColor
  }
}
