import CoreGraphics
public import Foundation
import QuartzCore

/// A control with a title, an image or both that acts when it is tapped.
open class UIButton: UIControl {
  public private(set) var buttonType: ButtonType = .custom

  // MARK: Contents

  var contents = ButtonContents()
  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?
  private var storedBackgroundView: UIImageView?
  /// Draws what a configuration puts behind the title.
  var plateView: UIView?

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentsDidChange() }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { UnsupportedAPI.report("UIButton.reversesTitleShadowWhenHighlighted") }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false {
    didSet { UnsupportedAPI.report("UIButton.showsTouchWhenHighlighted") }
  }

  /// Replaces the looks set for states.
  ///
  /// nil goes back to them.
  open var configuration: Configuration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var isUpdatingConfiguration = false

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open var menu: UIMenu? {
    didSet { UnsupportedAPI.report("UIButton.menu") }
  }
  open var showsMenuAsPrimaryAction = false {
    didSet { UnsupportedAPI.report("UIButton.showsMenuAsPrimaryAction") }
  }
  open var changesSelectionAsPrimaryAction = false
  open var role: Role = .normal

  /// What a button means to a dialog.
  public nonisolated enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  // MARK: Making buttons

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    install(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    install(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    install(primaryAction)
  }

  /// A system button with an image for a title.
  public class func systemButton(
    with image: UIImage,
    target: Any?,
    action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes a type over: for those who make a button by its class and learn the type later.
  package func become(_ type: ButtonType) {
    buttonType = type
    if let picture = ButtonPicture(type) {
      setImage(picture.image, for: .normal)
    }
    setNeedsLayout()
  }

  private func install(_ action: UIAction?) {
    guard let action else { return }
    if var configuration {
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      if configuration.image == nil { configuration.image = action.image }
      self.configuration = configuration
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Setting contents

  open func setTitle(_ title: String?, for state: State) {
    contents.titles[state.rawValue] = title
    contentsDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents.attributedTitles[state.rawValue] = title
    contentsDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents.titleColors[state.rawValue] = color
    setNeedsLayout()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents.titleShadowColors[state.rawValue] = color
    setNeedsLayout()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents.images[state.rawValue] = image
    contentsDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents.backgroundImages[state.rawValue] = image
    contentsDidChange()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    UnsupportedAPI.report("UIButton.setPreferredSymbolConfiguration")
  }

  // MARK: Asking for contents

  open func title(for state: State) -> String? {
    contents.value(contents.titles, in: state)
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.value(contents.attributedTitles, in: state)
  }

  open func titleColor(for state: State) -> UIColor? {
    contents.value(contents.titleColors, in: state) ?? defaultTitleColor(for: state)
  }

  open func titleShadowColor(for state: State) -> UIColor? {
    contents.value(contents.titleShadowColors, in: state)
  }

  open func image(for state: State) -> UIImage? {
    contents.value(contents.images, in: state)
  }

  open func backgroundImage(for state: State) -> UIImage? {
    contents.value(contents.backgroundImages, in: state)
  }

  /// The title, where the app gave no label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  private func defaultTitleColor(for state: State) -> UIColor? {
    guard isSystemLike else { return .white }
    if state.contains(.disabled) {
      return UIColor(white: ButtonConstants.disabledWhite, alpha: ButtonConstants.disabledAlpha)
    }
    return tintColor
  }

  var isSystemLike: Bool { buttonType != .custom }

  // MARK: Subviews

  /// Made when it is first asked for.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(
      ofSize: isSystemLike ? ButtonConstants.systemTitleSize : ButtonConstants.customTitleSize
    )
    label.isUserInteractionEnabled = false
    label.translatesAutoresizingMaskIntoConstraints = true
    storedTitleLabel = label
    addSubview(label)
    return label
  }

  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(image: nil)
    view.contentMode = .scaleToFill
    storedImageView = view
    insertSubview(view, at: storedBackgroundView == nil ? 0 : 1)
    return view
  }

  open var subtitleLabel: UILabel? { nil }

  private func backgroundView(showing image: UIImage?) -> UIImageView? {
    guard image != nil || storedBackgroundView != nil else { return nil }
    if let storedBackgroundView { return storedBackgroundView }
    let view = UIImageView(image: nil)
    storedBackgroundView = view
    insertSubview(view, at: 0)
    return view
  }

  // MARK: Rectangles

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    bounds
  }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: effectiveContentInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).title.inset(by: titleEdgeInsets)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).image.inset(by: imageEdgeInsets)
  }

  private func layout(in contentRect: CGRect) -> ButtonLayout {
    ButtonLayout(
      image: currentImage?.size,
      title: hasTitle ? titleSize(fitting: contentRect.width) : nil,
      placement: configuration?.imagePlacement ?? .leading,
      spacing: configuration?.imagePadding ?? 0,
      horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment,
      in: contentRect
    )
  }

  var effectiveContentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }

  var hasTitle: Bool {
    if let configuration { return configuration.hasTitle }
    return currentTitle?.isEmpty == false || currentAttributedTitle != nil
  }

  func titleSize(fitting width: CGFloat) -> CGSize {
    guard let label = titleLabel else { return .zero }
    updateTitle(of: label)
    let size = label.sizeThatFits(
      CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    )
    guard configuration == nil else {
      return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }
    // Whole points: an 18 point title makes a button of 34, not 33.5.
    return CGSize(
      width: min(size.width.rounded(.up), max(width, 0)),
      height: size.height.rounded(.up)
    )
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }

  open override var forFirstBaselineLayout: UIView { titleLabel ?? self }
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }

  // MARK: Updating

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    updatePlate()
    let background = currentBackgroundImage
    if let view = backgroundView(showing: background) {
      view.image = background
      view.frame = backgroundRect(forBounds: bounds)
    }
    let contentRect = contentRect(forBounds: bounds)
    if currentImage != nil || storedImageView != nil, let view = imageView {
      updateImage(of: view)
      view.frame = imageRect(forContentRect: contentRect)
    }
    if hasTitle || storedTitleLabel != nil, let label = titleLabel {
      updateTitle(of: label)
      label.frame = titleRect(forContentRect: contentRect)
    }
  }

  private func contentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Configuration

  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    contentsDidChange()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private func updateConfigurationIfNeeded() {
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  // MARK: State

  override var triggersPrimaryActionOnTouchUp: Bool { true }
  override var winsOverTapsAround: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    guard isSystemLike, configuration == nil else { return }
    let alpha = isHighlighted ? ButtonConstants.highlightedAlpha : 1
    let views = [storedTitleLabel, storedImageView].compactMap { $0 as UIView? }
    guard views.contains(where: { $0.alpha != alpha }) else { return }
    if isHighlighted {
      for view in views { view.alpha = alpha }
    } else {
      UIView.animate(
        withDuration: ButtonConstants.highlightFade,
        delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { for view in views { view.alpha = alpha } }
      )
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
