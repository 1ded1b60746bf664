import CoreGraphics
import Foundation
import QuartzCore

/// One presentation or dismissal on its way: the single place where the order of things is decided.
///
/// `requested → prepared → begun → animating → completing → idle`. A cancelled transition takes the
/// same path and undoes in `completing` what it did in `begun`.
final class PresentationTransition {
  enum Direction {
    case presenting
    case dismissing
  }

  enum State {
    /// The delegates are being asked.
    case requested
    /// The view is loaded; the next turn begins.
    case prepared
    /// Container in the window, will-callbacks.
    case begun
    case animating
    /// Did-callbacks and completions.
    case completing
    case idle
  }

  let presentation: Presentation
  let direction: Direction
  let isAnimated: Bool
  /// The presentations that a dismissal closes, lowest first; the last one is `presentation`.
  var levels: [Presentation] = []
  /// The user's own gesture asked for the dismissal.
  var isByUser = false
  private(set) var state = State.requested
  private let animators: TransitionAnimators?
  private let completion: (() -> Void)?
  private(set) var run: TransitionRun?
  private var blocksInput = false
  private var didTurnRound = false
  /// The container's size at the beginning: frames that animators keep are of this size.
  private var startSize = CGSize.zero

  init(
    presentation: Presentation,
    direction: Direction,
    isAnimated: Bool,
    animators: TransitionAnimators?,
    completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.direction = direction
    self.isAnimated = isAnimated
    self.animators = animators
    self.completion = completion
    levels = [presentation]
  }

  /// The did-callbacks of a presentation run: it may be dismissed from now on.
  var isCompletingPresentation: Bool { direction == .presenting && state == .completing }

  /// The did-callbacks of a cancelled dismissal run.
  var isCompletingDismissal: Bool { direction == .dismissing && state == .completing }

  var hasBegun: Bool { state != .requested && state != .prepared }

  // MARK: - Who

  private var controller: UIPresentationController { presentation.activeController }
  private var shown: UIViewController { presentation.shown }
  /// The controller underneath at the end of a dismissal, at the start of a presentation.
  private var presenter: UIViewController? { levels.first?.presenter }

  /// Whether the presenter's view leaves (or comes back) with this transition.
  private var movesPresenter = false
  /// A dismissal began while what goes was out of sight with its context.
  private var isOutOfSight = false

  private func decideWhetherPresenterMoves() {
    switch direction {
    case .presenting: movesPresenter = presentation.removesPresentersView
    case .dismissing:
      isOutOfSight = presentation.isHiddenWithContext
      movesPresenter = levels.first?.presenterPlace != nil && !isOutOfSight
    }
  }

  // MARK: - Begin

  func prepared() {
    state = .prepared
    (animators?.interaction as? UIPercentDrivenInteractiveTransition)?.expectRun()
  }

  func begin() {
    guard state == .prepared else { return }
    guard let presenter, presenter.viewIfLoaded?.window != nil || direction == .dismissing else {
      presentation.tearDown()
      return
    }
    state = .begun
    for level in levels {
      level.phase = direction == .presenting ? .presenting : .dismissing
    }
    if direction == .presenting {
      PresentationOrientation.turn(for: presentation)
      Adaptation.decideAgainIfNeeded(presentation)
    }
    decideWhetherPresenterMoves()
    switch direction {
    case .presenting: beginPresenting(presenter)
    case .dismissing: beginDismissing(presenter)
    }
  }

  private func beginPresenting(_ presenter: UIViewController) {
    let container = PresentationContainer.install(presentation, on: presenter)
    prepareRun(in: container, presenter: presenter)
    Adaptation.tellWillPresent(presentation, coordinator: run?.coordinator)
    controller.callPresentationWillBegin()
    let presentedView = controller.presentedView
    if movesPresenter {
      presenter.beginAppearance(false, animated: isAnimated)
    }
    shown.beginAppearance(true, animated: isAnimated)
    UIApplication.shared.preferencesDidChange()
    if movesPresenter, let view = presenter.viewIfLoaded {
      presentation.presenterPlace = ViewPlace(of: view)
      PresentationContainer.move(view, into: container)
      presentation.presenterPlace?.didLeave(view, to: container)
    }
    if let run {
      run.facts.to.view = presentedView
      animate(run)
    } else {
      placePresentedView()
      container.layoutIfNeeded()
      state = .completing
      finishPresenting(true)
      end()
    }
  }

