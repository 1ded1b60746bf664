import Foundation

/// How app time follows real time in a window, and when the next turn is due.
///
/// All times are given: nothing here asks the machine.
nonisolated struct WindowPace {
  /// One refresh of an ordinary display, in seconds of real time.
  static let frame: TimeInterval = 1.0 / 60
  /// How late a turn may come, in seconds; app time does not make up for more.
  ///
  /// Later ones were held up: a stopped process, a sleeping laptop, a debugger.
  static let longestDelay: TimeInterval = 0.25

  /// Deadlines so little after a frame belong to it, in seconds: sums of times are not exact.
  private static let tolerance: TimeInterval = 1e-6

  /// Seconds of app time in a second of real time.
  var speed: Double
  /// Whether what moves is drawn without waiting, a frame further each time.
  private let isUnthrottled: Bool
  /// Whether app time stands still; what is paused can be stepped by the frame.
  var isPaused = false
  private var lastTurn: TimeInterval
  /// The place of the last turn on the display: a frame after the one before, if it came a little late.
  private var lastFrame: TimeInterval
  private var plannedTurn: TimeInterval?
  /// App time that the planned turn makes pass, whenever it comes; nil if real time counts.
  private var step: TimeInterval?

  /// `start` is the real time at which app time begins to run.
  init(speed: Double, start: TimeInterval, isUnthrottled: Bool = false) {
    self.speed = speed
    self.isUnthrottled = isUnthrottled
    lastTurn = start
    lastFrame = start
    plannedTurn = start
  }

  /// Begins a turn: app time passed since the last one, in seconds.
  mutating func begin(at real: TimeInterval) -> TimeInterval {
    let next = lastFrame + Self.frame
    lastFrame = real >= next && real < next + Self.frame ? next : max(real, lastFrame)
    if let step {
      lastTurn = max(real, lastTurn)
      return step
    }
    let latest = plannedTurn.map { max($0, lastTurn) + Self.longestDelay } ?? real
    let passed = max(min(real, latest) - lastTurn, 0)
    lastTurn = max(real, lastTurn)
    return isPaused ? 0 : passed * speed
  }

  /// Plans the next turn and returns how long to wait for it, in real seconds; nil is for ever.
  ///
  /// `deadline` is how far away the next timer or end of an animation is, in app time.
  mutating func plan(
    isMoving: Bool,
    deadline: TimeInterval?,
    at real: TimeInterval
  ) -> TimeInterval? {
    step = nil
    if isUnthrottled, isMoving, !isPaused {
      step = Self.step(deadline: deadline, frame: Self.frame * speed)
      plannedTurn = real
      return 0
    }
    let untilDeadline = isPaused ? nil : deadline.map { max($0, 0) / speed }
    let untilFrame = isMoving ? max(lastFrame + Self.frame - real, 0) : nil
    let wait = [untilDeadline, untilFrame].compactMap { $0 }.min()
    plannedTurn = wait.map { real + $0 }
    return wait
  }

  /// How long a turn that starts now would come before its place on the display, in real seconds.
  func timeToNextFrame(at real: TimeInterval) -> TimeInterval {
    step == nil ? max(lastFrame + Self.frame - real, 0) : 0
  }

  /// A frame's time, or up to a deadline that comes sooner or only a hair later.
  private static func step(deadline: TimeInterval?, frame: TimeInterval) -> TimeInterval {
    guard let deadline, deadline < frame + tolerance else { return frame }
    return max(deadline, 0)
  }
}
