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
  var presentationInTree: Presentation? {
    links.presented ?? childControllers.lazy.compactMap(\.presentationInTree).first
  }

  var nearestPresented: UIViewController? { nearestOwnPresentation?.original }

  var nearestPresenter: UIViewController? { nearestPresentation?.presenter }

  /// The running transition of this controller, of an ancestor, or of what it presents.
  var nearestCoordinator: TransitionCoordinator? {
    let ancestors = sequence(first: self, next: \.parentController)
    return ancestors.lazy.compactMap(\.runningCoordinator).first
  }

  /// Makes the controller of the present style where there is none yet.
  var originalPresentationController: UIPresentationController? {
    if let presentation = nearestPresentation { return presentation.originalController }
    if let cached = links.cached { return cached }
    guard parentController == nil else { return nil }
    let controller = PresentationControllerFactory.make(
      for: self,
      presenter: nil,
      source: self
    )
    controller.holdPresentedWeakly()
    links.cached = controller
    return controller
  }

  /// The window's root is about to be replaced: what hangs off it goes without animation.
  package func rootWillBeReplaced() {
    presentationInTree?.tearDown()
  }
}
