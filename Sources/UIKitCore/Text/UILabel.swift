import CoreGraphics
public import Foundation

/// Shows text that cannot be edited.
open class UILabel: UIView, UIContentSizeCategoryAdjusting, TextBaselines, WidthDependentContent {
  // MARK: Text

  /// Setting it drops the attributes of `attributedText`.
  ///
  /// The text, where the app gave no label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open var text: String? {
    get { storedText?.string }
    set {
      guard newValue != storedText?.string || isAttributed else { return }
      storedText = newValue.map { NSAttributedString(string: $0) }
      isAttributed = false
      textDidChange()
    }
  }

  /// What its attributes don't say is as the label's own properties.
  open var attributedText: NSAttributedString? {
    get { storedText }
    set {
      storedText = newValue
      isAttributed = newValue != nil
      textDidChange()
    }
  }

  // Apple declares font and color implicitly unwrapped: nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? UILabel.defaultFont
      if isAttributed { override(.font, with: storedFont) }
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? UILabel.defaultColor
      if isAttributed { override(.foregroundColor, with: storedColor) }
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// 0: as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  // MARK: Looks

  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  // MARK: Fitting

  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }
  /// 0: shrinks as far as needed.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// Letters move closer together before the text is truncated, where little is missing.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { setNeedsDisplay() }
  }
  open var adjustsFontForContentSizeCategory = false
  /// The width at which the text wraps for Auto Layout; 0: the width that layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var storedText: NSAttributedString?
  private var isAttributed = false
  private var storedFont = UILabel.defaultFont
  private var storedColor = UILabel.defaultColor

  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
  private static var defaultColor: UIColor { .label }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    setContentHuggingPriority(UILabel.defaultHuggingPriority, for: .horizontal)
    setContentHuggingPriority(UILabel.defaultHuggingPriority, for: .vertical)
  }

  /// Labels hug their text a little more than other views do.
  private static let defaultHuggingPriority = UILayoutPriority(251)

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize {
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return contentSize(width: isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  package var wrapsToLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  package func intrinsicContentSize(wrappedTo width: CGFloat) -> CGSize {
    contentSize(width: width)
  }

  private func contentSize(width: CGFloat) -> CGSize {
    guard storedText != nil else { return .zero }
    let bounds = CGRect(x: 0, y: 0, width: width, height: CGFloat.greatestFiniteMagnitude)
    return ceiled(textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBound = numberOfLines != 1 && size.width > 0
    return contentSize(width: isBound ? size.width : .greatestFiniteMagnitude)
  }

  package var firstBaselineOffsetFromTop: CGFloat {
    unboundLayout?.lines.first?.baseline ?? storedFont.ascender
  }

  package var lastBaselineOffsetFromBottom: CGFloat {
    guard let layout = unboundLayout, let last = layout.lines.last else {
      return -storedFont.descender
    }
    return layout.size.height - last.baseline
  }

  /// For baselines: those of a label as high as its text, whatever its bounds are just now.
  private var unboundLayout: TextLayout? {
    let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return styledText.map { layout($0, in: size, lines: numberOfLines) }
  }

  /// Where the text would stand if `bounds` were the label's, at the top left of them.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let text = styledText else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = layout(text, in: bounds.size, lines: numberOfLines)
    let size = ceiled(layout.size)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  func layout(_ text: StyledText, in size: CGSize, lines: Int) -> TextLayout {
    let width = size.width >= CGFloat.greatestFiniteMagnitude ? .infinity : size.width
    let height = size.height >= CGFloat.greatestFiniteMagnitude ? .infinity : size.height
    return TextLayout(
      text,
      width: width,
      maximumLines: lines,
      maximumHeight: lines == 1 ? .infinity : height,
      lineBreakMode: lineBreakMode,
      alignment: resolvedAlignment,
      tightens: allowsDefaultTighteningForTruncation
    )
  }

  /// The text with every attribute settled; nil where there is none.
  var styledText: StyledText? {
    guard let storedText, storedText.length > 0 else { return nil }
    return StyledText(storedText, defaults: TextAttributes(font: storedFont, color: currentColor))
  }

  private var currentColor: UIColor {
    if !isEnabled { return UILabel.disabledColor }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return storedColor
  }

  /// What a disabled label looks like.
  ///
  /// Chosen by eye.
  private static var disabledColor: UIColor { .tertiaryLabel }

  private var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  func ceiled(_ size: CGSize) -> CGSize {
    let scale = max(traitCollection.displayScale, 1)
    // Sums of advances carry rounding errors: they must not cost a whole pixel.
    let slack: CGFloat = 0.001
    return CGSize(
      width: ((size.width - slack) * scale).rounded(.up) / scale,
      height: ((size.height - slack) * scale).rounded(.up) / scale
    )
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the vertical middle of `rect`.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = styledText else { return }
    let fitted = adjustsFontSizeToFitWidth ? shrunk(text, to: rect.size) : text
    let layout = layout(fitted, in: rect.size, lines: numberOfLines)
    let origin = CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2)
    context.saveGState()
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    layout.draw(at: origin, in: context)
    context.restoreGState()
  }

  /// `text` at the largest size at which nothing is cut, down to the smallest allowed one.
  private func shrunk(_ text: StyledText, to size: CGSize) -> StyledText {
    let smallest = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : UILabel.smallestScale
    let scale = TextScale.largest(from: smallest) { fits(text.scaled(by: $0), in: size) }
    return scale == 1 ? text : text.scaled(by: scale)
  }

  private func fits(_ text: StyledText, in size: CGSize) -> Bool {
    guard numberOfLines == 1 else {
      return !layout(text, in: size, lines: numberOfLines).isTruncated
    }
    return text.width(of: 0..<text.characters.count) <= size.width
  }

  /// How far text shrinks where no limit is set.
  ///
  /// Chosen by eye.
  private static let smallestScale: CGFloat = 0.1

  // MARK: Changes

  /// Gives the whole text an attribute, as setting `font` and `textColor` does in UIKit.
  private func override(_ key: NSAttributedString.Key, with value: Any) {
    guard let storedText else { return }
    let copy = NSMutableAttributedString(attributedString: storedText)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.storedText = copy
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
