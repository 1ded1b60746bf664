import CoreGraphics
public import Foundation

/// A column of rows in sections, of which only those in sight have cells.
///
/// The data source is asked at the first layout after `reloadData()`, not by it. Optional methods of
/// data source and delegate have defaults; see `OptionalAnswers` on how a table knows them.
open class UITableView: UIScrollView {
  public nonisolated enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public nonisolated enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public nonisolated enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public nonisolated enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// Stands for a height that the table works out by itself.
  public static nonisolated let automaticDimension: CGFloat = -1
  public static nonisolated let indexSearch = "{search}"

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  @_nonoverride
  open var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      let old = (self as UIScrollView).delegate
      (self as UIScrollView).delegate = newValue
      if old !== newValue { setNeedsReload() }
    }
  }

  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Space above the header of a section of a plain table (iOS 15).
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var fillerRowHeight: CGFloat = 0

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { separatorsDidChange() }
  }
  open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }
  /// The app's own inset; until one is set the cells' margins count.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
    set {
      customSeparatorInset = newValue
      separatorsDidChange()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false

  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }
  open var sectionIndexColor: UIColor? { didSet { applySectionIndexColors() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { applySectionIndexColors() } }
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { applySectionIndexColors() } }

  open var tableHeaderView: UIView? { didSet { endViewDidChange(from: oldValue) } }
  open var tableFooterView: UIView? { didSet { endViewDidChange(from: oldValue) } }
  open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }

  let answers = OptionalAnswers()
  var geometry = TableGeometry()
  var pool = TableReusePool()
  var visible = TableVisibleViews()
  var selection = TableSelection()
  var updates = TableUpdates()
  var sectionIndex: UITableViewIndex?
  private(set) lazy var rowSwipe = RowSwipe(table: self)
  var customSeparatorInset: UIEdgeInsets?
  var fillers: [UIView] = []
  var needsReload = true
  var isReloading = false
  private var storedIsEditing = false
  private var laidOutWidth: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "UITableViewStyle")) ?? .plain
    super.init(coder: coder)
    setUpTable()
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    _ = rowSwipe.recognizer
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: - Data

  /// Forgets all cells and asks the data source anew at the next layout.
  ///
  /// Clears the selection.
  open func reloadData() {
    setNeedsReload()
  }

  open var numberOfSections: Int {
    reloadIfNeeded()
    return geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return geometry.numberOfRows(in: section)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.registerCell(cellClass, identifier: identifier)
  }

  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    pool.registerView(viewClass, identifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier: identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  )
    -> UITableViewCell
  {
    guard let cell = pool.cell(identifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  )
    -> UITableViewHeaderFooterView?
  {
    pool.view(identifier: identifier)
  }

  // MARK: - Places

  open func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    let place = geometry.sections[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    let place = geometry.sections[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.headerHeight)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    let place = geometry.sections[section]
    return CGRect(x: 0, y: place.rowsBottom, width: bounds.width, height: place.footerHeight)
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    return cellFrame(at: indexPath)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    return geometry.indexPath(at: point.y)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.indexPath(of: cell)
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    return rows(from: rect.minY, to: rect.maxY)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutRowsIfNeeded()
    return visible.cells[indexPath]
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return visible.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutRowsIfNeeded()
    return visible.footers[section] as? UITableViewHeaderFooterView
  }

  open var visibleCells: [UITableViewCell] {
    layoutRowsIfNeeded()
    return visible.cells.keys.sorted().compactMap { visible.cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutRowsIfNeeded()
    return visible.cells.keys.sorted()
  }

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: position, animated: animated)
  }

  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    guard let selected = selection.indexPaths.first else { return }
    scroll(to: selected, at: position, animated: animated)
  }

  // MARK: - Changes

  open func beginUpdates() { beginTableUpdates() }
  open func endUpdates() { endTableUpdates(completion: nil) }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginTableUpdates()
    updates?()
    endTableUpdates(completion: completion)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedRows.append(contentsOf: indexPaths.map { ($0, animation) }) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedRows.append(contentsOf: indexPaths.map { ($0, animation) }) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedRows.append(contentsOf: indexPaths.map { ($0, animation) }) }
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    record {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
    }
  }

  open func reloadSectionIndexTitles() {
    reloadIfNeeded()
    loadSectionIndex()
  }

  // MARK: - Selection and editing

  open var indexPathForSelectedRow: IndexPath? { selection.indexPaths.first }

  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.indexPaths.isEmpty ? nil : selection.indexPaths
  }

  /// Selects without telling the delegate.
  ///
  /// A nil index path deselects all.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    selectProgrammatically(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselectProgrammatically(indexPath, animated: animated)
  }

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editingDidChange(animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !beginRowTouch(touches) else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard selection.touched == nil else { return }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !endRowTouch(touches) else { return }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !cancelRowTouch() else { return }
    super.touchesCancelled(touches, with: event)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    let begins = super.gestureRecognizerShouldBegin(gestureRecognizer)
    if begins, gestureRecognizer === panGestureRecognizer { rowSwipe.close(animated: true) }
    return begins
  }

  // MARK: - Layout

  /// A finger on the index is no drag.
  override func delaysTouches(in view: UIView?) -> Bool {
    super.delaysTouches(in: view) && !(view is UITableViewIndex)
  }

  /// The index stands where the indicator would be.
  override var hidesVerticalIndicator: Bool {
    super.hidesVerticalIndicator || sectionIndex != nil
  }

  override var hasEstimatedContent: Bool { rowHeight < 0 }

  override func layOutContentInSight() {
    layoutRowsIfNeeded()
  }

  open override func layoutSubviews() {
    reloadIfNeeded()
    if bounds.width != laidOutWidth {
      laidOutWidth = bounds.width
      widthDidChange()
    }
    layoutTable()
    super.layoutSubviews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    for cell in visible.cells.values { cell.setNeedsLayout() }
  }
}
