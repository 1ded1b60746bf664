public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on the screen: geometry, look, touches and layout of itself and its subviews.
///
/// Geometry and look live in the layer, the single source of truth; this class adds what iOS adds to
/// a layer. Topics with many lines are in `UIView+Topic.swift`; what an app can override is declared
/// here because Swift cannot override members of extensions.
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIFocusEnvironment {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  // MARK: - Stored state

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  weak var storedWindow: UIWindow?
  /// The controller whose root view this is.
  package internal(set) weak var owningViewController: UIViewController?

  var layoutFlags = LayoutFlags()
  var environment = ViewEnvironment()
  var appearance = ViewAppearance()
  /// Constraint bookkeeping; nil while the view takes no part in Auto Layout.
  var autoLayoutStorage: LayoutItemState?

  open var tag = 0
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var clearsContextBeforeDrawing = true
  open var restorationIdentifier: String?
  open var focusGroupIdentifier: String?

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var shouldGroupAccessibilityChildren = false

  // MARK: - Making views

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  private static func makeLayer() -> CALayer {
    guard let layerType = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is \(layerClass), which is no kind of CALayer.")
    }
    return InitializerSlot.plain.make(layerType)
  }

  private func setUp() {
    layer.delegate = self
    layer.contentsScale = UIApplication.currentScale
    if type(of: self) != UIView.self {
      layer.setNeedsDisplay()
    }
  }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: - Geometry

  /// In the superview's coordinates.
  ///
  /// Setting it leaves `bounds.origin` alone.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { $0.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { $0.setAffineTransform(newValue) } }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  // MARK: - Look

  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set {
      appearance.backgroundColor = newValue
      updateLayerBackgroundColor()
    }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      hiddenStateDidChange()
    }
  }

  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: ContentMode {
    get { appearance.contentMode }
    set {
      guard newValue != appearance.contentMode else { return }
      appearance.contentMode = newValue
      layer.contentsGravity = newValue.contentsGravity
    }
  }

  open var mask: UIView? {
    get { appearance.mask }
    set {
      appearance.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      appearance.tintColor = newValue
      propagateTintChange()
    }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set {
      guard newValue != appearance.tintAdjustmentMode else { return }
      appearance.tintAdjustmentMode = newValue
      propagateTintChange()
    }
  }

  open func tintColorDidChange() {}

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { appearance.semanticContentAttribute }
    set {
      guard newValue != appearance.semanticContentAttribute else { return }
      let wasRightToLeft = isRightToLeft
      appearance.semanticContentAttribute = newValue
      if isRightToLeft != wasRightToLeft { layoutDirectionDidChange() }
    }
  }

  // MARK: - Tree

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: subviews.count - 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  open func removeFromSuperview() {
    superview?.remove(self)
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var window: UIWindow? { storedWindow }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Responder

  open override var next: UIResponder? {
    owningViewController ?? superview
  }

  package override var responderWindow: UIWindow? { window }

  // MARK: - Hit testing

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: - Gestures

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Layout

  open func setNeedsLayout() {
    markNeedsLayout()
  }

  open func layoutIfNeeded() {
    layOutDirtyTree()
  }

  open func layoutSubviews() {
    applyConstraintsToSubviews()
  }

  /// One top-down pass: parents before children, clean branches skipped.
  func layOutSubtree() {
    if layoutFlags.needsLayout {
      layoutSublayers(of: layer)
    }
    guard layoutFlags.subtreeNeedsLayout else { return }
    layoutFlags.subtreeNeedsLayout = false
    for subview in subviews where subview.isLayoutPending {
      subview.layOutSubtree()
    }
  }

  open class var requiresConstraintBasedLayout: Bool { false }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesAutoresizingMask }
    set { translatesAutoresizingMask = newValue }
  }

  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  open func needsUpdateConstraints() -> Bool {
    layoutFlags.needsUpdateConstraints
  }

  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
    solveConstraints()
  }

  open func updateConstraints() {
    baseUpdateConstraints()
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(axis)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setHuggingPriority(priority, axis)
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compressionPriority(axis)
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setCompressionPriority(priority, axis)
  }

  // MARK: - Safe area and margins

  open var safeAreaInsets: UIEdgeInsets { environment.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  /// The insets that subviews see: scroll views keep what their content insets already cover.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      environment.directionalMargins = nil
      customLayoutMargins = newValue
    }
  }

  /// Turns around with the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(effectiveLayoutMargins, isRightToLeft: isRightToLeft)
    }
    set {
      environment.directionalMargins = newValue
      customLayoutMargins = newValue.resolved(isRightToLeft: isRightToLeft)
    }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { environment.insetsMarginsFromSafeArea }
    set {
      environment.insetsMarginsFromSafeArea = newValue
      layoutMarginsMayHaveChanged()
    }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { environment.preservesSuperviewMargins }
    set {
      environment.preservesSuperviewMargins = newValue
      layoutMarginsMayHaveChanged()
    }
  }

  open func layoutMarginsDidChange() {}

  // MARK: - Traits

  open var traitCollection: UITraitCollection { environment.traits ?? inheritedTraits }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { environment.overrideStyle }
    set {
      guard newValue != environment.overrideStyle else { return }
      environment.overrideStyle = newValue
      updateTraits()
    }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Drawing and layer delegate

  open func draw(_ rect: CGRect) {
    appearance.reachedBaseDraw = true
  }

  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  open func display(_ layer: CALayer) {
    displayContents(of: layer)
  }

  open func draw(_ layer: CALayer, in context: CGContext) {
    drawContents(of: layer, in: context)
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layOutNow() }
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(for: layer, forKey: event)
  }

  // MARK: - Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningViewController ?? superview }

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }

  open func setNeedsFocusUpdate() {}

  open func updateFocusIfNeeded() {}

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  nonisolated open override var description: String {
    MainActor.assumeIsolated { briefDescription }
  }
}
