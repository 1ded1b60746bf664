/// How a recognizer changes its state, and what that does to those that share its touches.
///
/// A wish to begin passes three gates in order: may it begin (delegate, views), has a recognizer
/// that prevents it already recognized, must another one fail first. Only then it recognizes,
/// prevents the others and takes its touches away from the view.
extension UIGestureRecognizer {
  func transition(to wish: State) {
    switch (currentState, wish) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      begin(wish == .changed ? .began : wish)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      enter(wish)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default:
      return
    }
    UIApplication.shared.touchDispatcher.recognizerChanged(self)
  }

  /// Ends the attempt from outside: the view left its window, or the recognizer was disabled.
  func abandon() {
    guard currentState != .possible || !trackedTouches.isEmpty || !pendingStates.isEmpty else {
      return
    }
    if currentState.isActive {
      enter(.cancelled)
    } else if currentState == .possible {
      fail()
    }
    trackedTouches = []
    UIApplication.shared.touchDispatcher.recognizerChanged(self)
  }

  /// Takes part in the fate of `touch` together with `others`.
  func join(_ touch: UITouch, with others: [UIGestureRecognizer]) {
    trackedTouches.append(touch)
    attemptTouches.append(touch)
    for other in others where other !== self && !rivals.contains(where: { $0 === other }) {
      rivals.append(other)
    }
  }

  /// Whether the attempt is over and no touch keeps it from starting anew.
  var isReadyForReset: Bool {
    currentState.isTerminal && trackedTouches.isEmpty
  }

  func startAnew() {
    for rival in rivals {
      rival.rivals.removeAll { $0 === self }
    }
    forgetAttempt()
    currentState = .possible
    reset()
  }

  // MARK: - Gates

  private func begin(_ wish: State) {
    guard pendingStates.isEmpty else {
      if wish == .ended, pendingStates.last != .ended {
        pendingStates.append(wish)
      }
      return
    }
    guard isAllowedToBegin, !isPrevented else {
      fail()
      return
    }
    switch requirement {
    case .met: recognize(wish)
    case .open: pendingStates = [wish]
    case .broken: fail()
    }
  }

  private var isAllowedToBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var asked = [view].compactMap { $0 }
    if cancelsTouchesInView {
      for hit in trackedTouches.compactMap(\.view) where !asked.contains(where: { $0 === hit }) {
        asked.append(hit)
      }
    }
    return asked.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  private var isPrevented: Bool {
    rivals.contains { $0.currentState.isRecognized && $0.prevents(self) }
  }

  private enum Requirement {
    case met
    case open
    case broken
  }

  private var requirement: Requirement {
    var isOpen = false
    for rival in rivals where rival.currentState != .failed && requiresFailure(of: rival) {
      if rival.currentState.isRecognized { return .broken }
      isOpen = isOpen || rival.currentState == .possible
    }
    return isOpen ? .open : .met
  }

  /// Whether recognizing this one excludes `other`: both classes agree and no delegate wants both.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }

  // MARK: - Consequences

  private func recognize(_ state: State) {
    enter(state)
    if cancelsTouchesInView {
      UIApplication.shared.touchDispatcher.cancelInViews(of: self)
    }
    for rival in rivals {
      if rival.currentState == .possible, prevents(rival) || rival.requiresFailure(of: self) {
        rival.fail()
      } else if rival.currentState.isActive, prevents(rival) {
        rival.enter(.cancelled)
      }
    }
  }

  private func enter(_ state: State) {
    currentState = state
    isActionDue = true
  }

  private func fail() {
    currentState = .failed
    pendingStates = []
    isActionDue = false
    for rival in rivals where !rival.pendingStates.isEmpty {
      rival.retryPending()
    }
  }

  /// Acts on the held back states, if nothing else has to fail any more.
  private func retryPending() {
    guard currentState == .possible else { return }
    guard !isPrevented else {
      fail()
      return
    }
    switch requirement {
    case .open: return
    case .broken: fail()
    case .met:
      let states = pendingStates
      pendingStates = []
      for state in states {
        if currentState == .possible {
          recognize(state)
        } else {
          enter(state)
        }
        // Each held back state is seen by the targets, not only the last one.
        sendDueAction()
      }
    }
  }

  func sendDueAction() {
    guard isActionDue else { return }
    isActionDue = false
    sendActions()
  }
}
