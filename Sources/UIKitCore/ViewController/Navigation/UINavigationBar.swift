import CoreGraphics
public import Foundation

/// The bar at the top: title, back button, buttons; one content per navigation item.
open class UINavigationBar: UIView, UIBarPositioning {
  open weak var delegate: (any UINavigationBarDelegate)?

  open var isTranslucent = true { didSet { appearanceDidChange() } }
  open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
  open var backIndicatorImage: UIImage? { didSet { reloadContent() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onResize?() } }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasCustomStandardAppearance = true
      appearanceDidChange()
    }
  }
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange() }
  }

  private var stack: [UINavigationItem] = []
  private var backgroundImages: [Int: UIImage] = [:]
  private(set) var hasCustomStandardAppearance = false
  let backgroundView = BarBackgroundView()
  private(set) var content: NavigationBarContent?
  var outgoing: NavigationBarContent?
  var isOutgoingReturning = false

  /// Whether the contents to come show a large title.
  var showsLargeTitle = false
  /// How far the background reaches above the bar: under the status bar.
  var topExtension: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Height of the row with the buttons, without a large title.
  var rowHeight = NavigationBarMeasure.height { didSet { setNeedsLayout() } }
  /// How far the content below is scrolled from its top edge; nil if it does not scroll.
  var scrolledDistance: CGFloat? { didSet { updateBackground() } }

  /// A tap on the back button.
  var onBack: (() -> Void)?
  /// The height may have to change.
  var onResize: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backgroundView)
    takeAppearance()
    updateBackground()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(backgroundView)
    takeAppearance()
    updateBackground()
  }

  open var barPosition: UIBarPosition { topExtension > 0 ? .topAttached : .top }

  // MARK: - Items

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }

  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    reloadContent()
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    change(isPush: true, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    stack.removeLast()
    change(isPush: false, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  private func change(isPush: Bool, animated: Bool, completion: @escaping () -> Void) {
    guard animated, window != nil else {
      reloadContent()
      completion()
      return
    }
    beginTransition(to: stack, isPush: isPush)
    UIView.animate(
      withDuration: NavigationSlideAnimator.duration,
      animations: { self.setTransitionProgress(1) },
      completion: { _ in
        self.endTransition(isFinished: true)
        completion()
      }
    )
  }

  // MARK: - Appearance

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
    appearanceDidChange()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {
    standardAppearance.titlePositionAdjustment.vertical = adjustment
    appearanceDidChange()
  }

  /// Whether content is laid out below the bar rather than under it.
  var isOpaqueBar: Bool { !isTranslucent }

  /// The app styled the bar in the way of before iOS 13, which then shows at the edge too.
  private var hasLegacyStyle: Bool {
    !isTranslucent || barTintColor != nil || !backgroundImages.isEmpty || shadowImage != nil
      || barStyle != .default
  }

  /// The look away from the edge: the item's, else the bar's.
  var resolvedAppearance: UINavigationBarAppearance {
    if let own = topItem?.standardAppearance { return own }
    guard !hasCustomStandardAppearance else { return withLegacyTitle(standardAppearance) }
    let appearance = UINavigationBarAppearance(barAppearance: standardAppearance)
    if !isTranslucent { appearance.configureWithOpaqueBackground() }
    if barStyle != .default {
      appearance.backgroundColor = UIColor(white: 22 / 255, alpha: isTranslucent ? 0.94 : 1)
    }
    if let barTintColor {
      // A translucent tint lets a little shine through (chosen by eye).
      appearance.backgroundColor =
        isTranslucent ? barTintColor.withAlphaComponent(0.94) : barTintColor
    }
    if let image = backgroundImages[UIBarMetrics.default.rawValue] {
      appearance.backgroundImage = image
      if image.size == .zero { appearance.isTranslucent = false }
    }
    if let shadowImage {
      appearance.shadowImage = shadowImage
      if shadowImage.size == .zero { appearance.shadowColor = nil }
    }
    return withLegacyTitle(appearance)
  }

  private func withLegacyTitle(_ base: UINavigationBarAppearance) -> UINavigationBarAppearance {
    guard titleTextAttributes != nil || largeTitleTextAttributes != nil || barStyle != .default
    else { return base }
    let appearance = UINavigationBarAppearance(barAppearance: base)
    if barStyle != .default {
      appearance.titleTextAttributes[.foregroundColor] = UIColor.white
      appearance.largeTitleTextAttributes[.foregroundColor] = UIColor.white
    }
    appearance.titleTextAttributes.merge(titleTextAttributes ?? [:]) { $1 }
    appearance.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
    return appearance
  }

  /// The look at the edge; nil is transparent (iOS 15), unless the bar has a style from earlier days.
  private var resolvedEdgeAppearance: UINavigationBarAppearance? {
    if let own = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
    return hasLegacyStyle ? resolvedAppearance : nil
  }

  private func appearanceDidChange() {
    updateBackground()
    applyAppearance()
  }

  func applyAppearance() {
    let standard = resolvedAppearance
    let appearance = isAtEdge ? resolvedEdgeAppearance ?? standard : standard
    for view in [content, outgoing] {
      view?.apply(appearance, margin: NavigationBarMeasure.margin(width: bounds.width))
    }
  }

  private var isAtEdge: Bool { (scrolledDistance ?? 0) <= 0 }

  private func updateBackground() {
    let distance = max(scrolledDistance ?? 0, 0)
    if isAtEdge, let edge = resolvedEdgeAppearance {
      backgroundView.apply(edge, opacity: 1)
    } else {
      let share =
        resolvedEdgeAppearance == nil
        ? min(distance / NavigationBarMeasure.edgeFadeDistance, 1) : 1
      backgroundView.apply(resolvedAppearance, opacity: share)
    }
  }

  // MARK: - Content

  func reloadContent() {
    outgoing?.removeFromSuperview()
    outgoing = nil
    content?.removeFromSuperview()
    content = makeContent(for: stack)
    if let content { addSubview(content) }
    updateBackground()
    setNeedsLayout()
  }

  /// Takes a new stack; `reloadContent` or a transition shows it.
  func takeStack(_ items: [UINavigationItem]) {
    stack = items
  }

  func takeContent(_ view: NavigationBarContent?) {
    content = view
  }

  func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    let view = NavigationBarContent(item: item, backItem: items.dropLast().last) { [weak self] in
      self?.backTapped()
    }
    view.rowHeight = rowHeight
    view.showsLargeTitle = showsLargeTitle
    view.largeTitleSpace = max(bounds.height - rowHeight, 0)
    view.apply(resolvedAppearance, margin: NavigationBarMeasure.margin(width: bounds.width))
    observe(items)
    return view
  }

  private func observe(_ items: [UINavigationItem]) {
    for item in items { item.onChange = { [weak self, weak item] in self?.itemDidChange(item) } }
    guard let item = items.last else { return }
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      button.onChange = { [weak self, weak item] in self?.itemDidChange(item) }
    }
  }

  private func itemDidChange(_ item: UINavigationItem?) {
    guard let item, item === topItem || item === backItem, outgoing == nil, !isReloadPending else {
      return
    }
    // Several changes of one turn make one new content.
    isReloadPending = true
    setNeedsLayout()
  }

  private var isReloadPending = false

  private func backTapped() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isReloadPending {
      isReloadPending = false
      reloadContent()
    }
    backgroundView.frame = CGRect(
      x: 0,
      y: -topExtension,
      width: bounds.width,
      height: bounds.height + topExtension
    )
    for view in [content, outgoing].compactMap({ $0 }) {
      view.rowHeight = rowHeight
      view.frame = bounds
      view.largeTitleSpace = max(bounds.height - rowHeight, 0)
      view.setNeedsLayout()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }
}
