public import CoreGraphics
public import Foundation

/// A node of the tree that the compositor draws: geometry, looks, contents and running animations.
///
/// Setting a property changes the model at once and marks what the compositor has to look at again.
/// What is on screen at a given time is `properties(at:)`.
open class CALayer: NSObject {
  // MARK: Storage

  /// The values that the app set, without animations: what Core Animation calls the model.
  package internal(set) var properties = LayerProperties()

  /// What the compositor has not seen yet.
  ///
  /// The compositor takes it away.
  package var changes: LayerChanges = [.geometry, .appearance, .contents, .tree]

  /// Whether this layer or one below it has `changes`.
  ///
  /// The compositor takes it away.
  package var subtreeChanged = true

  /// Whether a layer at or below this one waits for `layoutSublayers()`.
  package internal(set) var subtreeNeedsLayout = false

  /// The bounds' size for which `drawContents()` made the contents; nil if the app set them.
  package internal(set) var drawnSize: CGSize?

  /// Whether the layer is the root of a tree that is shown, such as a window's.
  ///
  /// Only layers under such a root animate implicitly and have a presentation; animations of others end.
  package var isDisplayRoot = false {
    didSet { CATransaction.noteTreeChange(self) }
  }

  /// Whether the layer was in a shown tree when a transaction was last committed.
  package internal(set) var isCommitted = false

  /// What was on screen when a transition was added.
  var transitionPicture: TransitionPicture?

  /// The number of the turn in which `transitionPicture` was kept.
  var transitionFlush = -1

  /// Of a root: who draws the tree; the last one if there are several.
  weak var compositor: Compositor?

  /// The model before the changes of the running transaction, of a shown layer that changed.
  var previous: PreviousProperties?

  var attachedAnimations: [AttachedAnimation] = []
  var children: [CALayer] = []
  weak var parent: CALayer?
  var maskLayer: CALayer?
  var timing = LayerTiming()
  var isLayoutNeeded = false
  /// What `display()` drew for the animated values of custom properties, and at which moments.
  var animatedContents: (contents: Any?, moments: [Double])?
  /// The layer whose values a presentation layer shows.
  var shownLayer: CALayer?
  var drawingIsDiscarded = false
  private weak var delegateStorage: (any CALayerDelegate)?

  // MARK: Creating

  public override init() {
    super.init()
  }

