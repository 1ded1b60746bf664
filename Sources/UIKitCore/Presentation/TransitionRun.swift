import CoreGraphics
import Foundation
import QuartzCore

/// The animated part of one transition: asks the animator, lets it move, and hears of the end.
///
/// Presentations and pushes use it alike: they prepare the hierarchy, set `onCancel` and `onComplete`,
/// call `start()`, and find everything else done.
package final class TransitionRun {
  package let facts: TransitionFacts
  package let context: TransitionContext
  package let coordinator: TransitionCoordinator
  package let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// The interaction was cancelled: time to turn appearance callbacks round.
  package var onCancel: (() -> Void)?
  /// The interaction began anew or ended: input may be blocked or not.
  package var onInteractionChange: ((Bool) -> Void)?
  /// `completeTransition` was called: the hierarchy and the callbacks are the owner's business.
  package var onComplete: ((Bool) -> Void)?
  /// The last completion ran, the animator knows.
  package var onEnd: (() -> Void)?

  private(set) var scrubber: TransitionScrubber?
  private var hasAnimated = false
  private var stuckTicket: FrameClock.Ticket?
  private var isComplete = false
  private var isAborted = false

  package init(
    facts: TransitionFacts,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.facts = facts
    self.animator = animator
    self.interaction = interaction
    context = TransitionContext(facts: facts)
    coordinator = TransitionCoordinator(facts: facts)
    context.run = self
    let startsInteractively = interaction?.wantsInteractiveStart ?? false
    facts.isInteractive = startsInteractively
    facts.initiallyInteractive = startsInteractively
  }

  // MARK: - Start

  /// `start()` follows in the next turn: what the driver says until then counts.
  package func expectStart() {
    (interaction as? UIPercentDrivenInteractiveTransition)?.expectRun()
  }

  package func start() {
    facts.duration = animator.transitionDuration(using: context)
    UIApplication.shared.trace.add(
      "ask",
      animator,
      "transitionDuration",
      answer: traceNumber(CGFloat(facts.duration))
    )
    let driver = interaction as? UIPercentDrivenInteractiveTransition
    guard facts.isInteractive, let interaction else {
      driver?.attach(to: self)
      animateNow()
      watchForEnd()
      return
    }
    UIApplication.shared.trace.add("call", interaction, "startInteractiveTransition")
    interaction.startInteractiveTransition(context)
    if !isComplete { runAlongsideNow() }
  }

  /// Lets the animator animate, with the queued blocks beside it.
  func animateNow() {
    guard !hasAnimated else { return }
    hasAnimated = true
    UIApplication.shared.trace.add("call", animator, "animateTransition")
    if coordinator.hasAnimations {
      AlongsideAnimations.run(
        { [coordinator] in coordinator.runAnimations() },
        duration: facts.duration,
        beside: { animator.animateTransition(using: context) }
      )
    } else {
      animator.animateTransition(using: context)
    }
    coordinator.runAnimations()
  }

  /// For interactive transitions whose driver never let the animator animate.
  private func runAlongsideNow() {
    guard coordinator.hasAnimations else {
      coordinator.runAnimations()
      return
    }
    UIView.animate(withDuration: facts.duration) { [coordinator] in coordinator.runAnimations() }
  }

  /// Whether the transition runs and its animator can be paused.
  package var offersInterruption: Bool {
    guard hasAnimated, !isComplete else { return false }
    let isInterruptible = interruptible != nil
    if isInterruptible { facts.isInterruptible = true }
    return isInterruptible
  }

  /// The animator's own property animator, if it has one.
  var interruptible: (any UIViewImplicitlyAnimating)? {
    let interruptible = animator.interruptibleAnimator(using: context)
    return interruptible === MissingAnimator.shared ? nil : interruptible
  }

  // MARK: - Interaction

  /// Starts what `UIPercentDrivenInteractiveTransition` drives: the animator's animations, held.
  func startScrubbing() {
    let scrubber = makeScrubber()
    self.scrubber = scrubber
    scrubber.hold()
    scrubber.recordChanges { animateNow() }
    if let interruptible {
      facts.isInterruptible = true
      scrubber.take(over: interruptible)
    }
  }

  private func makeScrubber() -> TransitionScrubber {
    TransitionScrubber(
      container: facts.container,
      others: coordinator.otherViews,
      duration: facts.duration
    )
  }

  func endInteraction(isCancelled: Bool) {
    guard facts.isInteractive, !isComplete else { return }
    facts.isInteractive = false
    facts.isCancelled = isCancelled
    UIApplication.shared.trace.add(
      "interact",
      animator,
      isCancelled ? "cancelInteractiveTransition" : "finishInteractiveTransition"
    )
    coordinator.interactionDidChange()
    onInteractionChange?(false)
    if isCancelled { onCancel?() }
    watchForEnd()
  }

  /// A running transition is taken in hand (again).
  func resumeInteraction() {
    guard !facts.isInteractive, !isComplete, !facts.isCancelled else { return }
    facts.isInteractive = true
    cancelWatch()
    UIApplication.shared.trace.add("interact", animator, "pauseInteractiveTransition")
    if let interruptible {
      facts.isInterruptible = true
      let scrubber = makeScrubber()
      self.scrubber = scrubber
      scrubber.take(over: interruptible)
    }
    coordinator.interactionDidChange()
    onInteractionChange?(true)
  }

  // MARK: - End

  /// `completeTransition`: everything that follows happens before this returns.
  func complete(_ didComplete: Bool) {
    guard !isAborted else { return }
    guard !isComplete else {
      PresentationDiagnostics.completedTwice.report(
        "\(traceName(animator)) called completeTransition(\(didComplete)) a second time"
      )
      return
    }
    isComplete = true
    cancelWatch()
    if didComplete, facts.isCancelled {
      PresentationDiagnostics.completedAfterCancel.report(
        "\(traceName(animator)) called completeTransition(true) although the transition was "
          + "cancelled; pass !transitionContext.transitionWasCancelled"
      )
    }
    let isDone = didComplete && !facts.isCancelled
    UIApplication.shared.trace.add(
      "complete",
      animator,
      "completeTransition",
      ["\(didComplete)"]
    )
    if !isDone { facts.isCancelled = true }
    facts.isInteractive = false
    scrubber?.release()
    scrubber = nil
    coordinator.runAnimations()
    onComplete?(isDone)
    coordinator.finish()
    UIApplication.shared.trace.add("call", animator, "animationEnded", ["\(didComplete)"])
    animator.animationEnded(didComplete)
    letGo()
  }

  /// Completes at once: nobody sees it any more.
  package func completeOutOfSight() {
    guard !isComplete else { return }
    complete(!facts.isCancelled)
    // The animator's own call is still to come.
    isAborted = true
  }

  /// Ends without asking anybody: what the transition belongs to is gone.
  package func abort() {
    guard !isComplete else { return }
    isComplete = true
    isAborted = true
    cancelWatch()
    facts.isCancelled = true
    scrubber?.abandon()
    scrubber = nil
    coordinator.finish()
    animator.animationEnded(false)
    onEnd = nil
    letGo()
  }

  private func letGo() {
    (interaction as? UIPercentDrivenInteractiveTransition)?.detach()
    context.run = nil
    onCancel = nil
    onComplete = nil
    onInteractionChange = nil
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
    facts.clear()
  }

  // MARK: - A transition that never ends

  /// How long after the promised end a missing `completeTransition` is reported.
  ///
  /// Chosen by eye.
  private static let patience: TimeInterval = 1

  private func watchForEnd() {
    guard !isComplete else { return }
    let end = FrameClock.current.now + facts.duration + Self.patience
    stuckTicket = FrameClock.current.schedule(at: end) { [weak self] in
      guard let self, !isComplete else { return }
      PresentationDiagnostics.missingCompletion.report(
        "\(traceName(animator)) promised \(traceNumber(CGFloat(facts.duration))) s and has not "
          + "called completeTransition a second later; input stays blocked until it does"
      )
    }
  }

  private func cancelWatch() {
    if let stuckTicket { FrameClock.current.cancel(stuckTicket) }
    stuckTicket = nil
  }
}
