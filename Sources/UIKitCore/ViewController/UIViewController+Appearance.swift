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
    finishAppearance()
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
    guard followsItsView else { return }
    if window != nil, appearance.phase == .disappeared {
      startAppearance(true, animated: false)
    } else if window == nil, appearance.isVisible {
      startAppearance(false, animated: false)
    }
  }

  /// The view entered or left a window.
  func viewDidMoveToWindow() {
    guard followsItsView else { return }
    switch appearance.phase {
    case .appearing where loadedView?.window != nil:
      endAppearanceAfterThisTurn()
    case .disappearing where loadedView?.window == nil:
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
  }
}
