package import CoreGraphics
package import Foundation

/// Runs blocks beside one transition: a presentation, a push, or a change of size.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum State {
    case collecting
    case ran
    case ended
  }

  let facts: TransitionFacts
  private var state = State.collecting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var endHandlers: [Block] = []
  private var changeHandlers: [Block] = []
  private var hasToldEnd = false
  /// Views outside the container that move with the transition: it holds and scrubs them too.
  private(set) var otherViews: [UIView] = []

  package init(facts: TransitionFacts) {
    self.facts = facts
  }

  // MARK: - Context

  package var isAnimated: Bool { facts.isAnimated }
  package var presentationStyle: UIModalPresentationStyle { facts.style }
  package var initiallyInteractive: Bool { facts.initiallyInteractive }
  package var isInterruptible: Bool { facts.isInterruptible }
  package var isInteractive: Bool { facts.isInteractive }
  package var isCancelled: Bool { facts.isCancelled }
  package var transitionDuration: TimeInterval { facts.duration }
  package var percentComplete: CGFloat { facts.percentComplete }
  package var completionVelocity: CGFloat { facts.completionVelocity }
  package var completionCurve: UIView.AnimationCurve { facts.completionCurve }
  package var containerView: UIView { facts.container }
  package var targetTransform: CGAffineTransform { facts.targetTransform }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    facts.controller(for: key)
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    facts.view(for: key)
  }

  // MARK: - Blocks

  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion, state != .ended { completions.append(completion) }
    guard state == .collecting else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  @discardableResult
  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    let isQueued = animate(alongsideTransition: animation, completion: completion)
    if isQueued, let view, !otherViews.contains(where: { $0 === view }) { otherViews.append(view) }
    return isQueued
  }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    endHandlers.append(handler)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    changeHandlers.append(handler)
  }

  // MARK: - For the engine

  package var hasAnimations: Bool { !animations.isEmpty }

  /// Runs the queued animations in the animation context of the caller.
  ///
  /// Once; later calls do nothing.
  package func runAnimations() {
    guard state == .collecting else { return }
    // A block may queue another one: it still belongs to this transition.
    while !animations.isEmpty {
      trace("alongside")
      animations.removeFirst()(self)
    }
    state = .ran
  }

  /// A block that somebody gave the coordinator is about to run.
  private func trace(_ block: String) {
    UIApplication.shared.trace.add(
      "block",
      name: facts.name,
      block,
      facts.isCancelled ? ["cancelled"] : []
    )
  }

  /// The interaction began or ended.
  package func interactionDidChange() {
    for handler in changeHandlers {
      trace("interactionChanged")
      handler(self)
    }
    guard !facts.isInteractive, !hasToldEnd else { return }
    hasToldEnd = true
    for handler in endHandlers {
      trace("interactionEnded")
      handler(self)
    }
  }

  /// Runs the completions in the order of their registration and lets go of all blocks.
  package func finish() {
    guard state != .ended else { return }
    while !completions.isEmpty {
      trace("completion")
      completions.removeFirst()(self)
    }
    state = .ended
    animations.removeAll()
    otherViews.removeAll()
    changeHandlers.removeAll()
    endHandlers.removeAll()
  }
}
