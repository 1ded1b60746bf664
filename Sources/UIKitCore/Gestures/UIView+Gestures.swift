/// A view's recognizers.
extension UIView {
  /// Takes `recognizer`, from another view if it has one.
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    recognizer.view = nil
    let others = gestureRecognizers?.filter { $0 !== recognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }

  /// Ends what fingers do to this view and the views in it.
  func gestureViewDidLeaveWindow() {
    UIApplication.shared.touchDispatcher.cancelTouches(in: self)
  }
}
