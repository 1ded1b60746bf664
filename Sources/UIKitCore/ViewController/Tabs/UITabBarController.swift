import CoreGraphics
public import Foundation
import QuartzCore

/// Shows one of several controllers, chosen by tabs at the bottom.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()

  private var tabs: [UIViewController] = []
  private var selected = NSNotFound
  private weak var shown: UIViewController?
  private let transitionView = UITabTransitionView()
  private var run: TransitionRun?
  private var barIsHidden = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpTabs()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabs()
  }

  /// A transition that somebody holds still has nothing left to show.
  isolated deinit {
    run?.abort()
  }

  private func setUpTabs() {
    tabBar.onSelect = { [weak self] item in self?.userSelects(item) }
  }

  // MARK: - Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let old = selectedViewController
    for tab in tabs where !new.contains(where: { $0 === tab }) {
      tab.willMove(toParent: nil)
      if tab === shown { hide(tab) }
      tab.removeFromParent()
    }
    tabs = new
    for tab in new where tab.parent !== self {
      addChild(tab)
      tab.isMovingToParentNow = false
      tab.didMove(toParent: self)
    }
    tabBar.setItems(new.map(\.tabBarItem), animated: animated)
    let index =
      old.flatMap { old in new.firstIndex { $0 === old } } ?? (new.isEmpty ? NSNotFound : 0)
    select(index)
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set {
      guard let newValue, let index = tabs.firstIndex(where: { $0 === newValue }) else {
        preconditionFailure(
          "\(type(of: self)).selectedViewController must be one of its viewControllers"
        )
      }
      select(index)
    }
  }

  open var isTabBarHidden: Bool {
    get { barIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    barIsHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
      self.viewIfLoaded?.layoutIfNeeded()
    }
  }

  private func userSelects(_ item: UITabBarItem) {
    guard run == nil, let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let tab = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    if index == selected {
      // A tap on the tab that shows goes back to the start of its stack.
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  private func select(_ index: Int) {
    selected = index
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded else { return }
    showSelected()
  }

  // MARK: - Showing

  private var isOnScreen: Bool { viewIfLoaded?.window != nil && appearance.isVisible }

  private func showSelected() {
    guard run == nil, let to = selectedViewController, to !== shown else { return }
    guard let from = shown, isOnScreen else {
      let isVisible = isOnScreen
      if let shown { hide(shown) }
      shown = to
      if isVisible { to.beginAppearanceTransition(true, animated: false) }
      place(to)
      transitionView.addSubview(to.placedView)
      if isVisible { to.endAppearanceTransition() }
      return
    }
    to.loadViewIfNeeded()
    place(to)
    let animator = delegate?.tabBarController(
      self,
      animationControllerForTransitionFrom: from,
      to: to
    )
    guard let animator, UIView.areAnimationsEnabled else {
      from.beginAppearanceTransition(false, animated: false)
      to.beginAppearanceTransition(true, animated: false)
      from.placedView.removeFromSuperview()
      transitionView.addSubview(to.placedView)
      shown = to
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      view.setNeedsLayout()
      UIApplication.shared.preferencesDidChange()
      return
    }
    transition(from: from, to: to, animator: animator)
  }

  private func hide(_ tab: UIViewController) {
    guard let view = tab.placedViewIfLoaded, view.superview === transitionView else { return }
    let isVisible = isOnScreen
    if isVisible { tab.beginAppearanceTransition(false, animated: false) }
    view.removeFromSuperview()
    if isVisible { tab.endAppearanceTransition() }
    if shown === tab { shown = nil }
  }

  private func transition(
    from: UIViewController,
    to: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning
  ) {
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    let facts = TransitionFacts(
      from: TransitionFacts.Side(controller: from, view: from.placedView),
      to: TransitionFacts.Side(controller: to, view: to.placedView),
      container: transitionView,
      style: .none,
      isAnimated: true
    )
    let frame = transitionView.bounds
    facts.initialFrame = { [weak from] in $0 === from ? frame : .zero }
    facts.finalFrame = { [weak to] in $0 === to ? frame : .zero }
    let run = TransitionRun(facts: facts, animator: animator, interaction: interaction)
    self.run = run
    runningCoordinator = run.coordinator
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    run.onCancel = {
      to.beginAppearanceTransition(false, animated: true)
      from.beginAppearanceTransition(true, animated: true)
    }
    run.onComplete = { [weak self] isDone in
      guard let self else { return }
      let (gone, here) = isDone ? (from, to) : (to, from)
      gone.placedView.removeFromSuperview()
      place(here)
      if here.placedView.superview !== transitionView {
        transitionView.addSubview(here.placedView)
      }
      gone.settleContext()
      here.settleContext()
      shown = here
      if !isDone { selected = tabs.firstIndex { $0 === from } ?? selected }
      tabBar.selectedItem = selectedViewController?.tabBarItem
      runningCoordinator = nil
      gone.endAppearanceTransition()
      here.endAppearanceTransition()
      view.setNeedsLayout()
      UIApplication.shared.preferencesDidChange()
    }
    run.onEnd = { [weak self] in
      self?.run = nil
      self?.showSelected()
      self?.viewIfLoaded?.window?.rootViewController?.reconcileAppearance()
    }
    run.expectStart()
    FrameClock.current.enqueue { [weak self] in
      guard let self, self.run === run else { return }
      from.carryContext()
      to.carryContext()
      run.start()
      to.tellIsAppearing()
    }
  }

  // MARK: - View

  open override func loadView() {
    let view = UINavigationLayoutView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.frame = view.bounds
    view.addSubview(transitionView)
    view.addSubview(tabBar)
    view.onLayout = { [weak self] in self?.layoutTabs() }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if viewIfLoaded?.window == nil { run?.completeOutOfSight() }
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  private var hidesBar: Bool {
    if barIsHidden { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private func layoutTabs() {
    transitionView.frame = view.bounds
    if run == nil, let shown { place(shown) }
    placeBar()
  }

  private func placeBar() {
    let height = tabBar.rowHeight + view.safeAreaInsets.bottom
    tabBar.bottomExtension = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0,
      y: view.bounds.height - (hidesBar ? 0 : height),
      width: view.bounds.width,
      height: height
    )
  }

  private func place(_ tab: UIViewController) {
    guard let child = tab.view else { return }
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if CATransform3DIsIdentity(child.transform3D), child.frame != view.bounds {
      child.frame = view.bounds
    }
    tab.placeContext()
    var insets = view.safeAreaInsets
    if !hidesBar { insets.bottom += tabBar.rowHeight }
    child.setContainerSafeArea(insets)
  }

  /// A navigation controller inside is about to show a controller that may hide the bar.
  func bottomBarMayChange(for navigation: UINavigationController) {
    guard navigation === selectedViewController, isViewLoaded else { return }
    placeBar()
    place(navigation)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }
}

/// Holds the view of the selected tab; the container of transitions between tabs.
final class UITabTransitionView: UIView {}
