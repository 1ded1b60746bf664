import CoreGraphics
import Foundation

/// The engine's calls of a presentation controller, with their lines in the trace.
extension UIPresentationController {
  func trace(_ callback: String, _ arguments: [String] = []) {
    UIApplication.shared.trace.add("call", self, callback, arguments)
  }

  func callPresentationWillBegin() {
    trace("presentationTransitionWillBegin")
    presentationTransitionWillBegin()
  }

  func callPresentationDidEnd(_ completed: Bool) {
    trace("presentationTransitionDidEnd", ["\(completed)"])
    presentationTransitionDidEnd(completed)
  }

  func callDismissalWillBegin() {
    isToldOfDismissal = true
    trace("dismissalTransitionWillBegin")
    dismissalTransitionWillBegin()
  }

  func callDismissalDidEnd(_ completed: Bool) {
    isToldOfDismissal = false
    trace("dismissalTransitionDidEnd", ["\(completed)"])
    dismissalTransitionDidEnd(completed)
  }

  func callContainerWillLayout() {
    trace("containerViewWillLayoutSubviews")
    containerViewWillLayoutSubviews()
  }

  func callContainerDidLayout() {
    trace("containerViewDidLayoutSubviews")
    containerViewDidLayoutSubviews()
  }

  // MARK: - Sizes and traits

  /// The traits of what the container stands in: the window's, else the presenter's.
  var surroundingTraits: UITraitCollection {
    container?.superview?.traitCollection
      ?? presenter?.traitCollection
      ?? UIApplication.currentTraitCollection
  }

  func callSizeTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    trace("viewWillTransition", ["to: \(traceSize(size))"])
    viewWillTransition(to: size, with: coordinator)
  }

  func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let controller = presentedViewController
    let childSize = self.size(
      forChildContentContainer: controller,
      withParentContainerSize: size
    )
    trace("size", ["forChild: \(traceName(controller))", "parent: \(traceSize(size))"])
    guard controller.viewIfLoaded?.bounds.size != childSize else {
      return
    }
    controller.callSizeTransition(to: childSize, with: coordinator)
  }

  func traits(within outer: UITraitCollection) -> UITraitCollection {
    let level = elevatesInterface ? UITraitCollection(userInterfaceLevel: .elevated) : nil
    let own = [level, overrideTraitCollection].compactMap { $0 }
    return own.isEmpty ? outer : UITraitCollection(traitsFrom: [outer] + own)
  }

  /// Tells new traits, unless the override hides the change.
  func announceTraits(
    _ traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.traits(within: traits)
    guard own != traitCollection else { return }
    trace("willTransition", ["to: \(traceTraits(own))"])
    willTransition(to: own, with: coordinator)
  }

  /// Calls `traitCollectionDidChange` if the traits differ from those last told.
  func tellTraitChange() {
    let traits = traitCollection
    guard let known = traitsKnown else {
      traitsKnown = traits
      return
    }
    guard known != traits else { return }
    traitsKnown = traits
    trace("traitCollectionDidChange")
    traitCollectionDidChange(known)
  }

  func forwardTraits(
    _ traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.callTraitTransition(to: traits, with: coordinator)
  }
}
