import CoreGraphics
public import Foundation

/// Drives an animator's transition by a number from 0 to 1.
///
/// The container's layer time stands still and follows the number, so that any animation the animator
/// made can be scrubbed. Differs from UIKit: the rest plays in the animations' own curves; other
/// values of `completionCurve` are reported.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var run: TransitionRun?

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

  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet {
      guard completionCurve != oldValue else { return }
      UnsupportedAPI.report("UIPercentDrivenInteractiveTransition.completionCurve")
    }
  }

  open var wantsInteractiveStart = true

  open var timingCurve: (any UITimingCurveProvider)?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let run = (transitionContext as? TransitionContext)?.run else { return }
    attach(to: run)
    run.startScrubbing()
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
  open func cancel() {
    guard let run, run.facts.isInteractive else { return }
    run.facts.completionVelocity = completionSpeed
    run.context.cancelInteractiveTransition()
    run.scrubber?.play(forward: false, speed: completionSpeed, timing: timingCurve)
  }

  /// Plays the rest.
  open func finish() {
    guard let run, run.facts.isInteractive else { return }
    run.facts.completionVelocity = completionSpeed
    run.context.finishInteractiveTransition()
    run.scrubber?.play(forward: true, speed: completionSpeed, timing: timingCurve)
  }

  func attach(to run: TransitionRun) {
    self.run = run
    percentComplete = 0
  }

  func detach() {
    run = nil
  }
}
