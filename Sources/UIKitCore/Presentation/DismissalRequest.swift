import QuartzCore

/// One call of `dismiss(animated:completion:)`: finds what goes and asks the delegate.
struct DismissalRequest {
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?
  /// A gesture of the user's asked, so that the presentation's delegate hears of it.
  var isByUser = false

  func run() {
    guard let presentation = receiver.nearestOwnPresentation ?? receiver.nearestPresentation else {
      recordRequest("nothing")
      if let completion { FrameClock.current.enqueue(completion) }
      return
    }
    let stack = presentation.stack
    // Asked for by a callback while styles are swapped: both controllers must be told the end of that.
    let below = sequence(first: presentation) { $0.presenter?.nearestPresentation }
    guard !stack.contains(where: \.isSwapping), !below.contains(where: \.isSwapping) else {
      FrameClock.current.enqueue(run)
      return
    }
    recordRequest(traceName(presentation.original))
    guard stack.allSatisfy(\.isDismissable), let top = stack.last else {
      refuse()
      return
    }
    // What nobody sees goes without animation.
    let isAnimated = isAnimated && !top.isHiddenWithContext
    let animators = isAnimated ? TransitionAnimators.forDismissing(top.original) : nil
    // The delegate may have dismissed by itself.
    guard stack.allSatisfy(\.isDismissable) else { return }
    // Or presented something more.
    guard presentation.stack.elementsEqual(stack, by: ===) else {
      refuse()
      return
    }
    let isInsideCallbacks = stack.contains {
      $0.phase == .presenting || $0.transition?.isCompletingDismissal == true
    }
    for level in stack {
      level.phase = .dismissalRequested
    }
    let transition = PresentationTransition(
      presentation: top,
      direction: .dismissing,
      isAnimated: isAnimated,
      animators: animators,
      completion: completion
    )
    transition.levels = stack
    transition.isByUser = isByUser
    top.transition = transition
    transition.prepared()
    if isAnimated || isInsideCallbacks {
      FrameClock.current.enqueue { transition.begin() }
    } else {
      transition.begin()
    }
  }

  private func refuse() {
    UIApplication.shared.log(
      "Warning: Attempt to dismiss from view controller \(logName(receiver)) while a "
        + "presentation or dismiss is in progress!"
    )
    UIApplication.shared.trace.add("refuse", receiver, "dismiss")
  }

  private func recordRequest(_ dismissed: String) {
    UIApplication.shared.trace.add(
      "dismiss",
      name: "\(traceName(receiver)) → \(dismissed)",
      "",
      [isAnimated ? "animated" : "unanimated"]
    )
  }
}
