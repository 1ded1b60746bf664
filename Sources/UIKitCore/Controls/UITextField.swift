import CoreGraphics
public import Foundation
import QuartzCore

/// One line of text that can be edited.
///
/// The keyboard is the host's: nothing slides up, and `inputView` is kept but not shown.
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// Measures in points.
  ///
  /// Heights measured (30 with a 14 point font, 34 with 17); the rest chosen by eye after iOS 13 to
  /// 17.
  private enum Metrics {
    static let borderPadding: CGFloat = 7
    static let linePadding: CGFloat = 2
    static let roundedHeight: CGFloat = 13
    static let plainHeight: CGFloat = 1
    static let cornerRadius: CGFloat = 5
    static let clearSide: CGFloat = 19
    static let clearPadding: CGFloat = 5
  }

  // MARK: Text

  open var text: String? {
    get { buffer.text }
    set {
      guard newValue ?? "" != buffer.text else { return }
      buffer = TextBuffer(newValue ?? "")
      contentsDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: buffer.text, attributes: defaultTextAttributes) }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        defaultTextAttributes.merge(attributes) { $1 }
      }
      text = newValue?.string
    }
  }

  /// The attributes of the whole text: runs of their own are not kept.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: UIFont.labelFontSize)
  ]
  {
    didSet { contentsDidChange() }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if let newValue { defaultTextAttributes.merge(newValue) { $1 } } }
  }
  open var allowsEditingTextAttributes = false

  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont }
    set {
      defaultTextAttributes[.font] = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
    }
  }
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor ?? .label }
    set { defaultTextAttributes[.foregroundColor] = newValue }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentsDidChange() }
  }
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      contentsDidChange()
    }
  }
  open var adjustsFontSizeToFitWidth = false {
    didSet { UnsupportedAPI.report("UITextField.adjustsFontSizeToFitWidth") }
  }
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false

  // MARK: Looks

  open var borderStyle: BorderStyle = .none {
    didSet { contentsDidChange() }
  }
  open var background: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var disabledBackground: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }
  open var leftView: UIView? {
    didSet { replace(oldValue, with: leftView) }
  }
  open var leftViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }
  open var rightView: UIView? {
    didSet { replace(oldValue, with: rightView) }
  }
  open var rightViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  // MARK: Editing

  public weak var delegate: (any UITextFieldDelegate)?
  public private(set) var isEditing = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    didSet { contentsDidChange() }
  }

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  private var buffer = TextBuffer()
  private var storedPlaceholder: NSAttributedString?
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  private let caret = CaretView()
  private let clearButton = UIButton(type: .custom)
  /// How far the text is scrolled to the left to keep the caret in sight.
  private var scroll: CGFloat = 0

  // MARK: Making text fields

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    clearButton.isHidden = true
    clearButton.setImage(TextFieldPicture.clear, for: .normal)
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(clearButton)
    addSubview(caret)
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none: break
    case .line: rect = rect.insetBy(dx: Metrics.linePadding, dy: 0)
    case .bezel, .roundedRect: rect = rect.insetBy(dx: Metrics.borderPadding, dy: 0)
    }
    if leftView != nil, shows(leftViewMode) {
      let end = leftViewRect(forBounds: bounds).maxX
      rect = CGRect(x: end, y: rect.minY, width: max(rect.maxX - end, 0), height: rect.height)
    }
    if rightView != nil, shows(rightViewMode) {
      rect.size.width = max(rightViewRect(forBounds: bounds).minX - rect.minX, 0)
    } else if showsClearButton {
      rect.size.width = max(clearButtonRect(forBounds: bounds).minX - rect.minX, 0)
    }
    return rect
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Metrics.clearSide - Metrics.clearPadding,
      y: bounds.midY - Metrics.clearSide / 2,
      width: Metrics.clearSide,
      height: Metrics.clearSide
    )
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? attributes : placeholderAttributes
    let string = text?.isEmpty == false ? displayedText : placeholder ?? ""
    let padding = borderStyle == .none ? 0 : 2 * Metrics.borderPadding
    let width = TextMeasure.width(of: string, attributes: shown) + padding
    let extra = borderStyle == .none ? Metrics.plainHeight : Metrics.roundedHeight
    return CGSize(
      width: width.rounded(.up),
      height: attributes.font.lineHeight.rounded(.up) + extra
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
    placeCaret()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsClearButton: Bool { shows(clearButtonMode) && !buffer.characters.isEmpty }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Drawing

  private static let bullet: Character = "\u{2022}"

  private var displayedCharacters: [Character] {
    isSecureTextEntry
      ? buffer.characters.map { _ in UITextField.bullet } : buffer.characters
  }

  private var displayedText: String { String(displayedCharacters) }

  private var attributes: TextAttributes {
    var attributes = TextAttributes(
      defaultTextAttributes,
      defaults: TextAttributes(font: .systemFont(ofSize: UIFont.labelFontSize), color: .label)
    )
    if !isEnabled { attributes.color = .tertiaryLabel }
    return attributes
  }

  private var placeholderAttributes: TextAttributes {
    TextAttributes(font: attributes.font, color: .placeholderText)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBorder(in: context)
    if buffer.characters.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
  }

  /// Draws the text in the vertical middle of `rect`, clipped to it.
  open func drawText(in rect: CGRect) {
    let text = StyledText(displayedText, attributes: attributes)
    draw(text, in: rect, scrolledBy: isEditing ? scroll : 0)
  }

  open func drawPlaceholder(in rect: CGRect) {
    guard let storedPlaceholder, storedPlaceholder.length > 0 else { return }
    draw(StyledText(storedPlaceholder, defaults: placeholderAttributes), in: rect, scrolledBy: 0)
  }

  private func draw(_ text: StyledText, in rect: CGRect, scrolledBy scroll: CGFloat) {
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

  private func startOfText(width: CGFloat, in rect: CGRect) -> CGFloat {
    guard width <= rect.width else { return rect.minX }
    switch textAlignment {
    case .center: return rect.midX - width / 2
    case .right: return rect.maxX - width
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft:
      return rect.maxX - width
    case .left, .justified, .natural: return rect.minX
    }
  }

  private func drawBorder(in context: CGContext) {
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

  private func placeCaret() {
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

  private func contentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing { buffer = TextBuffer() }
    caret.start()
    contentsDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification,
      object: self
    )
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    caret.stop()
    scroll = 0
    contentsDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, becomeFirstResponder() else { return }
    let rect = editingRect(forBounds: bounds)
    let whole = TextMeasure.width(of: displayedText, attributes: attributes)
    let x = touch.location(in: self).x - startOfText(width: whole, in: rect) + scroll
    let index = CaretPlace.index(at: x, in: displayedCharacters, attributes: attributes)
    buffer.select(index..<index)
    selectionDidChange()
  }

  // MARK: Keys

  open var hasText: Bool { !buffer.characters.isEmpty }

  open func insertText(_ text: String) {
    if text == "\n" {
      pressReturn()
      return
    }
    // A field has one line.
    change(buffer.selection, to: text.filter { !$0.isNewline })
  }

  open func deleteBackward() {
    guard let range = buffer.deletion(isForward: false) else { return }
    change(range, to: "")
  }

  private func change(_ range: Range<Int>, to replacement: String) {
    guard isEnabled else { return }
    let allowed =
      delegate?.textField(
        self,
        shouldChangeCharactersIn: buffer.utf16Range(range),
        replacementString: replacement
      ) ?? true
    guard allowed else { return }
    buffer.replace(range, with: replacement)
    contentsDidChange()
    if isEditing { caret.start() }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func selectionDidChange() {
    if isEditing { caret.start() }
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isWatched = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    // With an action for it, return ends the editing.
    if isWatched { _ = resignFirstResponder() }
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(0..<buffer.characters.count, to: "")
  }
}

extension UITextField: KeyPressReceiver {
  func receive(_ press: KeyPress) -> Bool {
    switch press.key {
    case .left: buffer.move(.left)
    case .right: buffer.move(.right)
    case .home, .up: buffer.move(.start)
    case .end, .down: buffer.move(.end)
    case .backspace:
      deleteBackward()
      return true
    case .delete:
      if let range = buffer.deletion(isForward: true) { change(range, to: "") }
      return true
    case .enter:
      pressReturn()
      return true
    case .character, .escape, .tab: return false
    }
    selectionDidChange()
    return true
  }
}
