import CoreGraphics

/// One presentation, from the request to the end of its dismissal.
///
/// The presenter owns it; it keeps the presented controller and both presentation controllers alive.
/// All that changes in it is changed by its `PresentationTransition`s and by `Adaptation`.
final class Presentation {
  enum Phase {
    case requested
    case presenting
    case presented
    case dismissalRequested
    case dismissing
    case ended
  }

  /// The controller that the app asked to present.
  let original: UIViewController
  private(set) weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  /// The presentation controller of the style that the app asked for.
  let originalController: UIPresentationController
  /// The one that shows now: the original one, or that of the adapted style.
  var activeController: UIPresentationController
  /// Shown in place of `original` while an adapted style asks for it.
  var standIn: UIViewController?
  var phase = Phase.requested
  /// Presentation controllers are being swapped: what callbacks ask for waits for the next turn.
  var isSwapping = false
  /// The transition that runs or is about to.
  var transition: PresentationTransition?
  /// The size classes, horizontal and vertical, for which the style was decided last.
  var decidedClasses: [UIUserInterfaceSizeClass] = []
  /// How the screen was held before a full-screen presentation turned it, and after.
  var orientationBefore: UIInterfaceOrientation?
  var orientationForced: UIInterfaceOrientation?
  /// Where the presenter's view was before this presentation took it out of the hierarchy.
  var presenterPlace: ViewPlace?

  init(
    original: UIViewController,
    presenter: UIViewController,
    source: UIViewController,
    controller: UIPresentationController
  ) {
    self.original = original
    self.presenter = presenter
    self.source = source
    originalController = controller
    activeController = controller
  }

  /// The controller on screen: the stand-in or the original.
  var shown: UIViewController { standIn ?? original }

  /// Whether a transition runs that has begun.
  var isMoving: Bool { transition?.hasBegun == true }

  /// The presentation on top of this one.
  var next: Presentation? { shown.presentationInTree }

  /// This presentation and all above it, lowest first.
  var stack: [Presentation] { Array(sequence(first: self, next: \.next)) }

  var removesPresentersView: Bool { activeController.shouldRemovePresentersView }

  /// Whether it is out of sight with the view that it is bound to.
  var isHiddenWithContext: Bool {
    guard let container = activeController.container else { return false }
    return !activeController.shouldPresentInFullscreen && container.window == nil
  }

  // MARK: - Links

  func link() {
    presenter?.links.presented = self
    original.links.presentedBy = self
    // From now on the presentation owns it; both together would keep the controller alive for good.
    original.links.cached = nil
    adoptController(originalController)
  }

  func adoptController(_ controller: UIPresentationController) {
    controller.presentation = self
    controller.presenter = presenter
    controller.holdPresentedStrongly()
  }

  /// Lets go of everybody.
  ///
  /// `endedBy` stays until the last callbacks ran.
  func unlink() {
    if presenter?.links.presented === self { presenter?.links.presented = nil }
    for controller in [original, standIn].compactMap({ $0 })
    where controller.links.presentedBy === self {
      controller.links.presentedBy = nil
      controller.links.endedBy = self
    }
    original.links.cached = nil
  }

  /// The last callbacks ran.
  func end() {
    phase = .ended
    transition = nil
    original.links.endedBy = nil
    standIn?.links.endedBy = nil
    for controller in [originalController, activeController] {
      controller.container?.removeFromSuperview()
      controller.container = nil
      controller.presentation = nil
    }
  }
}
