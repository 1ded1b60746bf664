import CoreGraphics
public import Foundation

/// Two columns where the width is regular, one stack where it is compact.
open class UISplitViewController: UIViewController {
  public nonisolated enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  public nonisolated enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public nonisolated enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public nonisolated enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public static nonisolated let automaticDimension: CGFloat = -1

  private static let defaultFraction: CGFloat = 0.4
  private static let defaultMaximumWidth: CGFloat = 320

  open weak var delegate: (any UISplitViewControllerDelegate)?
  public let style: Style
  open var presentsWithGesture = true
  open var preferredDisplayMode = DisplayMode.automatic { didSet { setNeedsArrange() } }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { setNeedsArrange() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsArrange() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { setNeedsArrange() }
  }
  open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsArrange() } }

  private var columns: [Column: UIViewController] = [:]
  private var collapsed: Bool?
  private let divider = UIView()

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(style: .unspecified)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: - Columns

  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.secondary]].compactMap { $0 } }
    set {
      replace(.primary, with: newValue.first)
      replace(.secondary, with: newValue.count > 1 ? newValue[1] : nil)
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let needsNavigation = style != .unspecified && column != .compact
    let wrapped = vc.map { controller in
      needsNavigation && !(controller is UINavigationController)
        ? UINavigationController(rootViewController: controller) : controller
    }
    replace(column, with: wrapped)
  }

  open func viewController(for column: Column) -> UIViewController? {
    let controller = columns[column]
    guard style != .unspecified, let navigation = controller as? UINavigationController else {
      return controller
    }
    return navigation.viewControllers.first
  }

  private func replace(_ column: Column, with controller: UIViewController?) {
    guard columns[column] !== controller else { return }
    if let old = columns[column] {
      old.willMove(toParent: nil)
      old.placedViewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = controller
    if let controller {
      addChild(controller)
      controller.isMovingToParentNow = false
      controller.didMove(toParent: self)
    }
    setNeedsArrange()
  }

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    let fraction = preferredPrimaryColumnWidthFraction
    let wanted = width * (fraction >= 0 ? fraction : Self.defaultFraction)
    let maximum =
      maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : Self.defaultMaximumWidth
    let minimum = max(minimumPrimaryColumnWidth, 0)
    return max(min(wanted, maximum), minimum).rounded()
  }

  /// Shows and hides the primary column.
  open var displayModeButtonItem: UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .organize)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      let isShown = displayMode == .oneBesideSecondary
      UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
        self.preferredDisplayMode = isShown ? .secondaryOnly : .oneBesideSecondary
        self.view.layoutIfNeeded()
      }
    }
    return item
  }

  open func show(_ column: Column) {
    guard isCollapsed, column == .secondary, let detail = columns[.secondary] else { return }
    pushDetail(detail)
  }

  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed {
      pushDetail(vc)
    } else {
      replace(.secondary, with: vc)
    }
  }

  package override var handlesShowDetail: Bool { true }

  private func pushDetail(_ detail: UIViewController) {
    guard let navigation = columns[.primary] as? UINavigationController else {
      present(detail, animated: true)
      return
    }
    // A stack cannot hold a stack: its first controller goes over.
    let pushed = (detail as? UINavigationController)?.viewControllers.first ?? detail
    navigation.pushViewController(pushed, animated: true)
  }

  // MARK: - View

  open override func viewDidLoad() {
    super.viewDidLoad()
    divider.backgroundColor = UIBarAppearance.hairline
    view.addSubview(divider)
    view.clipsToBounds = true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsArrange()
  }

  private func setNeedsArrange() {
    viewIfLoaded?.setNeedsLayout()
  }

  private func arrange() {
    guard isViewLoaded else { return }
    if collapsed != isCollapsed { collapse(isCollapsed) }
    if isCollapsed {
      layoutCollapsed()
    } else {
      layoutColumns()
    }
  }

  private func collapse(_ isCollapsing: Bool) {
    collapsed = isCollapsing
    guard isCollapsing, let detail = columns[.secondary], let primary = columns[.primary] else {
      return
    }
    detail.placedViewIfLoaded?.removeFromSuperview()
    _ = delegate?.splitViewController(self, collapseSecondary: detail, onto: primary)
  }

  private func layoutCollapsed() {
    divider.isHidden = true
    columns[.secondary]?.placedViewIfLoaded?.removeFromSuperview()
    let shown = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
    guard let shown else { return }
    place(shown, in: view.bounds, insets: view.safeAreaInsets)
  }

  private func layoutColumns() {
    let bounds = view.bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let isPrimaryShown = displayMode != .secondaryOnly && columns[.primary] != nil
    let width = isPrimaryShown ? primaryColumnWidth : 0
    let isLeading = (primaryEdge == .leading) != view.isRightToLeft
    divider.isHidden = !isPrimaryShown
    let safe = view.safeAreaInsets
    if let primary = columns[.primary] {
      let shownWidth = primaryColumnWidth
      let x = isLeading ? (isPrimaryShown ? 0 : -shownWidth) : bounds.width - width
      var insets = safe
      if isLeading { insets.right = 0 } else { insets.left = 0 }
      place(
        primary,
        in: CGRect(x: x, y: 0, width: shownWidth, height: bounds.height),
        insets: insets
      )
    }
    if let secondary = columns[.secondary] {
      let offset = isPrimaryShown ? width + pixel : 0
      var insets = safe
      if isPrimaryShown, isLeading { insets.left = 0 }
      if isPrimaryShown, !isLeading { insets.right = 0 }
      place(
        secondary,
        in: CGRect(
          x: isLeading ? offset : 0,
          y: 0,
          width: bounds.width - offset,
          height: bounds.height
        ),
        insets: insets
      )
    }
    divider.frame = CGRect(
      x: isLeading ? width : bounds.width - width - pixel,
      y: 0,
      width: pixel,
      height: bounds.height
    )
  }

  private func place(_ controller: UIViewController, in frame: CGRect, insets: UIEdgeInsets) {
    guard let child = controller.view else { return }
    let placed = controller.placedView
    if placed.superview !== view { view.insertSubview(placed, belowSubview: divider) }
    child.autoresizingMask = []
    if child.frame != frame { child.frame = frame }
    controller.placeContext()
    child.setContainerSafeArea(insets)
  }

  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  )
    -> UITraitCollection?
  {
    // Columns are narrow: the primary one is compact beside the other.
    if !isCollapsed, childViewController === columns[.primary] {
      return UITraitCollection(horizontalSizeClass: .compact)
    }
    return super.overrideTraitCollection(forChild: childViewController)
  }

  open override var childForStatusBarStyle: UIViewController? { columns[.primary] }
}

extension UIViewController {
  /// The nearest split view controller among the ancestors.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parentController).dropFirst().lazy
      .compactMap { $0 as? UISplitViewController }.first
  }
}

/// What decides how columns come together and part.
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    false
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    false
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
