import CoreGraphics
import Foundation

/// Traits and sizes on their way from the window to the last child.
extension UIViewController {
  /// The traits of the surroundings with this controller's own override.
  var environmentTraits: UITraitCollection {
    outerTraits.overridden(style: overrideUserInterfaceStyle, traitRecord?.overrides)
  }

  private var outerTraits: UITraitCollection {
    if let parentController {
      return parentController.traits(forChild: self)
    }
    if let presentation = links.presentedBy {
      return presentation.activeController.traitCollection
    }
    return loadedView?.window?.traitCollection ?? UIApplication.currentTraitCollection
  }

  /// What the root view inherits.
  var traitCollectionForView: UITraitCollection { traitCollection }

  func traits(
    forChild child: UIViewController,
    from own: UITraitCollection? = nil
  ) -> UITraitCollection {
    let own = own ?? traitCollection
    guard let forced = overrideTraitCollection(forChild: child) else { return own }
    return UITraitCollection(traitsFrom: [own, forced])
  }

  func forceTraits(_ collection: UITraitCollection?, on child: UIViewController) {
    guard traitsForced[ObjectIdentifier(child)] != collection else { return }
    traitsForced[ObjectIdentifier(child)] = collection
    child.traitsMayHaveChanged()
  }

  /// Hands changed traits to this controller's view and to what it presents.
  func traitsMayHaveChanged() {
    loadedView?.updateTraits()
    tellTraitChange()
    for child in childControllers {
      child.traitsMayHaveChanged()
    }
  }

  /// Remembers the traits of now if none were told yet.
  func noteTraits() {
    if traitsKnown == nil { traitsKnown = traitCollection }
  }

  /// Calls `traitCollectionDidChange` if the traits differ from those last told.
  func tellTraitChange() {
    noteTraits()
    let traits = traitCollection
    guard let known = traitsKnown, known != traits else { return }
    traitsKnown = traits
    trace("traitCollectionDidChange")
    traitRecord?.observations.tell(self, of: known)
    traitCollectionDidChange(known)
  }

  // MARK: - Sizes

  func sizeOfChild(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = child as? UIViewController, let childView = child.viewIfLoaded,
      let view = loadedView, view.bounds.size != .zero
    else { return size }
    // A child that fills its parent keeps filling it; one of a fixed size keeps its size.
    return childView.frameAfterAutoresizing(from: view.bounds.size, to: size).size
  }

  /// Tells children, then the presentation that hangs here, that the size is about to change.
  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != childSize else { continue }
      child.callSizeTransition(to: childSize, with: coordinator)
    }
    links.presentedOnScreen?.activeController.callSizeTransition(to: size, with: coordinator)
  }

  func callSizeTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    trace("viewWillTransition", ["to: \(traceSize(size))"])
    viewWillTransition(to: size, with: coordinator)
  }

  func forwardTraits(
    _ traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      let childTraits = self.traits(forChild: child, from: traits)
      guard childTraits != child.traitCollection else { continue }
      child.callTraitTransition(to: childTraits, with: coordinator)
    }
    links.presentedOnScreen?.activeController.announceTraits(traits, with: coordinator)
  }

  func callTraitTransition(
    to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    trace("willTransition", ["to: \(traceTraits(traits))"])
    willTransition(to: traits, with: coordinator)
  }

  func announcePreferredContentSize() {
    let parent: (any UIContentContainer)? =
      parentController ?? links.presentedBy?.activeController
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

/// `(375, 667)`: a size as traces print it.
func traceSize(_ size: CGSize) -> String {
  "(\(traceNumber(size.width)), \(traceNumber(size.height)))"
}

/// A number rounded to thousandths, without trailing zeros.
func traceNumber(_ number: CGFloat) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

/// `wC hR`: size classes as traces print them.
func traceTraits(_ traits: UITraitCollection) -> String {
  func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    case .unspecified: "-"
    }
  }
  return "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
}

/// `(0, 0, 375, 667)`: a rectangle as traces print it.
func traceRect(_ rect: CGRect) -> String {
  let numbers = [rect.minX, rect.minY, rect.width, rect.height]
  return "(" + numbers.map(traceNumber).joined(separator: ", ") + ")"
}
