package import CoreGraphics
package import Foundation
package import QuartzCore

/// Runs the phases of a frame.
///
/// The host decides when; see `FramePhase` for the order.
package final class FrameLoop {
  /// Turns at one instant before something is taken to feed itself for ever.
  private static let turnLimit = 1000
  /// Layout passes in one turn before a view is taken to dirty itself for ever.
  private static let layoutPassLimit = 100

  private let application: UIApplication
  private let clock: FrameClock

  package init(application: UIApplication, clock: FrameClock) {
    self.application = application
    self.clock = clock
  }

  /// Advances the clock and runs turns until nothing more is due at that instant.
  package func run(at time: TimeInterval) {
    clock.advance(to: time)
    var turns = 0
    var isFirst = true
    repeat {
      runTurn(firesDisplayLinks: isFirst)
      isFirst = false
      turns += 1
      if turns == Self.turnLimit {
        application.log(
          "The run loop did not come to rest after \(turns) turns at \(clock.now) s; going on."
        )
        return
      }
    } while clock.hasDueWork
  }

  /// When the next frame is due: nil while nothing moves and nothing waits.
  package var nextFrameTime: TimeInterval? {
    frameTime(before: clock.nextDeadline, isMoving: clock.animations.isAnimating)
  }

  /// As `nextFrameTime`, without what blinks or turns for ever.
  package var nextEssentialFrameTime: TimeInterval? {
    frameTime(
      before: clock.nextEssentialDeadline,
      isMoving: clock.animations.isAnimatingEssentials
    )
  }

  /// Whether nothing moves and nothing waits, apart from what blinks or turns for ever.
  package var isIdle: Bool { nextEssentialFrameTime == nil }

  private func frameTime(before deadline: TimeInterval?, isMoving: Bool) -> TimeInterval? {
    if application.isFrameNeeded { return clock.now }
    var times = [deadline, clock.animations.nextEnd].compactMap { $0 }
    if isMoving || clock.displayLinks.hasActiveDisplayLinks {
      times.append(clock.nextTick)
    }
    return times.min()
  }

  /// What keeps the application from being idle, in words.
  package var busyDescription: String {
    var causes = clock.animations.describeActive()
    if clock.displayLinks.hasActiveDisplayLinks { causes.append("a display link") }
    if let deadline = clock.nextEssentialDeadline { causes.append("a timer due at \(deadline) s") }
    return causes.isEmpty ? "nothing" : causes.joined(separator: ", ")
  }

  /// Draws what is dirty and composites what changed into the compositor's buffer.
  ///
  /// Returns the changed rectangles in device pixels.
  package func draw(with compositor: Compositor) -> [PixelRect] {
    application.frameWasMade()
    return compositor.render(application.screen.layer, at: clock.now)
  }

  private func runTurn(firesDisplayLinks: Bool) {
    clock.runDueWork()
    if firesDisplayLinks { fireDisplayLinks() }
    clock.animations.finishDue(at: clock.now)
    layOutWindows()
    CATransaction.flush()
  }

  private func fireDisplayLinks() {
    clock.displayLinks.fireDisplayLinks(
      at: clock.now,
      interval: 1 / Double(FrameClock.framesPerSecond)
    )
  }

  private func layOutWindows() {
    for window in application.visibleWindows {
      var passes = 0
      while window.isLayoutPending {
        window.updateConstraintsIfNeeded()
        window.layOutSubtree()
        passes += 1
        guard passes < Self.layoutPassLimit else {
          application.log("Layout of \(window) did not come to rest after \(passes) passes.")
          break
        }
      }
      window.layer.layoutIfNeeded()
    }
  }
}
