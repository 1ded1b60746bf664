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
  enum Metrics {
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
  /// Shrinks the font so that the text fits, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentsDidChange() }
  }
  /// 0: as small as needed.
  open var minimumFontSize: CGFloat = 0 {
    didSet { contentsDidChange() }
  }
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

  open weak var delegate: (any UITextFieldDelegate)?
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

  var buffer = TextBuffer()
  /// Whether the text is a secret from before this editing: the first key replaces all of it.
  var isSecretKept = false
  private var storedPlaceholder: NSAttributedString?
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  let caret = CaretView()
  private let clearButton = UIButton(type: .custom)
  /// How far the text is scrolled to the left to keep the caret in sight.
  var scroll: CGFloat = 0

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
    let shown = text?.isEmpty == false ? naturalAttributes : placeholderAttributes
    let string = text?.isEmpty == false ? displayedText : placeholder ?? ""
    let padding = borderStyle == .none ? 0 : 2 * Metrics.borderPadding
    let width = TextMeasure.width(of: string, attributes: shown) + padding
    let extra = borderStyle == .none ? Metrics.plainHeight : Metrics.roundedHeight
    return CGSize(
      width: width.rounded(.up),
      height: naturalAttributes.font.lineHeight.rounded(.up) + extra
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

  func shows(_ mode: ViewMode) -> Bool {
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

  func contentsDidChange() {
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
    isSecretKept = isSecureTextEntry && !buffer.characters.isEmpty
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
}