  private func beginDismissing(_ presenter: UIViewController) {
    guard let container = controller.container else {
      presentation.tearDown()
      return
    }
    prepareRun(in: container, presenter: presenter)
    if run?.facts.isInteractive != true {
      vanishIntermediateLevels()
    }
    if isByUser {
      controller.delegate?.presentationControllerWillDismiss(controller)
    }
    controller.callDismissalWillBegin()
    let presentedView = controller.presentedView
    shown.beginAppearance(false, animated: isAnimated)
    if movesPresenter {
      presenter.beginAppearance(true, animated: isAnimated)
      PresentationContainer.bringBack(
        presenter.view,
        to: levels.first?.presenterPlace,
        by: container
      )
    }
    UIApplication.shared.preferencesDidChange()
    if let run {
      run.facts.from.view = presentedView
      animate(run)
    } else {
      finishDismissing(true)
      end()
    }
  }

  private func prepareRun(in container: UITransitionView, presenter: UIViewController) {
    startSize = container.bounds.size
    guard isAnimated else { return }
    let presenterSide = TransitionFacts.Side(
      controller: presenter,
      view: movesPresenter ? presenter.view : nil
    )
    let shownSide = TransitionFacts.Side(controller: shown, view: nil)
    let isPresenting = direction == .presenting
    let facts = TransitionFacts(
      from: isPresenting ? presenterSide : shownSide,
      to: isPresenting ? shownSide : presenterSide,
      container: container,
      style: controller.presentationStyle,
      isAnimated: true
    )
    facts.initialFrame = { [weak self] in self?.initialFrame(of: $0) ?? .zero }
    facts.finalFrame = { [weak self] in self?.finalFrame(of: $0) ?? .zero }
    let run = TransitionRun(
      facts: facts,
      animator: animators?.animator
        ?? BuiltInTransition.make(for: shown, controller: controller, isPresenting: isPresenting),
      interaction: animators?.interaction
    )
    self.run = run
    run.onCancel = { [weak self] in self?.turnRound() }
    run.onInteractionChange = { [weak self, weak run] isInteractive in
      self?.setBlocksInput(!isInteractive && run?.offersInterruption != true)
    }
    run.onComplete = { [weak self] in self?.complete($0) }
    run.onEnd = { [weak self] in self?.end() }
    setCoordinator(run.coordinator)
    setBlocksInput(!facts.isInteractive)
  }

  private func animate(_ run: TransitionRun) {
    state = .animating
    run.start()
    // An animator that can be paused is there to be grabbed: its container gets the touches.
    if run.offersInterruption { setBlocksInput(false) }
    shown.tellIsAppearing()
    if movesPresenter { presenter?.tellIsAppearing() }
  }

  // MARK: - Frames

  private func initialFrame(of controller: UIViewController) -> CGRect {
    if controller === shown, direction == .presenting { return .zero }
    return currentFrame(of: controller)
  }

  private func finalFrame(of controller: UIViewController) -> CGRect {
    switch direction {
    case .presenting:
      if controller === shown { return self.controller.frameOfPresentedViewInContainerView }
      return movesPresenter ? .zero : currentFrame(of: controller)
    case .dismissing:
      return currentFrame(of: controller)
    }
  }

  /// In the container's coordinates.
  private func currentFrame(of controller: UIViewController) -> CGRect {
    let view = controller === shown ? self.controller.presentedView : controller.viewIfLoaded
    guard let view, let container = self.controller.container else { return .zero }
    guard let superview = view.superview else { return view.frame }
    return superview.convert(view.frame, to: container)
  }

  // MARK: - Completing

  private func complete(_ isDone: Bool) {
    state = .completing
    setBlocksInput(false)
    if !isDone { turnRound() }
    switch direction {
    case .presenting: finishPresenting(isDone)
    case .dismissing: finishDismissing(isDone)
    }
  }

  /// The last completion ran: lets go of everything.
  private func end() {
    state = .idle
    setCoordinator(nil)
    UIApplication.shared.preferencesDidChange()
    run = nil
    guard presentation.phase == .ended else {
      // A completion may have asked for the next transition already.
      guard presentation.transition === self else { return }
      presentation.transition = nil
      Adaptation.catchUp(presentation)
      reconcile()
      return
    }
    for level in levels {
      level.end()
      PresentationOrientation.turnBack(after: level)
    }
    reconcile()
  }

  /// What was below may have waited with its adaptation, or have come and gone meanwhile.
  private func reconcile() {
    if let below = presenter?.nearestPresentation { Adaptation.catchUp(below) }
    let window = controller.container?.window ?? presenter?.viewIfLoaded?.window
    window?.rootViewController?.reconcileAppearance()
  }

  /// What the transition belongs to is gone: no more callbacks but the animator's end.
  func abort() {
    guard state != .idle else { return }
    state = .idle
    setBlocksInput(false)
    run?.abort()
    setCoordinator(nil)
    run = nil
    presentation.transition = nil
  }

