import CoreGraphics
public import Foundation

/// A view that shows a part of content larger than itself and lets a finger move it.
///
/// The offset is the origin of `bounds`. Moving costs the same whatever the size of the content.
open class UIScrollView: UIView {
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public nonisolated enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  public nonisolated enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// How much of its velocity content keeps after each millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// Tables and collections narrow the type of their delegate; theirs is preferred on them.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var bouncesZoom = true
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.style = indicatorStyle } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
  open var indexDisplayMode = IndexDisplayMode.automatic

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  open internal(set) var isZooming = false
  open internal(set) var isZoomBouncing = false

  /// Content that is moved back by itself: where it comes from, what runs it.
  let driver = ScrollDriver()
  let indicators = ScrollIndicators()
  var drag = ScrollDrag()
  var zoom = ScrollZoom()
  /// Called after each change of the offset: a navigation bar follows its content.
  var onScroll: (() -> Void)?
  /// How much a navigation bar can still unfold above the content.
  var topExpansion: CGFloat = 0
  /// Whether changes of the inset leave the offset alone: a bar unfolds along with the content.
  var keepsOffset = false
  private(set) var appliedAdjustedInset = UIEdgeInsets.zero
  private var laidOutSize = CGSize.zero

  /// The recognizers are made with the view and cannot be replaced, only disabled.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  let scrollPan = ScrollPanGestureRecognizer()
  let touchGestureRecognizer = ScrollTouchGestureRecognizer()
  var zoomGestureRecognizer: UIPinchGestureRecognizer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  private func setUpScrolling() {
    clipsToBounds = true
    laidOutSize = bounds.size
    indicators.scrollView = self
    setUpGestures()
    driver.onStep = { [weak self] step in self?.follow(step) }
    driver.onRevise = { [weak self] progress in self?.revised(progress) }
  }

  // MARK: - Content

  /// The content's point at the view's top-left corner: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isMoved = super.bounds.origin != newValue.origin
      super.bounds = newValue
      guard isMoved else { return }
      setNeedsLayout()
      contentOffsetDidChange()
    }
  }

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      updateAdjustedContentInset()
      settleIntoRange()
      setNeedsLayout()
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      updateAdjustedContentInset()
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// `contentInset` plus what the safe area asks for; stands as of the last change of either.
  public var adjustedContentInset: UIEdgeInsets {
    updateAdjustedContentInset()
    return appliedAdjustedInset
  }

  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set {
      panGestureRecognizer.isEnabled = newValue
      touchGestureRecognizer.isEnabled = newValue
    }
  }

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.detach()
      refreshControl?.attach(to: self)
    }
  }

  // MARK: - Moving

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      stopMoving()
      self.contentOffset = contentOffset
      return
    }
    glide(to: contentOffset)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// Whether touches of the content's `view` wait until it is clear that they are no drag.
  func delaysTouches(in view: UIView?) -> Bool { delaysContentTouches }

  var hidesVerticalIndicator: Bool { !showsVerticalScrollIndicator }

  /// Whether the lengths of content that was not in sight yet are estimates.
  var hasEstimatedContent: Bool { false }

  /// Makes the content in sight, which replaces estimates by what it measures.
  func layOutContentInSight() {}

  /// Where a drag shall end; collections ask their layout.
  func adjustedTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  open func flashScrollIndicators() {
    indicators.flash()
  }

  // MARK: - Touches of the content

  /// Whether a touch goes on to the content's `view`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  )
    -> Bool
  {
    true
  }

  /// Whether dragging takes a touch away from the content's `view`.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return shouldBeginDragging()
  }

  // MARK: - Zooming

  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomGestureRecognizer }

  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    applyZoom(scale, animated: animated)
  }

  open func zoom(to rect: CGRect, animated: Bool) {
    applyZoom(showing: rect, animated: animated)
  }

  // MARK: - Layout

  /// What the content inset covers is no unsafe area for the content.
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let safe = safeAreaInsets
    let covered = appliedAdjustedInset - contentInset
    return UIEdgeInsets(
      top: max(safe.top - covered.top, 0),
      left: max(safe.left - covered.left, 0),
      bottom: max(safe.bottom - covered.bottom, 0),
      right: max(safe.right - covered.right, 0)
    )
  }

  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      updateAdjustedContentInset()
      settleIntoRange()
    }
    refreshControl?.layout()
    indicators.layout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopMoving()
    } else {
      updateAdjustedContentInset()
    }
  }

  /// Recomputes the adjusted inset; content at its top stays at its top.
  func updateAdjustedContentInset() {
    let old = appliedAdjustedInset
    let inset = computeAdjustedInset()
    guard inset != old else { return }
    appliedAdjustedInset = inset
    if !isDragging, !driver.isRunning, !keepsOffset {
      var offset = contentOffset
      if offset.y <= -old.top { offset.y -= inset.top - old.top }
      if offset.x <= -old.left { offset.x -= inset.left - old.left }
      contentOffset = offset
    }
    setNeedsLayout()
    adjustedContentInsetDidChange()
  }
}
