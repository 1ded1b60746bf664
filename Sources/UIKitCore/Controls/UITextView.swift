import CoreGraphics
public import Foundation
import QuartzCore

/// Scrolling text of many lines that can be edited.
///
/// Selections are kept but only the caret is shown.
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  /// Points of the font of a text view that was given none.
  ///
  /// Measured: 12.
  private static let defaultFontSize: CGFloat = 12

  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: Text

  // Apple declares the texts implicitly unwrapped: nil is an empty text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { buffer.text }
    set {
      storedAttributedText = nil
      buffer = TextBuffer(newValue ?? "")
      contentsDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      storedAttributedText
        ?? NSAttributedString(string: buffer.text, attributes: typingAttributes)
    }
    set {
      storedAttributedText = newValue
      buffer = TextBuffer(newValue?.string ?? "")
      contentsDidChange()
    }
  }

  open var font: UIFont? {
    didSet { contentsDidChange() }
  }
  open var textColor: UIColor? {
    didSet { contentsDidChange() }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentsDidChange() }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: plainAttributes.font, .foregroundColor: plainAttributes.color] }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  /// How links look, on top of their own attributes; the tint color if it is empty.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentsDidChange() }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentsDidChange() }
  }
  public let textContainer = NSTextContainer()
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false

  // MARK: Editing

  open var isEditable = true {
    didSet { if !isEditable { _ = resignFirstResponder() } }
  }
  open var isSelectable = true

  /// In UTF-16 code units.
  open var selectedRange: NSRange {
    get { buffer.utf16Range(buffer.selection) }
    set {
      buffer.select(buffer.characterRange(newValue))
      selectionDidChange()
    }
  }

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  private var buffer = TextBuffer()
  private var storedAttributedText: NSAttributedString?
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  private let page = TextPage()
  private let caret = CaretView()
  private var laidOutWidth: CGFloat?

  // MARK: Making text views

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    addSubview(page)
    addSubview(caret)
    textContainer.onChange = { [weak self] in self?.contentsDidChange() }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("pointed:", UITextView.pointed))
    )
  }

  // MARK: Layout

  private var plainAttributes: TextAttributes {
    TextAttributes(
      font: font ?? .systemFont(ofSize: UITextView.defaultFontSize),
      color: textColor ?? .label
    )
  }

  private var styledText: StyledText {
    if let storedAttributedText, storedAttributedText.length > 0 {
      return StyledText(storedAttributedText, defaults: plainAttributes, links: linkLook)
    }
    return StyledText(buffer.text, attributes: plainAttributes)
  }

  /// The look of links.
  private var linkLook: [NSAttributedString.Key: Any] {
    linkTextAttributes.isEmpty ? [.foregroundColor: tintColor ?? .link] : linkTextAttributes
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  private func layout(width: CGFloat) -> TextLayout {
    let padding = 2 * textContainer.lineFragmentPadding
    let available = width - textContainerInset.left - textContainerInset.right - padding
    return TextLayout(
      styledText,
      width: max(available, 0),
      maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode,
      alignment: textAlignment
    )
  }

  private var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top
    )
  }

  private func height(of layout: TextLayout) -> CGFloat {
    let lines = layout.lines.isEmpty ? plainAttributes.font.lineHeight : layout.size.height
    return lines.rounded(.up) + textContainerInset.top + textContainerInset.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard laidOutWidth != bounds.width else { return }
    laidOutWidth = bounds.width
    let layout = layout(width: bounds.width)
    let size = CGSize(width: bounds.width, height: height(of: layout))
    page.show(layout, at: textOrigin)
    page.frame = CGRect(origin: .zero, size: size)
    contentSize = size
    placeCaret()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = layout(width: size.width > 0 ? size.width : .infinity)
    let padding = 2 * textContainer.lineFragmentPadding
    let width =
      layout.size.width.rounded(.up) + padding + textContainerInset.left + textContainerInset.right
    return CGSize(
      width: size.width > 0 ? min(width, size.width) : width,
      height: height(of: layout)
    )
  }

  /// Without scrolling a text view is as large as its text, as a label is.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  private func contentsDidChange() {
    laidOutWidth = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    page.setNeedsDisplay()
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let index = buffer.characterRange(range).upperBound
    scrollRectToVisible(caretRect(at: index), animated: false)
  }

  // MARK: Caret

  private func caretRect(at index: Int) -> CGRect {
    let line = page.line(containing: index)
    let start = line?.range.lowerBound ?? 0
    let end = max(start, min(index, line?.range.upperBound ?? index))
    let text = styledText
    let x = (line?.origin.x ?? 0) + text.width(of: start..<min(end, text.characters.count))
    return CGRect(
      x: textOrigin.x + x,
      y: textOrigin.y + (line?.origin.y ?? 0),
      width: CaretView.width,
      height: line?.height ?? plainAttributes.font.lineHeight
    )
  }

  private func placeCaret() {
    caret.frame = caretRect(at: buffer.caret)
    caret.backgroundColor = tintColor
  }

  private func selectionDidChange() {
    placeCaret()
    if isFirstResponder { caret.start() }
    delegate?.textViewDidChangeSelection(self)
  }

  private func pointed(_ tap: UITapGestureRecognizer) {
    guard isEditable, becomeFirstResponder() else { return }
    let point = tap.location(in: self)
    let y = point.y - textOrigin.y
    guard let line = page.line(at: y) else { return }
    let characters = Array(styledText.characters[line.range])
    let index = CaretPlace.index(
      at: point.x - textOrigin.x - line.origin.x,
      in: characters,
      attributes: styledText.attributes(at: line.range.lowerBound) ?? plainAttributes
    )
    let place = line.range.lowerBound + index
    buffer.select(place..<place)
    selectionDidChange()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    layoutIfNeeded()
    placeCaret()
    caret.start()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification,
      object: self
    )
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    caret.stop()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Keys

  open var hasText: Bool { !buffer.characters.isEmpty }

  open func insertText(_ text: String) {
    change(buffer.selection, to: text)
  }

  open func deleteBackward() {
    guard let range = buffer.deletion(isForward: false) else { return }
    change(range, to: "")
  }

  private func change(_ range: Range<Int>, to replacement: String) {
    let place = buffer.utf16Range(range)
    let allowed =
      delegate?.textView(self, shouldChangeTextIn: place, replacementText: replacement) ?? true
    guard isEditable, allowed else { return }
    if let storedAttributedText {
      let copy = NSMutableAttributedString(attributedString: storedAttributedText)
      copy.replaceCharacters(in: place, with: replacement)
      self.storedAttributedText = copy
    }
    buffer.replace(range, with: replacement)
    contentsDidChange()
    layoutIfNeeded()
    selectionDidChange()
    scrollRectToVisible(caret.frame, animated: false)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

extension UITextView: KeyPressReceiver {
  func receive(_ press: KeyPress) -> Bool {
    switch press.key {
    case .left: buffer.move(.left)
    case .right: buffer.move(.right)
    case .home: buffer.move(.start)
    case .end: buffer.move(.end)
    case .up: moveCaret(byLines: -1)
    case .down: moveCaret(byLines: 1)
    case .backspace:
      deleteBackward()
      return true
    case .delete:
      if let range = buffer.deletion(isForward: true) { change(range, to: "") }
      return true
    case .enter:
      insertText("\n")
      return true
    case .character, .escape, .tab: return false
    }
    selectionDidChange()
    return true
  }

  /// Moves the caret straight up or down.
  private func moveCaret(byLines lines: Int) {
    let rect = caretRect(at: buffer.caret)
    let y = rect.midY - textOrigin.y + CGFloat(lines) * rect.height
    guard let line = page.line(at: y) else { return }
    let index = CaretPlace.index(
      at: rect.minX - textOrigin.x - line.origin.x,
      in: Array(styledText.characters[line.range]),
      attributes: styledText.attributes(at: line.range.lowerBound) ?? plainAttributes
    )
    let place = line.range.lowerBound + index
    buffer.select(place..<place)
  }
}
