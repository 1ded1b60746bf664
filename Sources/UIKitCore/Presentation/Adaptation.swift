import QuartzCore

/// Adaptivity: which style shows under which traits, and the swap between them.
enum Adaptation {
  /// The decision at the time of the request, for the traits of now.
  static func decide(_ presentation: Presentation) {
    let traits = presentation.originalController.surroundingTraits
    let style = askedStyle(presentation, traits: traits)
    let standIn = askedStandIn(presentation, style: style)
    adopt(style, standIn: standIn, in: presentation)
  }

  /// Decides again if the traits changed between the request and the beginning.
  static func decideAgainIfNeeded(_ presentation: Presentation) {
    let traits = presentation.originalController.surroundingTraits
    guard presentation.decidedClasses != classes(of: traits) else { return }
    decide(presentation)
    presentation.shown.loadViewIfNeeded()
  }

  /// Swaps styles if the traits changed while the presentation was on its way.
  static func catchUp(_ presentation: Presentation) {
    let traits = presentation.activeController.surroundingTraits
    guard presentation.decidedClasses != classes(of: traits),
      let style = changedStyle(of: presentation, for: traits)
    else { return }
    swap(presentation, to: style, coordinator: nil)
    UIApplication.shared.preferencesDidChange()
  }

  /// Tells the delegate what is about to be shown; `.none` where nothing adapts.
  static func tellWillPresent(
    _ presentation: Presentation,
    coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let original = presentation.originalController
    guard canAdapt(original), let delegate = original.delegate else { return }
    let style = isAdapted(presentation) ? presentation.activeController.style : .none
    trace("call", delegate, "willPresentWithAdaptiveStyle", "\(style)")
    delegate.presentationController(
      original,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: coordinator
    )
  }

  /// Decides anew for traits to come.
  ///
  /// Nil: nothing changes; else the style to show from then on. While the level above comes or goes,
  /// the decision waits for its end.
  static func changedStyle(
    of presentation: Presentation,
    for traits: UITraitCollection
  ) -> UIModalPresentationStyle? {
    guard presentation.phase == .presented, presentation.next?.isMoving != true else { return nil }
    let wanted = askedStyle(presentation, traits: traits)
    // The answer may have dismissed.
    guard presentation.phase == .presented else { return nil }
    let current: UIModalPresentationStyle =
      isAdapted(presentation) ? presentation.activeController.style : .none
    return wanted == current ? nil : wanted
  }

  /// Swaps presentation controllers, and controllers where there is a stand-in, without animation.
  ///
  /// While a controller that would go has another one on top, the swap waits until that is gone.
  static func swap(
    _ presentation: Presentation,
    to style: UIModalPresentationStyle,
    coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let presenter = presentation.presenter, !presentation.isSwapping else { return }
    presentation.isSwapping = true
    defer { presentation.isSwapping = false }
    let standIn = askedStandIn(presentation, style: style)
    guard canShow(standIn ?? presentation.original, below: presentation.next, in: presentation)
    else {
      presentation.decidedClasses = []
      return
    }
    // A coordinator of something else that already runs takes no animations any more.
    let involved = [presentation.original, presentation.standIn, standIn].compactMap { $0 }
    let others = involved.map(\.runningCoordinator)
    for controller in involved {
      controller.runningCoordinator = coordinator as? TransitionCoordinator
    }
    UIView.performWithoutAnimation {
      // Asked for now: with what shows its presenter it goes out of sight meanwhile.
      let upper = presentation.next
      let cover = AdaptationCover(of: presentation)
      let isSeen = cover?.hidesPresenter != true
      leave(presentation, presenter: presenter, isSeen: isSeen)
      adopt(style, standIn: standIn, in: presentation)
      tellWillPresent(presentation, coordinator: coordinator)
      enter(presentation, presenter: presenter, below: upper, isSeen: isSeen)
      cover?.putBack()
    }
    for (controller, other) in zip(involved, others) {
      controller.runningCoordinator = other ?? controller.runningCoordinator
    }
    UIApplication.shared.trace.add(
      "adapt",
      name: "\(traceName(presenter)) → \(traceName(presentation.shown))",
      "",
      ["style=\(presentation.activeController.style)"]
    )
  }

  /// What is on top must keep its presenter, and what it covers must stay the same.
  private static func canShow(
    _ shown: UIViewController,
    below upper: Presentation?,
    in presentation: Presentation
  ) -> Bool {
    guard shown !== presentation.shown, let upper else { return true }
    return upper.presenterPlace == nil && upper.presenter?.isSelfOrDescendant(of: shown) ?? true
  }

  private static func classes(of traits: UITraitCollection) -> [UIUserInterfaceSizeClass] {
    [traits.horizontalSizeClass, traits.verticalSizeClass]
  }

  // MARK: - Asking

  /// Presentations in a context never adapt.
  private static func canAdapt(_ controller: UIPresentationController) -> Bool {
    controller.shouldPresentInFullscreen
  }

  private static func isAdapted(_ presentation: Presentation) -> Bool {
    presentation.activeController !== presentation.originalController
  }

