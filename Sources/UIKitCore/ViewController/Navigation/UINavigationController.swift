import CoreGraphics
public import Foundation

/// A stack of controllers of which the top one shows, under a navigation bar.
///
/// The stack changes at once. What shows follows: the callbacks of the will-kind and the coordinator
/// at once too, the animation in the next turn. Changes during a transition are shown after it.
open class UINavigationController: UIViewController {
  public nonisolated enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Seconds in which bars come and go (Apple's documented constant).
  public static nonisolated let hideShowBarDuration: CGFloat = 0.2

  open weak var delegate: (any UINavigationControllerDelegate)?

  open private(set) var navigationBar: UINavigationBar
  let toolbarType: UIToolbar.Type
  private(set) lazy var bottomBar: UIToolbar = UIView.make(toolbarType, frame: .zero)

  open var hidesBarsOnSwipe = false { didSet { report(hidesBarsOnSwipe, "hidesBarsOnSwipe") } }
  open var hidesBarsOnTap = false { didSet { report(hidesBarsOnTap, "hidesBarsOnTap") } }
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { report(hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact") }
  }
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { report(hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears") }
  }

  var stack: [UIViewController] = []
  let transitionView = UINavigationTransitionView()
  var state = NavigationState()
  let popGesture = NavigationPopGesture()
  private var barIsHidden = false
  private var toolbarIsHidden = true

  // MARK: - Making one

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.make(navigationBarClass)
    toolbarType = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    setUpNavigation()
  }

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    setUpNavigation()
    setStack([rootViewController])
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpNavigation()
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbarType = UIToolbar.self
    super.init(coder: coder)
    setUpNavigation()
  }

  private static func make(_ type: AnyClass?) -> UINavigationBar {
    guard let type else { return UINavigationBar() }
    guard let barType = type as? UINavigationBar.Type else {
      preconditionFailure("\(type) is no kind of UINavigationBar")
    }
    return UIView.make(barType, frame: .zero)
  }

  /// A transition that somebody holds still has nothing left to show.
  isolated deinit {
    state.run?.abort()
  }

  private func setUpNavigation() {
    definesPresentationContext = true
    navigationBar.onBack = { [weak self] in self?.backTapped() }
    navigationBar.onResize = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  private func report(_ isUsed: Bool, _ name: String) {
    if isUsed { UnsupportedAPI.report("UINavigationController.\(name)") }
  }

  // MARK: - Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    guard let top = stack.last else { return nil }
    var visible = top
    while let presented = visible.links.presented?.original { visible = presented }
    return visible
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  )
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        "Tried to pop to a view controller that doesn't exist: \(viewController)"
      )
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard let target = stack.first(where: { subsequentVC.isSelfOrDescendant(of: $0) }) else {
      return
    }
    popToViewController(target, animated: UIView.areAnimationsEnabled)
  }

  package override var handlesShow: Bool { true }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return popGesture.recognizer
  }

  // MARK: - Bars

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    barsDidChange(animated: animated)
  }

  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    barsDidChange(animated: animated)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple declares it so.
  open var toolbar: UIToolbar! { bottomBar }

  // MARK: - View

  open override func loadView() {
    let view = UINavigationLayoutView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    transitionView.frame = view.bounds
    view.addSubview(transitionView)
    view.addSubview(navigationBar)
    view.onLayout = { [weak self] in self?.layoutBarsAndChild() }
    self.view = view
    popGesture.attach(to: self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTopIfNeeded()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if viewIfLoaded?.window == nil { state.run?.completeOutOfSight() }
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? {
    barIsHidden ? stack.last : nil
  }

  open override var childForStatusBarHidden: UIViewController? { stack.last }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if let child = container as? UIViewController, child === stack.last {
      preferredContentSize = child.preferredContentSize
    }
  }
}

/// Holds the children's views of a navigation controller; the container of its transitions.
final class UINavigationTransitionView: UIView {}

/// The view of a navigation controller.
final class UINavigationLayoutView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
