import CoreGraphics
public import Foundation
import QuartzCore

/// Items in sections, laid out by a layout object; only those in sight have cells.
open class UICollectionView: UIScrollView {
  public nonisolated enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public nonisolated enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static nonisolated let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static nonisolated let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Seconds of an animated change (chosen by eye).
  static let changeDuration: TimeInterval = 0.3

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adoptLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView {
        backgroundView.layer.zPosition = -1
        insertSubview(backgroundView, at: 0)
      }
      setNeedsLayout()
    }
  }

  var pool = CollectionReusePool()
  var visible: [CollectionElementKey: UICollectionReusableView] = [:]
  var selection: [IndexPath] = []
  var touched: IndexPath?
  var counts: [Int] = []
  var needsReload = true
  private var isLayingOut = false
  private var laidOutBounds = CGRect.null
  /// What changed since `performBatchUpdates` began.
  var updates = TableUpdates()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    adoptLayout()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  // MARK: - Data

  open func reloadData() {
    needsReload = true
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  open var numberOfSections: Int {
    loadCounts()
    return counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    return counts[section]
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, kind: nil, identifier: identifier)
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, kind: elementKind, identifier: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  )
    -> UICollectionViewCell
  {
    guard let cell = pool.view(kind: nil, identifier: identifier) as? UICollectionViewCell else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard"
      )
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = pool.view(kind: elementKind, identifier: identifier) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      )
    }
    return view
  }

  // MARK: - Places

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key.indexPath
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutItemsIfNeeded()
    return visible[CollectionElementKey(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )
    -> UICollectionReusableView?
  {
    layOutItemsIfNeeded()
    return visible[CollectionElementKey(kind: elementKind, indexPath: indexPath)]
  }

  /// Sorted here; UIKit's order is not defined.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    layOutItemsIfNeeded()
    return visible.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.filter { $0.key.kind == elementKind }.map(\.value)
  }

  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: - Changes

  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows += indexPaths.map { ($0, .automatic) } }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows += indexPaths.map { ($0, .automatic) } }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows += indexPaths.map { ($0, .automatic) } }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Cells move to their new places; what is new fades in, what is gone fades out.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadCounts()
    self.updates.depth += 1
    updates?()
    self.updates.depth -= 1
    guard !self.updates.isOpen else { return }
    closeUpdates(completion: completion)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    collectionViewLayout = layout
    UIView.animate(
      withDuration: Self.changeDuration,
      animations: { self.layoutIfNeeded() },
      completion: completion
    )
  }

  // MARK: - Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection where other != indexPath {
        deselectItem(at: other, animated: animated)
      }
    }
    guard let indexPath, allowsSelection else { return }
    markSelected(indexPath)
    if scrollPosition != [] { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    markDeselected(indexPath)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !beginItemTouch(touches) else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !endItemTouch(touches) else { return }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !cancelItemTouch() else { return }
    super.touchesCancelled(touches, with: event)
  }

  // MARK: - Layout

  override func adjustedTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
  }

  override var hasEstimatedContent: Bool { collectionViewLayout.asksCells }

  override func layOutContentInSight() {
    layOutItemsIfNeeded()
  }

  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
  }

  private func layOutItems() {
    guard !isLayingOut else { return }
    isLayingOut = true
    if bounds != laidOutBounds {
      if laidOutBounds.isNull || bounds.size != laidOutBounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      {
        collectionViewLayout.invalidateLayout()
      }
      laidOutBounds = bounds
    }
    prepareLayout()
    showElements()
    backgroundView?.frame = bounds
    isLayingOut = false
  }

  func layOutItemsIfNeeded() {
    guard !isLayingOut else { return }
    layOutItems()
  }
}
