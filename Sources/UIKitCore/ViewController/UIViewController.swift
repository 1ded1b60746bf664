import CoreGraphics
public import Foundation

/// A part of the interface: owns a view, answers to its life cycle, presents other controllers.
///
/// The class body holds what apps may override; how it works stands in the topic files beside it.
/// Its view is loaded on first use. Appearance callbacks come from the view's way in and out of a
/// window (`AppearanceState`), presentations from `Presentation`.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UIFocusEnvironment
{
  // MARK: - State of the topic files

  /// The view, once loaded.
  private(set) var loadedView: UIView?
  var isLoadingView = false
  var appearance = AppearanceState()
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  var traitsForced: [ObjectIdentifier: UITraitCollection] = [:]
  /// Made when single traits are first overridden or observed.
  var traitRecord: TraitRecord?
  /// The presentations that this controller takes part in.
  var links = PresentationLinks()
  /// The transition that moves this controller now (a presentation, a push, a change of size).
  package weak var runningCoordinator: TransitionCoordinator?
  /// Segues that a storyboard (or a test) offers to `performSegue`, by identifier.
  package var segueTemplates: [String: SegueTemplate] = [:]
  var isMovingToParentNow = false
  var isMovingFromParentNow = false
  /// The traits last told to `traitCollectionDidChange`.
  var traitsKnown: UITraitCollection?

  // MARK: - Making one

  /// Name of the nib, always kept, never loaded: nib files need the storyboard loader.
  public let nibName: String?
  public let nibBundle: Bundle?
  /// The identifier of a stored state; kept, never used.
  open var restorationIdentifier: String?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: - The view

  // UIKit's property is implicitly unwrapped; apps write `view.addSubview(...)`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  public var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  public func loadViewIfNeeded() {
    loadViewOnce()
  }

  /// Makes a plain view of the screen's size that follows its superview.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewLayoutMarginsDidChange() {}

  open func viewSafeAreaInsetsDidChange() {}

  /// Lets the view update its constraints.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  open func didReceiveMemoryWarning() {}

  open var title: String? {
    didSet { titleDidChange() }
  }

  // MARK: - Bars of containers

  var barItems = ControllerBarItems()

  open var navigationItem: UINavigationItem { ownNavigationItem }

  // UIKit's property is implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { barItems.tabBarItem = newValue }
  }

  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set {
      barItems.toolbarItems = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  open var hidesBottomBarWhenPushed: Bool {
    get { barItems.hidesBottomBarWhenPushed }
    set { barItems.hidesBottomBarWhenPushed = newValue }
  }

  open override var next: UIResponder? { responderAfterController }

  package override var responderWindow: UIWindow? { loadedView?.window }

  // MARK: - Margins and safe area

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      rootInsetsDidChange()
    }
  }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      rootInsetsDidChange()
    }
  }

  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: - Children

  open var parent: UIViewController? { parentController }

  open var children: [UIViewController] { childControllers }

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {
    isMovingToParentNow = false
  }

  open var isMovingToParent: Bool { isMovingToParentNow }

  open var isMovingFromParent: Bool { isMovingFromParentNow }

  /// Swaps the views of two children inside an animation block, with their appearance callbacks.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    swapChildren(
      from: fromViewController,
      to: toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endAppearance()
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    forceTraits(collection, on: childViewController)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitsForced[ObjectIdentifier(childViewController)]
  }

  // MARK: - Traits and sizes

  open var traitCollection: UITraitCollection { environmentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      traitsMayHaveChanged()
    }
  }

  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// The size that the content would like to have; zero when it has no wish.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      announcePreferredContentSize()
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChild(container, in: parentSize)
  }

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: - Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    parent ?? presentingViewController ?? viewIfLoaded?.window
  }

  open func setNeedsFocusUpdate() {}

  open func updateFocusIfNeeded() {}

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: - Orientation, status bar, system gestures

  open var shouldAutorotate: Bool { true }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// As UIKit takes a class that does not say: the present one where it is supported.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    orientationWithoutPreference
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.preferencesDidChange()
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Hidden where the height is compact and the idiom is phone.
  open var prefersStatusBarHidden: Bool {
    traitCollection.userInterfaceIdiom == .phone
      && traitCollection.verticalSizeClass == .compact
  }

  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  open var childForStatusBarStyle: UIViewController? { nil }

  open var childForStatusBarHidden: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() {
    UIApplication.shared.preferencesDidChange()
  }

  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: - Presenting

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    willSet {
      precondition(newValue != .none, "The specified modal presentation style doesn't exist: none")
    }
  }

  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    PresentationRequest(
      source: self,
      presented: viewControllerToPresent,
      isAnimated: flag,
      completion: completion
    ).run()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    DismissalRequest(receiver: self, isAnimated: flag, completion: completion).run()
  }

  open var presentedViewController: UIViewController? { nearestPresented }

  open var presentingViewController: UIViewController? { nearestPresenter }

  open var isBeingPresented: Bool { links.isBeingPresented }

  open var isBeingDismissed: Bool { links.isBeingDismissed }

  open var presentationController: UIPresentationController? { originalPresentationController }

  open var activePresentationController: UIPresentationController? {
    nearestPresentation?.activeController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// The nearest parent that does more than present for `show` or `showDetailViewController`.
  ///
  /// Containers of the library say so through `handlesShow`; app classes are not found.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    containerHandling(action)
  }

  /// Whether `show(_:sender:)` pushes rather than presents here; containers override it.
  package var handlesShow: Bool { false }

  /// Whether `showDetailViewController(_:sender:)` is handled here; containers override it.
  package var handlesShowDetail: Bool { false }

  // MARK: - Segues

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueByCode(identifier, sender: sender)
  }

  /// True where the controller's class has the action's method.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    action.isUnderstood(by: self)
  }

  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    otherChildren(than: source)
  }

  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childHolding(source)
  }

  /// Shows the child that an unwind segue goes to; containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: - Editing

  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingNow = editing
  }

  private var isEditingNow = false

  // MARK: - The view, continued

  /// Stores the view; only `replaceView(with:)` calls it.
  func store(_ view: UIView?) {
    loadedView = view
  }
}
