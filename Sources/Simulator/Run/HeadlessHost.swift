import Foundation
import QuartzCore
import SDLPlatform
import UIKitCore

/// Runs an app without a window, on a clock that is stepped: time costs nothing.
struct HeadlessHost {
  let run: VirtualRun
  let script: ScriptRun?
  /// Most seconds of app time to wait for rest.
  let timeout: TimeInterval

  /// Runs the script, or until nothing moves any more.
  func runToEnd() throws {
    MainQueue.drain()
    run.turn()
    guard let script else {
      if let busy = run.settle(limit: timeout) {
        throw SimulatorFailure(.stuck, "Not at rest after \(timeout) s: \(busy).")
      }
      return
    }
    while try script.resume() == .waiting {
      MainQueue.drain()
      if script.restLimit != nil {
        step()
      } else if let time = script.wakeTime {
        run.advance(to: time)
      }
    }
  }

  /// One frame on the way to rest.
  private func step() {
    run.turn()
    run.application.frameWasMade()
    guard let next = run.loop.nextFrameTime else { return }
    run.loop.run(at: next)
    run.application.frameWasMade()
  }
}
