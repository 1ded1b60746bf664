/// What a controller answers about presentations.
extension UIViewController {
  /// The presentation that shows this controller or its nearest presented ancestor.
  var nearestPresentation: Presentation? {
    sequence(first: self, next: \.parentController).lazy.compactMap(\.links.presentedBy).first
  }

  /// The presentation that hangs off this controller or its nearest presenting ancestor.
  var nearestOwnPresentation: Presentation? {
    sequence(first: self, next: \.parentController).lazy.compactMap(\.links.presented).first
  }

  /// The presentation that hangs off this controller or one of its children.
  ///
  /// Those that are out of sight with their context do not count.
  var presentationInTree: Presentation? {
    if let own = links.presented, !own.isHiddenWithContext { return own }
    return childControllers.lazy.compactMap(\.presentationInTree).first
  }

  /// The controller on screen: while an adapted style shows a replacement, the replacement.
  var nearestPresented: UIViewController? { nearestOwnPresentation?.shown }

  var nearestPresenter: UIViewController? { nearestPresentation?.presenter }

  /// The running transition of this controller, of an ancestor, or of what it presents.
  var nearestCoordinator: TransitionCoordinator? {
    let ancestors = sequence(first: self, next: \.parentController)
    return ancestors.lazy.compactMap(\.runningCoordinator).first
  }

  /// Makes the controller of the present style where there is none yet.
  var originalPresentationController: UIPresentationController? {
    if let presentation = nearestPresentation { return presentation.originalController }
    if let early = earlyPresentationController { return early }
    guard parentController == nil else { return nil }
    let early = EarlyPresentationController(for: self)
    links.cached = early
    return early.controller
  }

  /// What an early read made, unless style or delegate changed since.
  var earlyPresentationController: UIPresentationController? {
    guard let early = links.cached else { return nil }
    if early.serves(self) { return early.controller }
    links.cached = nil
    PresentationDiagnostics.cachedController.report(
      "presentationController of \(traceName(self)) was read before its style and transitioning "
        + "delegate were set; the \(traceName(early.controller)) made then is dropped, with all that "
        + "was set on it"
    )
    return nil
  }

  /// Ends all presentations of this controller and its children, but for `kept`, without animation.
  func tearDownPresentations(except kept: [Presentation] = []) {
    if let own = links.presented, !kept.contains(where: { $0 === own }) { own.tearDown() }
    for child in childControllers {
      child.tearDownPresentations(except: kept)
    }
  }

  /// The window's root is about to be replaced: what hangs off it goes without animation.
  package func rootWillBeReplaced() {
    tearDownPresentations()
  }
}
