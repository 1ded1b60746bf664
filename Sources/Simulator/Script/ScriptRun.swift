import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Carries out a script, a piece at a time: whoever owns the clock calls `resume()` when the time has
/// come or something happened.
final class ScriptRun {
  nonisolated enum Progress {
    case waiting
    case finished
  }

  /// What is left to do before the script's next line.
  private enum Step {
    case input(InputEvent)
    case until(TimeInterval)
    case untilRest(limit: TimeInterval)
    case command(ScriptCommand)
  }

  /// How long a tap's finger stays down, in seconds; chosen by eye.
  private static let tapTime: TimeInterval = 0.05
  private static let frame = 1 / TimeInterval(FrameClock.framesPerSecond)

  private let script: Script
  private let control: DeviceControl
  private let checks: ScriptChecks
  private let outputs: RunOutputs
  private let timeout: TimeInterval

  private var nextLine = 0
  private var lineNumber = 0
  private var steps: [Step] = []
  /// When a wait for rest began.
  private var restStart: TimeInterval?
  /// When the script last did something to the app: what `at` counts from.
  private var mark: TimeInterval = 0
  private var finger: CGPoint?

  private var run: VirtualRun { control.run }

  init(script: Script, control: DeviceControl, outputs: RunOutputs, timeout: TimeInterval) {
    self.script = script
    self.control = control
    self.outputs = outputs
    self.timeout = timeout
    checks = ScriptChecks(run: control.run)
  }

  /// When the script wants to go on; nil once it has finished.
  var wakeTime: TimeInterval? {
    switch steps.first {
    case .until(let time): time
    case .untilRest: run.clock.now
    case .input, .command: run.clock.now
    case nil: nextLine < script.lines.count ? run.clock.now : nil
    }
  }

  /// The limit of a wait for rest that has to pass before the script goes on.
  var restLimit: TimeInterval? {
    if case .untilRest(let limit) = steps.first { limit } else { nil }
  }

  /// Does what can be done at the present time.
  func resume() throws -> Progress {
    while true {
      while let step = steps.first {
        do {
          guard try isDone(step) else { return .waiting }
        } catch {
          throw located(error)
        }
      }
      guard nextLine < script.lines.count else { return .finished }
      let line = script.lines[nextLine]
      nextLine += 1
      lineNumber = line.number
      if line.command == .quit { return .finished }
      steps = [.command(line.command)]
    }
  }

  /// Takes a step off the list and carries it out; false if its time has not come.
  private func isDone(_ step: Step) throws -> Bool {
    let now = run.clock.now
    switch step {
    case .until(let time) where time > now:
      return false
    case .untilRest(let limit):
      let start = restStart ?? now
      restStart = start
      if !run.loop.isIdle || BackgroundWork.isRunning {
        guard now - start <= limit else {
          throw SimulatorFailure(
            .stuck,
            "not at rest after \(limit) s: \(run.loop.busyDescription)"
          )
        }
        return false
      }
      restStart = nil
      steps.removeFirst()
    case .until:
      steps.removeFirst()
    case .input(let event):
      steps.removeFirst()
      run.send(event)
      mark = now
    case .command(let command):
      steps.removeFirst()
      try perform(command)
    }
    return true
  }

  private func perform(_ command: ScriptCommand) throws {
    switch command {
    case .device(let preset):
      change { control.use(preset) }
    case .appearance(let style):
      change { control.setAppearance(style) }
    case .rotate(let turn):
      change { control.rotate(turn) }
    case .rotateTo(let orientation):
      change { control.rotate(to: orientation) }
    case .resize(let size):
      change { control.resize(to: size) }
    case .wait(let seconds):
      add(.until(run.clock.now + seconds))
    case .settle(let limit):
      add(.untilRest(limit: limit ?? timeout))
    case .at(let delay, let command):
      add(.until(mark + delay), .command(command))
    case .tap(let target):
      let point = try press(target)
      add(.until(run.clock.now + Self.tapTime), .input(.touchEnded(finger: 0, at: point)))
      finger = nil
    case .press(let target):
      _ = try press(target)
    case .move(let destination, let duration):
      try move(destination, over: duration)
    case .release, .cancel:
      let point = try placeOfFinger()
      finger = nil
      add(
        .input(command == .cancel ? .touchCancelled(finger: 0) : .touchEnded(finger: 0, at: point))
      )
    case .drag(let start, let destination, let duration, let isCancelled):
      _ = try press(start)
      try move(destination, over: duration)
      let end = try placeOfFinger()
      finger = nil
      add(
        .input(isCancelled ? .touchCancelled(finger: 0) : .touchEnded(finger: 0, at: end))
      )
    case .scroll(let distance, let target):
      let middle = CGPoint(x: control.device.size.width / 2, y: control.device.size.height / 2)
      add(.input(.scrolled(by: distance, at: try target.map(checks.point) ?? middle)))
    case .type(let text):
      add(.input(.textEntered(text)))
    case .key(let key):
      add(.input(.keyPressed(KeyPress(key: key))))
    case .shot(let path):
      try outputs.writePicture(to: path)
    case .dump(let dump):
      print(outputs.text(of: dump), terminator: "")
    case .expect(let expectation):
      try checks.check(expectation)
    case .quit:
      nextLine = script.lines.count
    }
  }

  // MARK: - Finger

  private func press(_ target: ScriptTarget) throws -> CGPoint {
    guard finger == nil else {
      throw SimulatorFailure(.wrongUsage, "the finger is down already; release it first")
    }
    let point = try checks.point(target)
    finger = point
    run.send(.touchBegan(finger: 0, at: point))
    mark = run.clock.now
    return point
  }

  private func placeOfFinger() throws -> CGPoint {
    guard let finger else {
      throw SimulatorFailure(.wrongUsage, "the finger is not down; press first")
    }
    return finger
  }

  /// Plans one move a frame, the last one at the destination.
  private func move(_ destination: ScriptCommand.Destination, over duration: TimeInterval) throws {
    let start = try placeOfFinger()
    let end: CGPoint
    switch destination {
    case .by(let vector): end = CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
    case .to(let target): end = try checks.point(target)
    }
    let count = max(Int((duration / Self.frame).rounded()), 1)
    for index in 1...count {
      let part = CGFloat(index) / CGFloat(count)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      steps.append(.until(run.clock.now + duration * TimeInterval(part)))
      steps.append(.input(.touchMoved(finger: 0, to: point)))
    }
    finger = end
  }

  // MARK: - Steps

  private func add(_ more: Step...) {
    steps += more
  }

  private func change(_ body: () -> Void) {
    body()
    mark = run.clock.now
  }

  /// The error with the place in the script where it happened.
  private func located(_ error: any Error) -> SimulatorFailure {
    let status: ExitStatus
    switch error {
    case let failure as SimulatorFailure: status = failure.status
    case is ViewQuery.Failure: status = .notFound
    default: status = .checkFailed
    }
    return SimulatorFailure(status, "\(script.name):\(lineNumber): \(error)")
  }
}
