/// The presentations that one view controller takes part in.
struct PresentationLinks {
  /// What this controller presents: it owns the presentation.
  var presented: Presentation?
  /// The presentation that shows this controller.
  weak var presentedBy: Presentation?
  /// A presentation controller made by an early read, kept for the presentation to come.
  var cached: EarlyPresentationController?
  /// The presentation that just ended, while its last callbacks run.
  weak var endedBy: Presentation?

  /// What this controller presents, once it is on its way: before, it learns size and traits when it
  /// begins.
  var presentedOnScreen: Presentation? {
    presented?.phase == .requested ? nil : presented
  }

  var isBeingPresented: Bool {
    presentedBy?.phase == .requested || presentedBy?.phase == .presenting
  }

  var isBeingDismissed: Bool {
    guard let phase = (presentedBy ?? endedBy)?.phase else { return false }
    return phase == .dismissalRequested || phase == .dismissing
  }

  /// Whether a running transition tells this controller's appearance.
  var isInTransition: Bool { presentedBy != nil || endedBy != nil }
}
