/// The end of a presentation whose presenter goes away.
extension Presentation {
  /// Removes this presentation and all above it at once, with balanced callbacks.
  func tearDown() {
    shown.tearDownPresentations()
    removeAtOnce()
  }

  private func removeAtOnce() {
    guard phase != .ended else { return }
    let controller = activeController
    let wasPresenting = phase == .presenting
    transition?.abort()
    transition = nil
    phase = .dismissing
    if controller.container != nil {
      if !wasPresenting, !controller.isToldOfDismissal { controller.callDismissalWillBegin() }
      shown.beginAppearance(false, animated: false)
      controller.presentedView?.removeFromSuperview()
      unlink()
      shown.endAppearance()
      if wasPresenting {
        controller.callPresentationDidEnd(false)
      } else {
        controller.callDismissalDidEnd(true)
      }
    } else {
      unlink()
    }
    end()
  }
}
