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
    if waitsForParent { return }
    finishAppearance()
    catchUpWithParent()
  }

  /// Ends what a transition of the engine's began; what it was to appear in may have gone meanwhile.
  func endAppearanceInTransition() {
    // A parent that shows something else by now may have ended it.
    guard appearance.isManaged else { return }
    if appearance.phase == .appearing, loadedView?.window == nil {
      beginAppearance(false, animated: appearance.isAnimated)
    }
    endAppearance()
  }

  private func startAppearance(_ isAppearing: Bool, animated: Bool) {
    if let cover = coverInContext {
      cover.startAppearance(isAppearing, animated: animated)
      return
    }
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
    // A callback may have turned things round.
    guard appearance.phase == (isAppearing ? .appearing : .disappearing) else { return }
    presentedInContext?.startAppearance(isAppearing, animated: animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers {
      if child.viewFollowsParent {
        child.startAppearance(isAppearing, animated: animated)
      } else if child.contextFollows(self) {
        child.presentedInContext?.startAppearance(isAppearing, animated: animated)
      }
    }
  }

  /// Whether what a child presents in its context shows where this controller's view shows.
  private func contextFollows(_ parent: UIViewController) -> Bool {
    guard let container = links.presented?.activeController.container, let view = parent.loadedView
    else { return false }
    return container.isDescendant(of: view)
  }

  /// What stands in the place of the view, at rest: it appears and disappears for this controller.
  private var coverInContext: UIViewController? {
    guard isReplaced, appearance.phase == .disappeared else { return nil }
    return presentedInContext
  }

  /// What stands beside or instead of the view, comes and goes with it, and is at rest.
  private var presentedInContext: UIViewController? {
    guard let presentation = links.presented, presentation.phase == .presented,
      !presentation.activeController.shouldPresentInFullscreen,
      !presentation.shown.appearance.isManaged
    else { return nil }
    return presentation.shown.isReplaced
      ? presentation.shown.presentedInContext : presentation.shown
  }

  /// Whether what this controller presents took its view out of the hierarchy.
  private var isReplaced: Bool { links.presented?.presenterPlace != nil }

  /// Makes controllers at rest agree with the window: whose view is in it has appeared.
  ///
  /// Transitions that overlap can leave a controller behind that its container forgot.
  ///
  /// Children whose parent forwards by hand are the parent's business, what they present is not.
  func reconcileAppearance() {
    if parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true {
      guard appearance.isAtRest else { return }
      let isSeen = loadedView?.window != nil
      if isSeen != (appearance.phase == .appeared) {
        startAppearance(isSeen, animated: false)
        finishAppearance()
      }
    }
    for child in childControllers {
      child.reconcileAppearance()
    }
    if let presentation = links.presented, presentation.phase == .presented {
      presentation.shown.reconcileAppearance()
    }
  }

  private func finishAppearance() {
    if let cover = coverInContext {
      cover.finishAppearance()
      return
    }
    appearance.hasPendingEnd = false
    switch appearance.phase {
    case .appearing:
      tellIsAppearing()
      // The callback may have turned things round.
      guard appearance.phase == .appearing else { return }
      appearance.phase = .appeared
      callDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.phase = .disappeared
      callDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared:
      return
    }
    presentedInContext?.finishAppearanceWithPresenter()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers {
      if !child.appearance.isManaged {
        // A child that was about to appear when this went.
        if appearance.phase == .disappeared { child.startAppearance(false, animated: false) }
        child.finishAppearance()
        child.catchUpWithParent()
      }
      child.presentedInContext?.finishAppearanceWithPresenter()
    }
  }

  /// The end of what the presenter, or its place, went through; the view may have gone meanwhile.
  private func finishAppearanceWithPresenter() {
    if appearance.phase == .appearing, loadedView?.window == nil {
      startAppearance(false, animated: appearance.isAnimated)
    }
    finishAppearance()
  }

  /// A child that was about to appear out of sight: its parent ends that, one way or the other.
  private var waitsForParent: Bool {
    guard appearance.phase == .appearing, loadedView?.window == nil, let parentController,
      parentController.shouldAutomaticallyForwardAppearanceMethods
    else { return false }
    switch parentController.appearance.phase {
    case .appeared: return false
    case .appearing: return true
    case .disappearing:
      startAppearance(false, animated: appearance.isAnimated)
      return true
    case .disappeared:
      startAppearance(false, animated: appearance.isAnimated)
      return false
    }
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
    if let cover = coverInContext {
      cover.tellIsAppearing()
      return
    }
    guard appearance.phase == .appearing, !appearance.toldIsAppearing, loadedView?.window != nil
    else { return }
    appearance.toldIsAppearing = true
    callIsAppearing(appearance.isAnimated)
    presentedInContext?.tellIsAppearing()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers {
      child.tellIsAppearing()
      child.presentedInContext?.tellIsAppearing()
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
