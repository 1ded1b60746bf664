package import CoreGraphics
package import Foundation

/// The context that an animator gets: the transition's facts, and the way back to its run.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let facts: TransitionFacts
  /// nil once the transition ended.
  weak var run: TransitionRun? {
    didSet { if let run { animatorName = traceName(run.animator) } }
  }
  private var animatorName = ""

  init(facts: TransitionFacts) {
    self.facts = facts
  }

  package var containerView: UIView { facts.container }
  package var isAnimated: Bool { facts.isAnimated }
  package var isInteractive: Bool { facts.isInteractive }
  package var transitionWasCancelled: Bool { facts.isCancelled }
  package var presentationStyle: UIModalPresentationStyle { facts.style }
  package var targetTransform: CGAffineTransform { facts.targetTransform }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    facts.percentComplete = percentComplete
  }

  package func finishInteractiveTransition() {
    run?.endInteraction(isCancelled: false)
  }

  package func cancelInteractiveTransition() {
    run?.endInteraction(isCancelled: true)
  }

  package func pauseInteractiveTransition() {
    run?.resumeInteraction()
  }

  package func completeTransition(_ didComplete: Bool) {
    guard let run else {
      PresentationDiagnostics.completedTwice.report(
        "\(animatorName) called completeTransition(\(didComplete)) a second time, after the "
          + "transition had ended"
      )
      return
    }
    run.complete(didComplete)
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    facts.controller(for: key)
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    facts.view(for: key)
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    facts.isParticipant(vc) ? facts.initialFrame(vc) : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    facts.isParticipant(vc) ? facts.finalFrame(vc) : .zero
  }
}
