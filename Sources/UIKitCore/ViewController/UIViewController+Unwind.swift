import Foundation

/// Unwinding: going back to the controller that offers an action, closing what is in between.
extension UIViewController {
  /// What a control connected to an exit does.
  ///
  /// Looks for the destination from here through parents and presenters, prepares, runs the action on
  /// the destination, then goes back there.
  package func triggerUnwind(_ action: Selector, identifier: String? = nil, sender: Any?) {
    let source = UIStoryboardUnwindSegueSource(
      source: self,
      unwindAction: action,
      sender: sender
    )
    guard let destination = unwindDestination(for: source) else { return }
    if let identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    let segue = UIStoryboardSegue(
      identifier: identifier,
      source: self,
      destination: destination
    ) {
      destination.goBack(from: self)
    }
    trace("prepare", ["for: unwind to \(traceName(destination))"])
    prepare(for: segue, sender: sender)
    _ = action.perform(on: destination, segue)
    segue.perform()
  }

  /// The nearest controller, going up, in which the action may be performed.
  private func unwindDestination(
    for source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    var candidate: UIViewController? = parentController ?? links.presentedBy?.presenter
    while let current = candidate {
      if let found = current.unwindTarget(for: source) { return found }
      candidate = current.parentController ?? current.links.presentedBy?.presenter
    }
    return nil
  }

  /// This controller, or one of the children that it allows, if the action may be performed there.
  private func unwindTarget(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let mayPerform = canPerformUnwindSegueAction(
      source.unwindAction,
      from: source.source,
      sender: source.sender
    )
    if mayPerform { return self }
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.unwindTarget(for: source) { return found }
    }
    return nil
  }

  /// Each container on the way tidies up; one call of `dismiss` closes all that is presented above.
  private func goBack(from source: UIViewController) {
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: self)
    if nearestOwnPresentation != nil, !source.isSelfOrDescendant(of: topAncestor) {
      dismiss(animated: true)
    }
    var ancestor = parentController
    while let current = ancestor {
      current.unwind(for: segue, towards: self)
      ancestor = current.parentController
    }
  }

  /// The child that is, or holds, the source of an unwind segue.
  func childHolding(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childControllers.first { child in
      source.source.isSelfOrDescendant(of: child)
        || sequence(first: source.source, next: { $0.nearestPresentation?.presenter })
          .contains { $0.isSelfOrDescendant(of: child) }
    }
  }

  /// All children but the one that the segue comes from, the front-most first.
  func otherChildren(
    than source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return childControllers.reversed().filter { $0 !== origin }
  }
}
