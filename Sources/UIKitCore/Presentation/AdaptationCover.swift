/// The presentation on top of one that adapts.
///
/// It may have taken the view of the controller below out of the hierarchy: meanwhile the view is
/// back; in the end it goes again, from where it is then. Nobody is told: it never comes into sight.
struct AdaptationCover {
  private let upper: Presentation
  /// Whether the controller below is out of sight.
  let hidesPresenter: Bool

  /// nil where nothing is on top of `presentation`.
  init?(of presentation: Presentation) {
    guard let upper = presentation.next, let view = upper.presenter?.viewIfLoaded else {
      return nil
    }
    self.upper = upper
    guard upper.presenter === presentation.shown, let place = upper.presenterPlace else {
      hidesPresenter = false
      return
    }
    hidesPresenter = true
    place.restore(view)
  }

  func putBack() {
    guard let view = upper.presenter?.viewIfLoaded else { return }
    guard hidesPresenter else { return }
    upper.presenterPlace = ViewPlace(of: view)
    view.removeFromSuperview()
    upper.presenterPlace?.didLeave(view, to: upper.activeController.container)
  }
}
