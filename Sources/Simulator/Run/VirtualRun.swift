package import CoreGraphics
package import Foundation
package import QuartzCore
package import UIKitCore

/// An application on the virtual clock, without a display: what headless runs and tests step.
///
/// Time stands still between calls. `advance` makes a frame at every refresh while something moves
/// and at every exact instant when a timer fires or an animation ends.
package final class VirtualRun {
  package let application: UIApplication
  package let clock = FrameClock()
  package let loop: FrameLoop
  package let compositor: Compositor

  /// Made and made current at once; no app code has run.
  ///
  /// `scale` is device pixels a point of the picture, by default the device's own.
  package init(services: HostServices, environment: ScreenEnvironment, scale: CGFloat? = nil) {
    application = UIApplication(services: services, environment: environment, clock: clock)
    loop = FrameLoop(application: application, clock: clock)
    let pixelScale = scale ?? environment.scale
    compositor = Compositor(
      pixelWidth: Int((environment.size.width * pixelScale).rounded()),
      pixelHeight: Int((environment.size.height * pixelScale).rounded()),
      scale: pixelScale,
      root: application.screen.layer
    )
  }

  package var now: TimeInterval { clock.now }

  /// Makes this run's application and clock the current ones: a process may hold several runs.
  package func makeCurrent() {
    FrameClock.current = clock
    application.makeCurrent()
  }

  // MARK: - Time

  /// Runs what is due now, without moving time.
  package func turn() {
    makeCurrent()
    loop.run(at: clock.now)
  }

  package func advance(by seconds: TimeInterval) {
    advance(to: clock.now + seconds)
  }

  /// Frame by frame to exactly `time`.
  package func advance(to time: TimeInterval) {
    makeCurrent()
    loop.run(at: clock.now)
    while let next = nextInstant(before: time) {
      loop.run(at: next)
    }
    loop.run(at: time)
  }

  /// Steps until nothing moves and nothing waits; returns what is still busy at the limit, or nil.
  package func settle(limit: TimeInterval) -> String? {
    makeCurrent()
    let end = clock.now + limit
    loop.run(at: clock.now)
    application.frameWasMade()
    while let next = loop.nextEssentialFrameTime {
      guard next <= end else { return loop.busyDescription }
      loop.run(at: next)
      application.frameWasMade()
    }
    return nil
  }

  private func nextInstant(before end: TimeInterval) -> TimeInterval? {
    application.frameWasMade()
    guard let next = loop.nextFrameTime, next < end else { return nil }
    return max(next, clock.now)
  }

  // MARK: - Input

  /// Delivers an event at the present time and runs what follows at once.
  package func send(_ event: InputEvent) {
    makeCurrent()
    application.handle(event)
    turn()
  }

  /// Changes the screen; the picture follows.
  package func apply(_ environment: ScreenEnvironment, animated: Bool) {
    makeCurrent()
    change(to: environment, animated: animated)
    turn()
  }

  /// Changes the screen inside a turn of the run loop.
  package func change(to environment: ScreenEnvironment, animated: Bool) {
    application.apply(environment, animated: animated)
    compositor.resize(
      pixelWidth: Int((environment.size.width * compositor.scale).rounded()),
      pixelHeight: Int((environment.size.height * compositor.scale).rounded()),
      scale: compositor.scale
    )
  }

  // MARK: - Pictures

  /// The screen as it is now, one pixel for each device pixel.
  package func snapshot() -> CGImage {
    turn()
    _ = loop.draw(with: compositor)
    return CGImage(buffer: compositor.target.copy())
  }
}
