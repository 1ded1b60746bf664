import Foundation
import QuartzCore

/// Appearance callbacks: one state, told by transitions, by parents, or by the view's own moves.
extension UIViewController {
  /// Starts an appearance (or disappearance) here and in the children that follow automatically.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    appearance.isManaged = true
    startAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearance` began.
  func endAppearance() {
    if !appearance.isManaged {
      PresentationDiagnostics.unbalancedAppearance.report(
        "endAppearanceTransition on \(traceName(self)) without beginAppearanceTransition"
      )
    }
    appearance.isManaged = false
    if isHiddenByParent { startAppearance(false, animated: appearance.isAnimated) }
    finishAppearance()
    catchUpWithParent()
  }

  private func startAppearance(_ isAppearing: Bool, animated: Bool) {
    appearance.hasPendingEnd = false
    let phase = appearance.phase
    if isAppearing {
      guard phase == .disappeared || phase == .disappearing else { return }
      appearance.phase = .appearing
      appearance.toldIsAppearing = false
      appearance.isAnimated = animated
      loadViewIfNeeded()
      tellTraitChange()
      callWillAppear(animated)
    } else {
      guard phase == .appeared || phase == .appearing else { return }
      appearance.phase = .disappearing
      appearance.isAnimated = animated
      callWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers where child.viewFollowsParent {
      child.startAppearance(isAppearing, animated: animated)
    }
  }

  private func finishAppearance() {
    appearance.hasPendingEnd = false
    switch appearance.phase {
    case .appearing:
      tellIsAppearing()
      appearance.phase = .appeared
      callDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.phase = .disappeared
      callDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers where !child.appearance.isManaged {
      child.finishAppearance()
      child.catchUpWithParent()
    }
  }

  /// Whether the parent has disappeared while this child was about to appear: it never does.
  private var isHiddenByParent: Bool {
    guard let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods else {
      return false
    }
    return appearance.phase == .appearing && loadedView?.window == nil
      && parentController.appearance.phase == .disappeared
  }

  /// A child that was on its way by itself, or came late, while its parent appeared or disappeared.
  private func catchUpWithParent() {
    guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    switch (parent.appearance.phase, appearance.phase) {
    case (.disappeared, .appeared):
      startAppearance(false, animated: parent.appearance.isAnimated)
      finishAppearance()
    case (.appeared, .disappeared) where viewFollowsParent && loadedView?.window != nil:
      startAppearance(true, animated: parent.appearance.isAnimated)
      finishAppearance()
    default: return
    }
  }

  /// Whether the view shows where the parent's view shows.
  private var viewFollowsParent: Bool {
    guard !appearance.isManaged, let loadedView, let parent = parentController?.loadedView
    else { return false }
    return loadedView.isDescendant(of: parent)
  }

  /// Calls `viewIsAppearing` once per appearance, when the view is in a window with its traits.
  func tellIsAppearing() {
    guard appearance.phase == .appearing, !appearance.toldIsAppearing, loadedView?.window != nil
    else { return }
    appearance.toldIsAppearing = true
    callIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers {
      child.tellIsAppearing()
    }
  }

  // MARK: - The view's own moves

  /// The view is about to enter or leave a window.
  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil, appearance.phase == .disappeared, followsItsView {
      startAppearance(true, animated: false)
    } else if window != nil, appearance.phase == .disappeared, joinsItsParent {
      startAppearance(true, animated: parentController?.appearance.isAnimated ?? false)
    } else if window == nil, appearance.isVisible, followsItsView || joinsItsParent {
      startAppearance(false, animated: false)
    }
  }

  /// The view entered or left a window.
  func viewDidMoveToWindow() {
    switch appearance.phase {
    case .appearing where loadedView?.window != nil && followsItsView:
      endAppearanceAfterThisTurn()
    case .disappearing where loadedView?.window == nil && (followsItsView || leavesItsParent):
      finishAppearance()
    case .appearing, .disappearing, .appeared, .disappeared:
      return
    }
  }

  /// Whether moves of the view mean appearances: nobody else says so right now.
  ///
  /// A child whose parent forwards by hand, or is on its way itself, waits for its parent.
  private var followsItsView: Bool {
    guard !appearance.isManaged, !links.isInTransition else { return false }
    guard let parentController else { return links.presentedBy == nil }
    return parentController.shouldAutomaticallyForwardAppearanceMethods
      && parentController.appearance.phase == .appeared
  }

  /// Whether the parent is appearing: a view that comes now appears with it.
  private var joinsItsParent: Bool { isChild(ofParentThatIs: .appearing) }

  /// Whether the parent is disappearing, but stays in the window for now.
  private var leavesItsParent: Bool {
    (joinsItsParent || isChild(ofParentThatIs: .disappearing))
      && parentController?.loadedView?.window != nil
  }

  private func isChild(ofParentThatIs phase: AppearanceState.Phase) -> Bool {
    guard !appearance.isManaged, let parentController else { return false }
    return parentController.shouldAutomaticallyForwardAppearanceMethods
      && parentController.appearance.phase == phase
  }

  /// The first layout comes between `viewWillAppear` and `viewDidAppear`.
  private func endAppearanceAfterThisTurn() {
    guard !appearance.hasPendingEnd else { return }
    appearance.hasPendingEnd = true
    FrameClock.current.enqueue { [weak self] in
      guard let self, appearance.hasPendingEnd else { return }
      finishAppearance()
    }
  }

  // MARK: - Layout

  func viewLayoutWillBegin() {
    tellIsAppearing()
    trace("viewWillLayoutSubviews")
    viewWillLayoutSubviews()
  }

  func viewLayoutDidEnd() {
    trace("viewDidLayoutSubviews")
    viewDidLayoutSubviews()
    if let presentation = links.presented { PresentationContainer.follow(presentation) }
  }
}
