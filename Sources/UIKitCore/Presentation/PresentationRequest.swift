import QuartzCore

/// One call of `present(_:animated:completion:)`: checks it, asks the delegates, loads the view.
///
/// The transition itself begins in the next turn of the run loop.
struct PresentationRequest {
  let source: UIViewController
  let presented: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func run() {
    trapIfActive()
    let style = PresentationControllerFactory.resolved(presented.modalPresentationStyle)
    var presenter = PresenterSearch.presenter(for: source, style: style)
    UIApplication.shared.trace.add(
      "present",
      name: "\(traceName(presenter)) → \(traceName(presented))",
      "",
      ["style=\(style)", isAnimated ? "animated" : "unanimated"]
    )
    guard !isRefused(by: presenter) else { return }
    let controller = presentationController(presenter)
    if style == .custom, !controller.shouldPresentInFullscreen {
      presenter = PresenterSearch.contextPresenter(for: source)
    }
    // A delegate may have presented something meanwhile.
    guard !isRefused(by: presenter) else { return }
    let presentation = Presentation(
      original: presented,
      presenter: presenter,
      source: source,
      controller: controller
    )
    let animators =
      isAnimated
      ? TransitionAnimators.forPresenting(presented, on: presenter, source: source) : nil
    guard !isRefused(by: presenter) else { return }
    presentation.link()
    PresentationDiagnostics.checkRequest(presented, hasAnimator: animators != nil)
    Adaptation.decide(presentation)
    let transition = PresentationTransition(
      presentation: presentation,
      direction: .presenting,
      isAnimated: isAnimated,
      animators: animators,
      completion: completion
    )
    presentation.transition = transition
    presentation.shown.loadViewIfNeeded()
    transition.prepared()
    FrameClock.current.enqueue { transition.begin() }
  }

  private func presentationController(_ presenter: UIViewController) -> UIPresentationController {
    presented.earlyPresentationController
      ?? PresentationControllerFactory.make(for: presented, presenter: presenter, source: source)
  }

  /// Programmer's errors that UIKit raises exceptions for.
  private func trapIfActive() {
    if let presenter = presented.links.presentedBy?.presenter {
      preconditionFailure(
        "Application tried to present modally a view controller \(logName(presented)) that is "
          + "already being presented by \(logName(presenter))."
      )
    }
    let isRoot = presented.viewIfLoaded?.window?.rootViewController === presented
    let isAncestor = source.isSelfOrDescendant(of: presented)
    precondition(
      !isRoot && !isAncestor,
      "Application tried to present modally an active controller \(logName(presented))."
    )
    precondition(
      presented.parentController == nil,
      "Application tried to present modally a view controller \(logName(presented)) that has a "
        + "parent view controller \(logName(presented.parentController))."
    )
  }

  /// Requests that UIKit drops with a line in the log.
  private func isRefused(by presenter: UIViewController) -> Bool {
    if let other = presenter.links.presented {
      let isTransitioning = other.transition?.hasBegun == true || other.isLeaving
      refuse(
        isTransitioning
          ? "Attempt to present \(logName(presented)) on \(logName(presenter)) "
            + "(from \(logName(source))) while a presentation is in progress!"
          : "Warning: Attempt to present \(logName(presented)) on \(logName(presenter)) which is "
            + "already presenting \(logName(other.original))"
      )
      return true
    }
    if let below = presenter.links.presentedBy, below.isLeaving || below.isArriving {
      refuse(
        "Attempt to present \(logName(presented)) on \(logName(presenter)) "
          + "(from \(logName(source))) while a presentation is in progress!"
      )
      return true
    }
    if presenter.viewIfLoaded?.window == nil {
      refuse(
        "Warning: Attempt to present \(logName(presented))  on \(logName(presenter)) whose view "
          + "is not in the window hierarchy!"
      )
      return true
    }
    return false
  }

  private func refuse(_ line: String) {
    UIApplication.shared.log(line)
    UIApplication.shared.trace.add(
      "refuse",
      name: "\(traceName(source)) → \(traceName(presented))",
      ""
    )
  }
}

extension Presentation {
  /// Whether it is up, or on the point of being: `viewDidAppear` may dismiss.
  var isDismissable: Bool {
    phase == .presented || phase == .presenting && transition?.isCompletingPresentation == true
  }

  /// Whether it is on its way to the screen; `viewDidAppear` may present the next one.
  var isArriving: Bool {
    phase == .presenting && transition?.isCompletingPresentation != true
  }

  /// Whether a dismissal is under way.
  var isLeaving: Bool {
    phase == .dismissalRequested || phase == .dismissing || phase == .ended
  }
}
