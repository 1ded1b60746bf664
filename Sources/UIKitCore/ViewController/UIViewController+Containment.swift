import Foundation

/// Children and parents.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(
      !isSelfOrDescendant(of: child),
      "Can't add \(traceName(child)) as a child of itself or of its own child \(traceName(self))."
    )
    if let oldParent = child.parentController {
      guard oldParent !== self else { return }
      child.leaveParent()
    }
    child.trace("willMove", ["toParent: \(traceName(self))"])
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    child.isMovingToParentNow = true
    child.isMovingFromParentNow = false
    child.loadedView?.updateTraits()
  }

  func leaveParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    parentController.traitsForced[ObjectIdentifier(self)] = nil
    self.parentController = nil
    isMovingToParentNow = false
    isMovingFromParentNow = false
    trace("didMove", ["toParent: nil"])
    didMove(toParent: nil)
  }

  func swapChildren(
    from old: UIViewController,
    to new: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parentController === self && new.parentController === self,
      "Children \(traceName(old)) and \(traceName(new)) must have a common parent view controller "
        + "when calling transition(from:to:) on \(traceName(self))."
    )
    let isAnimated = duration > 0
    let isSeen = appearance.isVisible && viewIfLoaded?.window != nil
    if isSeen {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    let superview = old.placedView.superview
    let end = { (finished: Bool) in
      old.placedView.removeFromSuperview()
      if isSeen {
        old.endAppearance()
        new.endAppearance()
      }
      completion?(finished)
    }
    if let superview, !options.transition.isEmpty {
      new.tellIsAppearing()
      UIView.transition(
        with: superview,
        duration: duration,
        options: options,
        animations: {
          superview.addSubview(new.placedView)
          old.placedView.removeFromSuperview()
          animations?()
        },
        completion: end
      )
      return
    }
    superview?.addSubview(new.placedView)
    new.tellIsAppearing()
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: end
    )
  }

  // MARK: - Showing

  /// The base implementations ask the parent, whose class may do something else; at the top the first
  /// receiver presents.
  func showInContainer(_ controller: UIViewController, sender: Any?) {
    ShowRequest.climb(from: self, presenting: controller) { parent in
      parent.show(controller, sender: sender)
    }
  }

  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    ShowRequest.climb(from: self, presenting: controller) { parent in
      parent.showDetailViewController(controller, sender: sender)
    }
  }

  func containerHandling(_ action: Selector) -> UIViewController? {
    action.description.hasPrefix("showDetail")
      ? ancestor(where: \.handlesShowDetail) : ancestor(where: \.handlesShow)
  }

  private func ancestor(where handles: (UIViewController) -> Bool) -> UIViewController? {
    sequence(first: self, next: \.parentController).dropFirst().first(where: handles)
  }
}
