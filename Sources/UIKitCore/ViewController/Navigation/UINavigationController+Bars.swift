import CoreGraphics
import Foundation
import QuartzCore

// Where bars and children lie, and what the bars do in transitions.
extension UINavigationController {
  // MARK: - Geometry

  /// Where the bar begins: at the safe area, a little above it beside a Dynamic Island.
  private var barTop: CGFloat {
    let safe = viewIfLoaded?.safeAreaInsets.top ?? 0
    return safe > NavigationBarMeasure.highestNotch
      ? safe - NavigationBarMeasure.islandOverlap : safe
  }

  private var rowHeight: CGFloat {
    let traits = traitCollection
    if traits.userInterfaceIdiom == .pad { return NavigationBarMeasure.padHeight }
    return traits.verticalSizeClass == .compact
      ? NavigationBarMeasure.compactHeight : NavigationBarMeasure.height
  }

  /// Whether `controller` shows a large title.
  func usesLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      guard let index = stack.firstIndex(where: { $0 === controller }), index > 0 else {
        return true
      }
      return usesLargeTitle(stack[index - 1])
    }
  }

  private func barHeight(for controller: UIViewController, collapse: CGFloat) -> CGFloat {
    guard usesLargeTitle(controller) else { return rowHeight }
    return rowHeight + max(NavigationBarMeasure.largeTitleHeight - collapse, 0)
  }

  /// Bottom of the bar in the navigation controller's view; nil if there is no bar.
  private func barBottom(for controller: UIViewController) -> CGFloat? {
    guard !isNavigationBarHidden else { return nil }
    let collapse = controller === state.shown ? state.largeTitleCollapse : 0
    return barTop + barHeight(for: controller, collapse: collapse)
  }

  private var toolbarHeight: CGFloat {
    isToolbarHidden ? 0 : rowHeight == NavigationBarMeasure.compactHeight ? rowHeight : 44
  }

  private var extendsUnderNavigationBar: Bool { !navigationBar.isOpaqueBar }

  func childFrame(of controller: UIViewController) -> CGRect {
    var frame = view.bounds
    let edges = controller.edgesForExtendedLayout
    let includesOpaque = controller.extendedLayoutIncludesOpaqueBars
    if let bottom = barBottom(for: controller) {
      let isUnder = edges.contains(.top) && (extendsUnderNavigationBar || includesOpaque)
      if !isUnder {
        frame.origin.y = bottom
        frame.size.height -= bottom
      }
    }
    if !isToolbarHidden {
      let isUnder = edges.contains(.bottom) && (bottomBar.isTranslucent || includesOpaque)
      if !isUnder { frame.size.height -= toolbarHeight + view.safeAreaInsets.bottom }
    }
    return frame
  }

  func prepareFrame(of controller: UIViewController) {
    guard isViewLoaded, let child = controller.view else { return }
    let frame = childFrame(of: controller)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if CATransform3DIsIdentity(child.transform3D) {
      if child.frame != frame { child.frame = frame }
    } else {
      child.bounds.size = frame.size
      child.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    controller.placeContext()
    child.setContainerSafeArea(childSafeArea(of: controller, frame: frame))
  }

  private func childSafeArea(of controller: UIViewController, frame: CGRect) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if let bottom = barBottom(for: controller) { insets.top = bottom }
    if !isToolbarHidden { insets.bottom += toolbarHeight }
    insets.top = max(insets.top - frame.minY, 0)
    insets.bottom = max(insets.bottom - (view.bounds.maxY - frame.maxY), 0)
    return insets
  }

  // MARK: - Layout

  func layoutBarsAndChild() {
    guard isViewLoaded else { return }
    transitionView.frame = view.bounds
    if state.run == nil, let shown = state.shown {
      track(shown)
      prepareFrame(of: shown)
    }
    placeBars()
  }

  private func placeBars() {
    guard let top = stack.last else { return }
    let collapse = top === state.shown ? state.largeTitleCollapse : 0
    let height = barHeight(for: top, collapse: collapse)
    navigationBar.rowHeight = rowHeight
    navigationBar.topExtension = barTop
    navigationBar.frame = CGRect(
      x: 0,
      y: isNavigationBarHidden ? -height : barTop,
      width: view.bounds.width,
      height: height
    )
    navigationBar.isHidden = isNavigationBarHidden && state.run == nil && !isMovingBars
    navigationBar.setLargeTitle(usesLargeTitle(top))
    placeToolbar(of: top)
  }

  private var isMovingBars: Bool {
    navigationBar.layer.animationKeys()?.isEmpty == false
  }

  private func placeToolbar(of top: UIViewController) {
    if isToolbarHidden, bottomBar.superview == nil { return }
    if bottomBar.superview == nil { view.addSubview(bottomBar) }
    if (bottomBar.items ?? []).map(ObjectIdentifier.init)
      != (top.toolbarItems ?? []).map(ObjectIdentifier.init)
    {
      bottomBar.setItems(top.toolbarItems, animated: false)
    }
    bottomBar.bottomExtension = view.safeAreaInsets.bottom
    let height: CGFloat = 44
    let room = height + view.safeAreaInsets.bottom
    bottomBar.frame = CGRect(
      x: 0,
      y: view.bounds.height - (isToolbarHidden ? 0 : room),
      width: view.bounds.width,
      height: height
    )
    bottomBar.isHidden = isToolbarHidden
  }

  /// Bars were shown or hidden, or the top changed.
  func barsDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil, state.run == nil else {
      if state.run == nil {
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
      }
      return
    }
    navigationBar.isHidden = false
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration),
      animations: { self.view.layoutIfNeeded() },
      completion: { [weak self] _ in self?.viewIfLoaded?.setNeedsLayout() }
    )
  }

  func startBarTransition(_ wish: NavigationState.Wish, run: TransitionRun, to: UIViewController) {
    untrack()
    state.largeTitleCollapse = 0
    navigationBar.beginTransition(
      to: stack.map(\.navigationItem),
      isPush: wish.operation != .pop
    )
    let isInteractive = run.facts.isInteractive
    run.coordinator.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        if !isInteractive { navigationBar.setTransitionProgress(1) }
        navigationBar.scrolledDistance = scrolledDistance(of: to)
        placeBars()
        navigationBar.layoutIfNeeded()
        tabBarController?.bottomBarMayChange(for: self)
      },
      completion: nil
    )
  }

  // MARK: - Following the content

  /// The scroll view whose top edge counts: the view itself or the first one among its subviews.
  private func contentScrollView(of controller: UIViewController) -> UIScrollView? {
    guard let root = controller.viewIfLoaded else { return nil }
    if let scrollView = root as? UIScrollView { return scrollView }
    return root.subviews.lazy.compactMap { $0 as? UIScrollView }
      .first { $0.frame.minY <= 0 && $0.frame.width >= root.bounds.width }
  }

  private func scrolledDistance(of controller: UIViewController) -> CGFloat? {
    contentScrollView(of: controller).map { $0.contentOffset.y + $0.adjustedContentInset.top }
  }

  private func track(_ controller: UIViewController) {
    let scrollView = contentScrollView(of: controller)
    guard scrollView !== state.trackedScrollView else {
      contentDidScroll()
      return
    }
    untrack()
    state.trackedScrollView = scrollView
    scrollView?.onScroll = { [weak self] in self?.contentDidScroll() }
    contentDidScroll()
  }

  private func untrack() {
    state.trackedScrollView?.onScroll = nil
    state.trackedScrollView?.topExpansion = 0
    state.trackedScrollView = nil
  }

  private func contentDidScroll() {
    guard let shown = state.shown, state.run == nil else { return }
    guard let scrollView = state.trackedScrollView else {
      navigationBar.scrolledDistance = nil
      state.largeTitleCollapse = 0
      return
    }
    guard usesLargeTitle(shown) else {
      scrollView.topExpansion = 0
      navigationBar.scrolledDistance =
        scrollView.contentOffset.y + scrollView.adjustedContentInset.top
      return
    }
    let full = NavigationBarMeasure.largeTitleHeight
    // The inset is that of the bar as it is; what is scrolled counts from the bar unfolded.
    let scrolled =
      scrollView.contentOffset.y + scrollView.adjustedContentInset.top + state.largeTitleCollapse
    let collapse = min(max(scrolled, 0), full)
    navigationBar.scrolledDistance = scrolled - full
    guard collapse != state.largeTitleCollapse else {
      scrollView.topExpansion = collapse
      return
    }
    state.largeTitleCollapse = collapse
    scrollView.topExpansion = collapse
    scrollView.keepsOffset = true
    shown.view.setContainerSafeArea(childSafeArea(of: shown, frame: childFrame(of: shown)))
    scrollView.keepsOffset = false
    placeBars()
  }
}