  private static func askedStyle(
    _ presentation: Presentation,
    traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    let original = presentation.originalController
    presentation.decidedClasses = classes(of: traits)
    guard canAdapt(original) else { return .none }
    let style = original.adaptivePresentationStyle(for: traits)
    if let delegate = original.delegate {
      UIApplication.shared.trace.add(
        "ask",
        delegate,
        "adaptivePresentationStyle",
        [traceTraits(traits)],
        answer: "\(style)"
      )
    }
    return style == original.style ? .none : style
  }

  /// The controller that the delegate wants in place of the original one.
  private static func askedStandIn(
    _ presentation: Presentation,
    style: UIModalPresentationStyle
  ) -> UIViewController? {
    let original = presentation.originalController
    guard style != .none, presentation.presenter != nil, let delegate = original.delegate else {
      return nil
    }
    let standIn = delegate.presentationController(
      original,
      viewControllerForAdaptivePresentationStyle: style
    )
    UIApplication.shared.trace.add(
      "ask",
      delegate,
      "viewControllerForAdaptivePresentationStyle",
      ["\(style)"],
      answer: standIn.map(traceName) ?? "nil"
    )
    return standIn === presentation.original ? nil : standIn
  }

  /// Makes the adapted controller, or returns to the original one.
  private static func adopt(
    _ style: UIModalPresentationStyle,
    standIn: UIViewController?,
    in presentation: Presentation
  ) {
    let original = presentation.originalController
    if let old = presentation.standIn {
      old.links.presentedBy = nil
      presentation.standIn = nil
      takeBackOriginal(presentation, from: old)
    }
    guard style != .none, let presenter = presentation.presenter else {
      presentation.activeController = original
      return
    }
    presentation.standIn = standIn
    let adapted = PresentationControllerFactory.make(
      style,
      for: presentation.shown,
      presenter: presenter
    )
    adapted.delegate = original.delegate
    presentation.adoptController(adapted)
    presentation.standIn?.links.presentedBy = presentation
    presentation.activeController = adapted
    original.delegate?.presentationController(original, prepare: adapted)
  }

  /// A stand-in that wrapped the original, as a navigation controller does, gives it back.
  private static func takeBackOriginal(_ presentation: Presentation, from standIn: UIViewController)
  {
    let original = presentation.original
    guard original.isSelfOrDescendant(of: standIn) else { return }
    if let navigation = original.parentController as? UINavigationController {
      // A push or pop on its way would go on moving the original's view.
      navigation.transitionView.layer.endAnimationsInTree(finished: false) { _ in true }
      let others = navigation.viewControllers.filter { $0 !== original }
      navigation.setViewControllers(others, animated: false)
    }
    guard original.parentController != nil else { return }
    original.willMove(toParent: nil)
    original.viewIfLoaded?.removeFromSuperview()
    original.removeFromParent()
  }

  // MARK: - Swapping

  private static func leave(
    _ presentation: Presentation,
    presenter: UIViewController,
    isSeen: Bool
  ) {
    let controller = presentation.activeController
    controller.callDismissalWillBegin()
    if isSeen { presentation.shown.beginAppearance(false, animated: false) }
    if let place = presentation.presenterPlace {
      presentation.presenterPlace = nil
      presenter.beginAppearance(true, animated: false)
      place.restore(presenter.view)
      presenter.endAppearance()
    }
    controller.presentedView?.removeFromSuperview()
    if isSeen { presentation.shown.endAppearance() }
    controller.callDismissalDidEnd(true)
    controller.container?.removeFromSuperview()
    controller.container = nil
  }

  private static func enter(
    _ presentation: Presentation,
    presenter: UIViewController,
    below upper: Presentation?,
    isSeen: Bool
  ) {
    let controller = presentation.activeController
    let shown = presentation.shown
    let container = PresentationContainer.install(presentation, on: presenter)
    // In a context that is covered or not shown, nothing appears.
    let isSeen = isSeen && container.window != nil
    shown.loadViewIfNeeded()
    controller.callPresentationWillBegin()
    let view = controller.presentedView
    if isSeen { shown.beginAppearance(true, animated: false) }
    if let view {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    if let upper, let place = upper.presenter?.viewIfLoaded {
      PresentationContainer.join(upper, beside: place)
    }
    if presentation.removesPresentersView, let presenterView = presenter.viewIfLoaded {
      presenter.beginAppearance(false, animated: false)
      presentation.presenterPlace = ViewPlace(of: presenterView)
      presenterView.removeFromSuperview()
      presentation.presenterPlace?.didLeave(presenterView, to: container)
      presenter.endAppearance()
    }
    container.layoutIfNeeded()
    if isSeen { shown.endAppearance() }
    controller.callPresentationDidEnd(true)
  }

  private static func trace(
    _ kind: String,
    _ receiver: AnyObject,
    _ callback: String,
    _ argument: String
  ) {
    UIApplication.shared.trace.add(kind, receiver, callback, [argument])
  }
}
