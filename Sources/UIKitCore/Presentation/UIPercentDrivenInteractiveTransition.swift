import CoreGraphics
public import Foundation

/// Drives an animator's transition by a number from 0 to 1.
///
/// The container's layer time stands still and follows the number, so that any animation the animator
/// made can be scrubbed. The rest of that time passes along `timingCurve`, or `completionCurve` where
/// that is nil; the animations keep the curves that they were made with.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var run: TransitionRun?
  /// Whether a transition was requested with this driver and has not begun.
  private var isExpectingRun = false
  /// What `finish()` or `cancel()` said before the transition began: whether it finishes.
  private var earlyEnd: Bool?

  public override init() {
    super.init()
  }

  /// In seconds, as the animator promised.
  open var duration: CGFloat { CGFloat(run?.facts.duration ?? 0) }

  open private(set) var percentComplete: CGFloat = 0

  /// Must be greater than 0.
  open var completionSpeed: CGFloat = 1 {
    willSet { precondition(newValue > 0, "completionSpeed must be greater than 0.") }
  }

  open var completionCurve = UIView.AnimationCurve.easeInOut

  open var wantsInteractiveStart = true

  /// The curve of the end; a property animator's pace.
  ///
  /// A spring ends where it arrives for the first time: only a property animator goes beyond its end.
  open var timingCurve: (any UITimingCurveProvider)?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let run = (transitionContext as? TransitionContext)?.run else { return }
    attach(to: run)
    run.startScrubbing()
    guard let isFinished = earlyEnd else { return }
    earlyEnd = nil
    end(isFinished: isFinished)
  }

  /// Takes a running transition in hand; its animator must be interruptible.
  open func pause() {
    run?.resumeInteraction()
    percentComplete = run?.scrubber?.progress ?? percentComplete
  }

  /// Values outside 0...1 are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard let run, run.facts.isInteractive else { return }
    let progress = min(max(percentComplete, 0), 1)
    self.percentComplete = progress
    run.context.updateInteractiveTransition(progress)
    run.scrubber?.move(to: progress)
  }

  /// Plays the rest backwards.
  ///
  /// Before the transition has begun, as at the end of a very quick gesture: as soon as it has.
  open func cancel() {
    end(isFinished: false)
  }

  /// Plays the rest.
  ///
  /// Before the transition has begun: as soon as it has.
  open func finish() {
    end(isFinished: true)
  }

  private func end(isFinished: Bool) {
    guard let run else {
      if isExpectingRun { earlyEnd = isFinished }
      return
    }
    guard run.facts.isInteractive else { return }
    run.facts.completionVelocity = completionSpeed
    run.facts.completionCurve = completionCurve
    if isFinished {
      run.context.finishInteractiveTransition()
    } else {
      run.context.cancelInteractiveTransition()
    }
    run.scrubber?.play(
      forward: isFinished,
      speed: completionSpeed,
      curve: completionCurve.timing,
      timing: timingCurve
    )
  }

  // MARK: - For the engine

  /// A transition that this object will drive was requested.
  func expectRun() {
    isExpectingRun = true
    earlyEnd = nil
  }

  func attach(to run: TransitionRun) {
    self.run = run
    isExpectingRun = false
    percentComplete = 0
  }

  func detach() {
    run = nil
    isExpectingRun = false
    earlyEnd = nil
  }
}