  private func setCoordinator(_ coordinator: TransitionCoordinator?) {
    for controller in [shown, presentation.original, presenter].compactMap({ $0 })
    where coordinator != nil || controller.runningCoordinator === run?.coordinator {
      controller.runningCoordinator = coordinator
    }
  }

  /// During a non-interactive transition that can't be paused the app gets no touches.
  private func setBlocksInput(_ blocks: Bool) {
    guard blocks != blocksInput else { return }
    blocksInput = blocks
    if blocks {
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.touchDispatcher.cancelAllTouches()
    } else {
      UIApplication.shared.endIgnoringInteractionEvents()
    }
  }

  /// Appearance callbacks of a transition that goes back to where it came from.
  private func turnRound() {
    guard !didTurnRound else { return }
    didTurnRound = true
    let isPresenting = direction == .presenting
    shown.beginAppearance(!isPresenting, animated: isAnimated)
    if movesPresenter { presenter?.beginAppearance(isPresenting, animated: isAnimated) }
    // Both views are in the hierarchy already.
    shown.tellIsAppearing()
    if movesPresenter { presenter?.tellIsAppearing() }
  }

  private func placePresentedView() {
    guard let container = controller.container, let view = controller.presentedView else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  private func finishPresenting(_ isDone: Bool) {
    guard isDone else {
      undoPresenting()
      return
    }
    if controller.presentedView?.superview == nil {
      PresentationDiagnostics.missingView.report(
        "\(run.map { traceName($0.animator) } ?? "The transition") never added the view of "
          + "\(traceName(shown)) to the container; it is put there now"
      )
      placePresentedView()
    }
    correctFrame()
    if movesPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
    shown.endAppearanceInTransition()
    if movesPresenter { presenter?.endAppearanceInTransition() }
    controller.callPresentationDidEnd(true)
    if presentation.phase == .presenting { presentation.phase = .presented }
    callCompletion()
  }

  /// After a change of size on the way the animator's last frame is of no use.
  private func correctFrame() {
    guard let container = controller.container, container.bounds.size != startSize,
      let view = controller.presentedView, view.superview === container,
      CATransform3DIsIdentity(view.transform3D)
    else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
  }

  private func callCompletion() {
    guard let completion else { return }
    UIApplication.shared.trace.add("call", shown, "completion")
    completion()
  }

  private func undoPresenting() {
    shown.tearDownPresentations()
    controller.presentedView?.removeFromSuperview()
    restorePresenter()
    presentation.unlink()
    shown.endAppearanceInTransition()
    if movesPresenter { presenter?.endAppearanceInTransition() }
    controller.callPresentationDidEnd(false)
    controller.container?.removeFromSuperview()
    presentation.phase = .ended
  }

  private func finishDismissing(_ isDone: Bool) {
    guard isDone else {
      undoDismissing()
      return
    }
    vanishIntermediateLevels()
    // What else hangs off these levels goes too.
    for level in levels {
      level.shown.tearDownPresentations(except: levels)
    }
    controller.presentedView?.removeFromSuperview()
    restorePresenter()
    for level in levels {
      level.unlink()
    }
    if movesPresenter { presenter?.endAppearanceInTransition() }
    shown.endAppearanceInTransition()
    controller.callDismissalDidEnd(true)
    controller.container?.removeFromSuperview()
    for level in levels {
      level.phase = .ended
    }
    let delegate = isByUser ? controller.delegate : nil
    delegate?.presentationControllerDidDismiss(controller)
    callCompletion()
  }

  private func undoDismissing() {
    if let container = controller.container, let view = controller.presentedView,
      view.superview == nil
    {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    correctFrame()
    if movesPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
    for level in levels {
      level.phase = .presented
      level.activeController.container?.setNeedsLayout()
    }
    shown.endAppearanceInTransition()
    if movesPresenter { presenter?.endAppearanceInTransition() }
    controller.callDismissalDidEnd(false)
  }

  private func restorePresenter() {
    guard let lowest = levels.first, let place = lowest.presenterPlace,
      let view = lowest.presenter?.viewIfLoaded
    else { return }
    lowest.presenterPlace = nil
    // Its parent shows something else meanwhile, and will place the view itself.
    if isOutOfSight || lowest.isHiddenWithContext {
      view.removeFromSuperview()
    } else {
      place.restore(view)
    }
  }

  /// Levels between the presenter and the top go without animation.
  private func vanishIntermediateLevels() {
    for level in levels.dropLast().reversed() where level.activeController.container != nil {
      let controller = level.activeController
      controller.callDismissalWillBegin()
      level.shown.beginAppearance(false, animated: false)
      controller.presentedView?.removeFromSuperview()
      level.shown.endAppearanceInTransition()
      controller.callDismissalDidEnd(true)
      controller.container?.removeFromSuperview()
      controller.container = nil
    }
  }
}
