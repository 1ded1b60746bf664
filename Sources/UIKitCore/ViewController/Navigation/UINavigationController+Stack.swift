import CoreGraphics
import Foundation
import QuartzCore

// Changes of the stack and the transitions that show them.
extension UINavigationController {
  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearance.isVisible
  }

  /// Takes controllers without showing them.
  func setStack(_ controllers: [UIViewController]) {
    check(controllers)
    stack = controllers
    for controller in controllers where controller.parent !== self {
      addChild(controller)
    }
  }

  private func check(_ controllers: [UIViewController]) {
    for controller in controllers {
      precondition(
        !(controller is UINavigationController),
        "Pushing a navigation controller is not supported"
      )
      precondition(
        !(controller is UITabBarController) || controllers.first === controller,
        "Pushing the tab bar controller \(controller) is not supported"
      )
    }
  }

  func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller },
      "Pushing the same view controller instance more than once is not supported (\(controller))"
    )
    check([controller])
    trace("push", to: traceName(controller), animated: animated)
    endChangeAtOnce()
    let before = stack
    stack.append(controller)
    addChild(controller)
    stackDidChange(.push, from: before, leaving: [], animated: animated)
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.count - 1 else { return nil }
    trace("pop", to: traceName(stack[index]), animated: animated)
    endChangeAtOnce()
    guard index < stack.count - 1 else { return nil }
    let before = stack
    let leaving = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    for controller in leaving {
      controller.trace("willMove", ["toParent: nil"])
      controller.willMove(toParent: nil)
      controller.isMovingFromParentNow = true
    }
    stackDidChange(.pop, from: before, leaving: leaving, animated: animated)
    return leaving
  }

  private func trace(_ kind: String, to target: String, animated: Bool) {
    UIApplication.shared.trace.add(
      kind,
      name: "\(traceName(self)) → \(target)",
      "",
      [animated ? "animated" : "unanimated"]
    )
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    trace(
      "stack",
      to: "[" + controllers.map(traceName).joined(separator: ", ") + "]",
      animated: animated
    )
    endChangeAtOnce()
    let old = stack
    let leaving = old.filter { controller in !controllers.contains { $0 === controller } }
    let isPop = controllers.last.map { top in old.contains { $0 === top } } ?? false
    setStack(controllers)
    for controller in leaving {
      controller.trace("willMove", ["toParent: nil"])
      controller.willMove(toParent: nil)
      controller.isMovingFromParentNow = true
    }
    guard old.last !== controllers.last else {
      finishLeaving(leaving)
      settleParents()
      navigationBar.takeStack(stack.map(\.navigationItem))
      navigationBar.reloadContent()
      return
    }
    stackDidChange(isPop ? .pop : .push, from: old, leaving: leaving, animated: animated)
  }

  private func stackDidChange(
    _ operation: Operation,
    from before: [UIViewController],
    leaving: [UIViewController],
    animated: Bool
  ) {
    let wish = NavigationState.Wish(
      isAnimated: animated,
      operation: operation,
      before: state.wish?.before ?? before,
      leaving: leaving + (state.wish?.leaving ?? [])
    )
    guard state.run == nil, !state.isChanging else {
      state.wish = wish
      return
    }
    guard isOnScreen else {
      showWithoutCallbacks(wish)
      return
    }
    show(wish)
  }

  /// Nobody sees the controller: only the hierarchy follows, once the view is loaded.
  private func showWithoutCallbacks(_ wish: NavigationState.Wish) {
    navigationBar.takeStack(stack.map(\.navigationItem))
    navigationBar.reloadContent()
    if isViewLoaded, state.shown !== stack.last {
      let isVisible = appearance.isVisible
      let old = state.shown
      state.shown = nil
      if isVisible { old?.beginAppearance(false, animated: false) }
      old?.placedViewIfLoaded?.removeFromSuperview()
      if isVisible {
        old?.endAppearance()
        showTopIfNeeded()
      }
    }
    finishLeaving(wish.leaving)
    settleParents()
    UIApplication.shared.preferencesDidChange()
  }

  /// Installs the top controller's view without a transition.
  func showTopIfNeeded() {
    guard state.run == nil, let top = stack.last, state.shown !== top else { return }
    state.shown?.placedViewIfLoaded?.removeFromSuperview()
    state.shown = top
    navigationBar.takeStack(stack.map(\.navigationItem))
    navigationBar.reloadContent()
    let isAnimated = appearance.isAnimated
    state.isChanging = true
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
    prepareFrame(of: top)
    transitionView.addSubview(top.placedView)
    state.isChanging = false
    view.setNeedsLayout()
    settleParents()
    FrameClock.current.enqueue { [weak self, weak top] in
      guard let self else { return }
      if let top, state.shown === top {
        delegate?.navigationController(self, didShow: top, animated: isAnimated)
      }
      if state.run == nil { showWish() }
    }
  }

  // MARK: - Transitions

  private func show(_ wish: NavigationState.Wish) {
    let wish = prepared(wish)
    guard let to = stack.last else {
      showNothing(wish)
      return
    }
    guard let from = state.shown, from !== to else {
      showTopIfNeeded()
      finishLeaving(wish.leaving)
      settleParents()
      return
    }
    prepareFrame(of: to)
    let isAnimated = wish.isAnimated && UIView.areAnimationsEnabled
    guard isAnimated else {
      showAtOnce(to, insteadOf: from, wish)
      return
    }
    // What a delegate asks for now waits for the end.
    state.isChanging = true
    let (animator, interaction) = animators(for: wish.operation, from: from, to: to)
    let facts = TransitionFacts(
      from: TransitionFacts.Side(controller: from, view: from.placedView),
      to: TransitionFacts.Side(controller: to, view: to.placedView),
      container: transitionView,
      style: .none,
      isAnimated: true
    )
    facts.initialFrame = { [weak self, weak from] controller in
      controller === from ? self?.childFrame(of: controller) ?? .zero : .zero
    }
    facts.finalFrame = { [weak self, weak to] controller in
      controller === to ? self?.childFrame(of: controller) ?? .zero : .zero
    }
    let run = TransitionRun(facts: facts, animator: animator, interaction: interaction)
    state.run = run
    state.isChanging = false
    runningCoordinator = run.coordinator
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    delegate?.navigationController(self, willShow: to, animated: true)
    startBarTransition(wish, run: run, to: to)
    run.onCancel = {
      to.beginAppearanceTransition(false, animated: true)
      from.beginAppearanceTransition(true, animated: true)
    }
    run.onComplete = { [weak self] isDone in
      self?.transitionDidComplete(isDone, wish, from: from, to: to)
    }
    run.onEnd = { [weak self] in self?.transitionDidEnd() }
    view.isUserInteractionEnabled = facts.isInteractive
    run.onInteractionChange = { [weak self] isInteractive in
      self?.view.isUserInteractionEnabled = isInteractive
    }
    let start = { [weak self] in
      guard let self, state.run === run else { return }
      from.carryContext()
      to.carryContext()
      UIApplication.shared.preferencesDidChange()
      run.start()
      to.tellIsAppearing()
    }
    // A finger that drives the transition must not be ahead of it.
    if facts.isInteractive {
      start()
    } else {
      run.expectStart()
      FrameClock.current.enqueue(start)
    }
  }

  /// Loads and lays out; what callbacks change in the stack meanwhile is part of the change.
  private func prepared(_ wish: NavigationState.Wish) -> NavigationState.Wish {
    var wish = wish
    repeat {
      if let later = state.wish {
        state.wish = nil
        wish = NavigationState.Wish(
          isAnimated: later.isAnimated,
          operation: later.operation,
          before: wish.before,
          leaving: wish.leaving + later.leaving
        )
      }
      state.isChanging = true
      stack.last?.loadViewIfNeeded()
      if state.shown != nil { view.layoutIfNeeded() }
      state.isChanging = false
    } while state.wish != nil
    return wish
  }

  private func animators(
    for operation: Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (
    any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
  ) {
    let slide = NavigationSlideAnimator(isPush: operation != .pop)
    if let interaction = state.popInteraction {
      return (slide, interaction)
    }
    guard
      let animator = delegate?.navigationController(
        self,
        animationControllerFor: operation,
        from: from,
        to: to
      )
    else { return (slide, nil) }
    return (
      animator,
      delegate?.navigationController(self, interactionControllerFor: animator)
    )
  }

  private func showAtOnce(
    _ to: UIViewController,
    insteadOf from: UIViewController,
    _ wish: NavigationState.Wish
  ) {
    state.isChanging = true
    from.beginAppearanceTransition(false, animated: false)
    to.beginAppearanceTransition(true, animated: false)
    delegate?.navigationController(self, willShow: to, animated: false)
    from.placedView.removeFromSuperview()
    transitionView.addSubview(to.placedView)
    state.shown = to
    navigationBar.takeStack(stack.map(\.navigationItem))
    navigationBar.reloadContent()
    barsDidChange(animated: false)
    UIApplication.shared.preferencesDidChange()
    state.isChanging = false
    state.pendingEnd = { [weak self] in
      guard let self else { return }
      viewIfLoaded?.layoutIfNeeded()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      finishLeaving(wish.leaving)
      settleParents()
      delegate?.navigationController(self, didShow: to, animated: false)
    }
    FrameClock.current.enqueue { [weak self] in self?.endChangeAtOnce() }
  }

  /// The did-callbacks of a change without animation: in the next turn, or before the next change.
  private func endChangeAtOnce() {
    while let end = state.pendingEnd {
      state.pendingEnd = nil
      end()
      if state.run == nil { showWish() }
    }
  }

  /// Shows the change that waited, if there is one.
  private func showWish() {
    guard let wish = state.wish else { return }
    state.wish = nil
    guard isOnScreen else {
      showWithoutCallbacks(wish)
      return
    }
    if state.shown !== stack.last {
      show(wish)
    } else {
      finishLeaving(wish.leaving)
      settleParents()
      navigationBar.takeStack(stack.map(\.navigationItem))
      navigationBar.reloadContent()
    }
  }

  private func showNothing(_ wish: NavigationState.Wish) {
    guard let from = state.shown else { return }
    from.beginAppearanceTransition(false, animated: false)
    from.placedView.removeFromSuperview()
    from.endAppearanceTransition()
    state.shown = nil
    navigationBar.takeStack([])
    navigationBar.reloadContent()
    finishLeaving(wish.leaving)
  }

  private func transitionDidComplete(
    _ isDone: Bool,
    _ wish: NavigationState.Wish,
    from: UIViewController,
    to: UIViewController
  ) {
    let (gone, here) = isDone ? (from, to) : (to, from)
    if !isDone { restore(wish) }
    gone.placedView.removeFromSuperview()
    UIView.performWithoutAnimation {
      prepareFrame(of: here)
      if here.placedView.superview !== transitionView {
        transitionView.addSubview(here.placedView)
      }
      gone.settleContext()
      here.settleContext()
    }
    state.shown = here
    navigationBar.endTransition(isFinished: isDone, items: stack.map(\.navigationItem))
    runningCoordinator = nil
    // A cancelled transition turned the callbacks round already.
    gone.endAppearanceTransition()
    here.endAppearanceTransition()
    if isDone { finishLeaving(wish.leaving) }
    settleParents()
    view.isUserInteractionEnabled = true
    barsDidChange(animated: false)
    UIApplication.shared.preferencesDidChange()
    if isDone { delegate?.navigationController(self, didShow: to, animated: true) }
  }

  private func transitionDidEnd() {
    state.run = nil
    showWish()
    viewIfLoaded?.window?.rootViewController?.reconcileAppearance()
  }

  /// A cancelled change: the stack is what it was.
  private func restore(_ wish: NavigationState.Wish) {
    // Others may have come and gone again before anything showed.
    let refused = (stack + wish.leaving)
      .filter { controller in !wish.before.contains { $0 === controller } }
    stack = wish.before
    for controller in stack {
      controller.isMovingFromParentNow = false
    }
    for controller in refused {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  func finishLeaving(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.isMovingFromParentNow = false
      guard !stack.contains(where: { $0 === controller }) else { continue }
      controller.removeFromParent()
    }
  }

  /// Tells pushed controllers that they have arrived.
  private func settleParents() {
    for controller in stack where controller.isMovingToParentNow {
      controller.isMovingToParentNow = false
      controller.trace("didMove", ["toParent: \(traceName(self))"])
      controller.didMove(toParent: self)
    }
  }

  // MARK: - Back

  private var shouldPop: Bool {
    guard let item = stack.last?.navigationItem, let asker = self as? any UINavigationBarDelegate
    else { return true }
    return asker.navigationBar(navigationBar, shouldPop: item)
  }

  func backTapped() {
    guard state.run == nil, shouldPop else { return }
    popViewController(animated: true)
  }
}
