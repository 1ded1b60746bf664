import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

struct PropertyAnimatorTests {
  /// A linear animator of one second that moves the view to 100.
  private func mover(_ scene: AnimatedView) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.frame.origin.x = 100
    }
    animator.addCompletion { scene.note("completed with \($0.rawValue)") }
    return animator
  }

  @Test(.facts("E32")) func `starts out inactive with UIKit's defaults`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(animator.isUserInteractionEnabled)
    #expect(animator.isInterruptible)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(animator.delay == 0)
    #expect(UIViewAnimatingState.inactive.rawValue == 0)
    #expect(UIViewAnimatingState.active.rawValue == 1)
    #expect(UIViewAnimatingState.stopped.rawValue == 2)
  }

  @Test(.facts("E33")) func `takes a fifth of a second for no duration`() {
    #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
  }

  @Test(.facts("E34")) func `runs, completes and is inactive again`() {
    let scene = AnimatedView()
    let animator = mover(scene)

    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(scene.view.frame.origin.x == 100)
    scene.stage.advance(by: 0.25)
    #expect(isClose(scene.shownX, 25))
    #expect(isClose(animator.fractionComplete, 0.25))

    scene.stage.advance(by: 1)
    #expect(scene.log == ["completed with 0 at 1.0"])
    #expect(animator.state == .inactive)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test(.facts("E34")) func `pauses and runs on`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.startAnimation()
    scene.stage.advance(by: 0.25)

    animator.pauseAnimation()
    scene.stage.advance(by: 5)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isClose(scene.shownX, 25))

    animator.startAnimation()
    scene.stage.advance(by: 0.25)
    #expect(isClose(scene.shownX, 50))
    scene.stage.advance(by: 1)
    #expect(scene.log == ["completed with 0 at 6.0"])
  }

  @Test(.facts("E34")) func `scrubs linearly, whatever its curve`() {
    let scene = AnimatedView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      scene.view.frame.origin.x = 100
    }

    animator.fractionComplete = 0.3
    scene.stage.turn()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isClose(scene.shownX, 30))

    animator.fractionComplete = 0.1
    scene.stage.turn()
    #expect(isClose(scene.shownX, 10))
    animator.stopAnimation(true)
  }

  @Test(.facts("E34")) func `goes on from where it was scrubbed to without a jump`() {
    let scene = AnimatedView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      scene.view.frame.origin.x = 100
    }
    animator.fractionComplete = 0.3

    animator.startAnimation()
    scene.stage.turn()
    #expect(isClose(scene.shownX, 30))

    scene.stage.advance(by: 1)
    #expect(scene.shownX == 100)
  }

  @Test(.facts("E35")) func `leaves the views where they are seen when it is stopped`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.startAnimation()
    scene.stage.advance(by: 0.25)

    animator.stopAnimation(true)

    #expect(animator.state == .inactive)
    #expect(isClose(scene.view.frame.minX, 25))
    scene.stage.advance(by: 2)
    #expect(scene.log.isEmpty)
    #expect(isClose(scene.shownX, 25))
  }

  @Test(
    .facts("E35", "E37"),
    arguments: [
      (UIViewAnimatingPosition.start, 1, 0.0), (.current, 2, 25), (.end, 0, 100),
    ]
  )
  func `finishes where it is told after a stop`(
    position: UIViewAnimatingPosition,
    number: Int,
    x: CGFloat
  ) {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.startAnimation()
    scene.stage.advance(by: 0.25)

    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(scene.log.isEmpty)
    scene.stage.advance(by: 2)
    #expect(animator.state == .stopped)
    #expect(isClose(scene.view.frame.minX, 25))
    animator.finishAnimation(at: position)

    #expect(animator.state == .inactive)
    #expect(isClose(scene.view.frame.minX, x))
    #expect(scene.log == ["completed with \(number) at 2.25"])
  }

  @Test(.facts("E36")) func `continues with another length and curve`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.pauseAnimation()

    // Half a second is twice… a factor of 2 of the original second.
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 2
    )
    scene.stage.advance(by: 1)

    // Ease in is at .315357 half way through the remaining 50.
    #expect(isClose(scene.shownX, 50 + 50 * 0.315357, 1e-3))
    scene.stage.advance(by: 2)
    #expect(scene.log == ["completed with 0 at 2.5"])
  }

  @Test(.facts("E36")) func `refuses to continue while it runs`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
  }

  @Test(.facts("E36")) func `refuses to continue before it was started`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
  }

  @Test(.facts("E36")) func `forgets other timing once it is over`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 4
    )
    scene.stage.advance(by: 4)
    #expect(scene.log == ["completed with 0 at 4.0"])
    #expect(animator.state == .inactive)

    animator.addAnimations { scene.view.frame.origin.x = 0 }
    animator.startAnimation()
    scene.stage.advance(by: 0.25)

    // Its own second, linear.
    #expect(isClose(scene.shownX, 75))
    scene.stage.advance(by: 0.75)
    #expect(animator.state == .inactive)
  }

  @Test(.facts("E34")) func `pauses when it is scrubbed while it runs, and starts paused`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.startAnimation()
    scene.stage.advance(by: 0.25)

    animator.fractionComplete = 0.6
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    scene.stage.advance(by: 1)
    #expect(isClose(scene.shownX, 60))
    animator.stopAnimation(true)

    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
    other.pauseAnimation()
    #expect(other.state == .active)
    #expect(!other.isRunning)
    other.stopAnimation(true)
    #expect(other.state == .inactive)
  }

  @Test(.facts("E37")) func `goes back when it is reversed and resets the model`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.startAnimation()
    scene.stage.advance(by: 0.25)

    animator.isReversed = true
    #expect(animator.isRunning)
    scene.stage.advance(by: 0.125)
    #expect(isClose(scene.shownX, 12.5))

    scene.stage.advance(by: 1)
    #expect(scene.log == ["completed with 1 at 0.5"])
    #expect(scene.view.frame.minX == 0)
  }

  @Test(.facts("E37")) func `counts its fraction in the direction that it runs`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.fractionComplete = 0.25

    animator.isReversed = true

    #expect(isClose(animator.fractionComplete, 0.75))
    animator.stopAnimation(true)
  }

  @Test(.facts("E38")) func `gives animations added later the time that is left`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.startAnimation()
    scene.stage.advance(by: 0.5)

    animator.addAnimations { scene.view.alpha = 0 }
    scene.stage.advance(by: 0.25)

    #expect(isClose(scene.shownAlpha, 0.5))
    scene.stage.advance(by: 0.25)
    #expect(scene.shownAlpha == 0)
  }

  @Test func `delays animations by a part of the time`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)

    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    #expect(scene.shownAlpha == 1)
    scene.stage.advance(by: 0.25)

    #expect(isClose(scene.shownAlpha, 0.5))
  }

  @Test(.facts("E38")) func `refuses to be released while it is paused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pauseAnimation()
      }
    }
  }

  @Test(.facts("E38")) func `refuses to be released while it is stopped`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
      }
    }
  }

  @Test(.facts("E38")) func `is kept alive while it runs`() {
    let scene = AnimatedView()
    mover(scene).startAnimation()

    scene.stage.advance(by: 1)

    #expect(scene.log == ["completed with 0 at 1.0"])
  }

  @Test(.facts("E31")) func `settles a physical spring and ignores the duration`() {
    let physical = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)

    #expect(
      UIViewPropertyAnimator(duration: 9, timingParameters: physical).duration
        == 1.4727003346780927
    )
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).duration == 9)
    // c / (2·√(k·m)) = 10 / (2·√100)
    #expect(SpringCurve(stiffness: 100, damping: 10).dampingRatio == 0.5)
    #expect(SpringCurve(mass: 4, stiffness: 100, damping: 10).dampingRatio == 0.25)
  }

  @Test(.facts("E31")) func `overshoots with a loose spring`() {
    let scene = AnimatedView()
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5) {
      scene.view.frame.origin.x = 100
    }
    animator.startAnimation()
    scene.stage.advance(by: 0.15)

    let spring = SpringCurve(stiffness: 646.8780, damping: 25.4338)
    #expect(isClose(scene.shownX, 100 * spring.value(at: 0.15), 1e-3))
    #expect(scene.shownX > 100)
    scene.stage.advance(by: 1)
    #expect(scene.shownX == 100)
  }

  @Test func `waits before it starts`() {
    let scene = AnimatedView()
    let animator = mover(scene)

    animator.startAnimation(afterDelay: 0.5)
    scene.stage.advance(by: 0.5)
    #expect(scene.shownX == 0)
    #expect(animator.delay == 0.5)

    scene.stage.advance(by: 1)
    #expect(scene.log == ["completed with 0 at 1.5"])
  }

  @Test func `pauses at its end if asked`() {
    let scene = AnimatedView()
    let animator = mover(scene)
    animator.pausesOnCompletion = true
    animator.startAnimation()

    scene.stage.advance(by: 2)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(scene.log.isEmpty)

    animator.isReversed = true
    animator.startAnimation()
    animator.pausesOnCompletion = false
    scene.stage.advance(by: 1)
    #expect(scene.log == ["completed with 1 at 3.0"])
  }

  @Test func `drives keyframes`() {
    let scene = AnimatedView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          scene.view.frame.origin.x = 100
        }
      }
    }

    animator.fractionComplete = 0.75
    scene.stage.turn()

    #expect(isClose(scene.shownX, 50))
    animator.stopAnimation(true)
    #expect(isClose(scene.view.frame.minX, 50))
  }

  @Test func `runs at once when it is made running`() {
    let scene = AnimatedView()

    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { scene.view.frame.origin.x = 100 },
      completion: { scene.note("completed with \($0.rawValue)") }
    )
    #expect(animator.isRunning)
    scene.stage.advance(by: 1)

    #expect(scene.log == ["completed with 0 at 1.0"])
  }
}
