import Foundation
import QuartzCore
import SDLPlatform
import UIKitCore

/// Runs an app without a window, on a clock that is stepped: time costs nothing.
struct HeadlessHost {
  let run: VirtualRun
  let script: ScriptRun?
  /// Most seconds to wait for rest: of app time, or of real time for work on other threads.
  let timeout: TimeInterval

  /// Runs the script, or until nothing moves any more.
  func runToEnd() throws {
    MainQueue.drain()
    run.turn()
    if let script {
      while try script.resume() == .waiting {
        try goOn(script)
      }
    } else {
      try rest()
    }
  }

  /// Makes time pass for a script that waits.
  private func goOn(_ script: ScriptRun) throws {
    MainQueue.drain()
    guard script.restLimit != nil else {
      run.advance(to: script.wakeTime ?? run.now)
      return
    }
    run.turn()
    run.application.frameWasMade()
    if let next = run.loop.nextFrameTime {
      run.loop.run(at: next)
      run.application.frameWasMade()
    } else if BackgroundWork.isRunning {
      try waitForOtherThreads()
    }
  }

  private func rest() throws {
    while true {
      if let busy = run.settle(limit: timeout) {
        throw SimulatorFailure(.stuck, "Not at rest after \(timeout) s: \(busy).")
      }
      MainQueue.drain()
      if BackgroundWork.isRunning {
        try waitForOtherThreads()
      } else if run.loop.isIdle {
        return
      }
    }
  }

  private func waitForOtherThreads() throws {
    guard MainQueue.wait(timeout: timeout) else {
      throw SimulatorFailure(
        .stuck,
        "Not at rest after \(timeout) s: a block on another thread still runs."
      )
    }
  }
}