  /// Makes a copy that shows the layer's values; presentation layers are made this way.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    properties = layer.properties
    timing = layer.timing
    name = layer.name
    style = layer.style
    actions = layer.actions
    drawnSize = layer.drawnSize
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { properties.bounds }
    set {
      let isResized = properties.bounds.size != newValue.size
      change(.bounds, \.bounds, to: newValue)
      if isResized { boundsSizeDidChange() }
    }
  }

  open var position: CGPoint {
    get { properties.position }
    set { change(.position, \.position, to: newValue) }
  }

  /// The bounding box of the transformed bounds.
  ///
  /// Setting it sets the position and the bounds' size.
  open var frame: CGRect {
    get { properties.frame }
    set {
      var changed = properties
      changed.setFrame(newValue)
      position = changed.position
      bounds = changed.bounds
    }
  }

  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { change(.zPosition, \.zPosition, to: newValue) }
  }

  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { change(.anchorPoint, \.anchorPoint, to: newValue) }
  }

  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { change(.anchorPointZ, \.anchorPointZ, to: newValue) }
  }

  open var transform: CATransform3D {
    get { properties.transform }
    set { change(.transform, \.transform, to: newValue) }
  }

  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { change(.sublayerTransform, \.sublayerTransform, to: newValue) }
  }

  // MARK: Looks

  open var isHidden: Bool {
    get { properties.isHidden }
    set { setHidden(newValue) }
  }

  open var opacity: Float {
    get { properties.opacity }
    set { change(.opacity, \.opacity, to: newValue) }
  }

  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change(.masksToBounds, \.masksToBounds, to: newValue) }
  }

  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { changeObject(.backgroundColor, \.backgroundColor, to: newValue) }
  }

  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, to: newValue) }
  }

  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { change(.borderWidth, \.borderWidth, to: newValue) }
  }

  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { changeObject(.borderColor, \.borderColor, to: newValue) }
  }

  /// The picture that the layer shows.
  ///
  /// Only a `CGImage` is drawn.
  open var contents: Any? {
    get { properties.contents }
    set {
      drawnSize = nil
      setContents(newValue)
    }
  }

  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { change(.contentsScale, \.contentsScale, to: newValue) }
  }

  open var isOpaque: Bool {
    get { properties.isOpaque }
    set { change(.isOpaque, \.isOpaque, to: newValue) }
  }

  open var name: String?
  open var style: [AnyHashable: Any]?
  open var actions: [String: any CAAction]?
  open var layoutManager: (any CALayoutManager)?
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false

  open weak var delegate: (any CALayerDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  // MARK: Tree

  open var superlayer: CALayer? {
    shownLayer.map { $0.parent?.presentation() } ?? parent
  }

  /// The sublayers from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = shownLayer?.children.map { $0.presentation() ?? $0 } ?? children
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  open func removeFromSuperlayer() {
    removeFromTree()
  }

  // MARK: Layout and display

  open func setNeedsLayout() {
    markNeedsLayout()
  }

  open func needsLayout() -> Bool {
    isLayoutNeeded
  }

  open func layoutIfNeeded() {
    layoutTreeIfNeeded()
  }

  /// Places the sublayers: asks the delegate, or the layout manager if there is none.
  open func layoutSublayers() {
    if let delegate {
      delegate.layoutSublayers(of: self)
    } else {
      layoutManager?.layoutSublayers(of: self)
    }
  }

  open func setNeedsDisplay() {
    if fadesToNewContents { CATransaction.noteDisplay(self) }
    mark(.needsDisplay)
  }

  /// Marks the whole layer: contents are drawn in one piece here.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  open func needsDisplay() -> Bool {
    changes.contains(.needsDisplay)
  }

  /// Draws the contents now if they are marked.
  ///
  /// The compositor calls it for what it shows.
  open func displayIfNeeded() {
    guard changes.contains(.needsDisplay) else { return }
    changes.remove(.needsDisplay)
    display()
  }

  /// Makes the contents: asks the delegate, or draws them through `draw(in:)`.
  open func display() {
    if let delegate {
      delegate.display(self)
    } else {
      drawContents()
    }
  }

  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Whether a change of the property asks for the contents to be drawn again.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  /// Stands for all that `drawing(for:size:)` depends on, its size aside; nil if the class draws nothing.
  package func drawingKey(for properties: LayerProperties) -> AnyHashable? {
    nil
  }

  /// Called at each commit that brings the layer into a shown tree or moves it there.
  package func becameShown() {}

  /// What the class draws by itself between background and sublayers, where there are no contents.
  package func drawing(for properties: LayerProperties, size: LayerDrawingSize) -> LayerDrawing? {
    nil
  }

  /// Draws the layer and its sublayers as the app set them, without animations.
  ///
  /// The layer's own space is the context's; position and transform of the layer do not count.
  open func render(in ctx: CGContext) {
    drawTree(in: ctx)
  }

  // MARK: Actions and animations

  /// Whether a change of a subclass's property animates by itself on a layer without a view.
  package class func animatesImplicitly(custom key: String) -> Bool {
    false
  }

  open class func defaultValue(forKey key: String) -> Any? {
    standardDefault(forKey: key)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  /// Layers are not archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    true
  }

  /// Finds what a change does: delegate, `actions`, `style`, then the class's default.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  open func removeAllAnimations() {
    detachAllAnimations()
  }

  open func removeAnimation(forKey key: String) {
    detachAnimation(forKey: key)
  }

  open func animationKeys() -> [String]? {
    let keys = attachedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? {
    attachedAnimations.first { $0.key == key }?.animation
  }

  /// A copy with the values of the current time; nil until the layer has been shown.
  open func presentation() -> Self? {
    makePresentation()
  }

  /// The layer whose values a presentation layer shows; itself otherwise.
  open func model() -> Self {
    shownLayer as? Self ?? self
  }

  // MARK: Values by key

  open func value(forKey key: String) -> Any? {
    storedValue(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    setStoredValue(value, forKey: key)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    storedValue(forKeyPath: keyPath)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setStoredValue(value, forKeyPath: keyPath)
  }

  // MARK: Hit testing

  /// The front-most layer of this tree at a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    deepestLayer(at: p)
  }

  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }
}
