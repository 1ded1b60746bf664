import CoreGraphics
public import Foundation
import QuartzCore

/// Animates changes of views and can be paused, scrubbed, reversed and continued with other timing.
///
/// While it runs the frame clock keeps it alive. Its progress is a function of the clock alone, so
/// layers' speeds and offsets do not reach it.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// What UIKit takes for a duration of 0.
  private static let shortestDuration: TimeInterval = 0.2

  // MARK: State

  open private(set) var state = UIViewAnimatingState.inactive
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?

  /// Whether views get touches while they are animated.
  ///
  /// Counts for animations added afterwards.
  open var isUserInteractionEnabled = true

  /// Whether views are hit where they will be, so that the app has to look for where they are seen.
  ///
  /// Counts for animations added afterwards.
  open var isManualHitTestingEnabled = false

  /// Whether the animator can be paused, scrubbed and stopped.
  open var isInterruptible = true

  /// Whether `fractionComplete` counts way rather than time.
  open var scrubsLinearly = true

  /// Whether the animator pauses at its end, still active, instead of completing.
  open var pausesOnCompletion = false

  private let driver: AnimatorDriver
  private var pending: [(block: () -> Void, delay: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorRecorder.Change] = []
  private var endTicket: FrameClock.Ticket?
  private var isReversedNow = false

  // MARK: Creating

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let asked = duration > 0 ? duration : Self.shortestDuration
    let course = parameters.course(for: asked)
    self.duration = course.duration
    timingParameters = parameters
    driver = AnimatorDriver(
      AnimatorCourse(
        duration: course.duration,
        pace: course.pace,
        axes: parameters.axisPaces(for: asked)
      )
    )
    super.init()
  }

  /// An animator without animations, of UIKit's shortest duration.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    animations.map { addAnimations($0) }
  }

  /// Makes an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: options.curve,
      animations: animations
    )
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    completion.map { animator.addCompletion($0) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    precondition(
      state == .inactive || driver.course.isRunning,
      "It is an error to release a paused or stopped property animator; finish it first."
    )
  }

  // MARK: Animations and completions

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start after `delayFactor` (0…1) of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "Can't add animations to a stopped property animator.")
    let factor = Double(min(max(delayFactor, 0), 1))
    guard state == .active else {
      pending.append((animation, factor))
      return
    }
    let passed = min(max(Double(fractionComplete), 0), 1)
    record(animation, delay: passed + (1 - passed) * factor)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for the end; for ever if the animator is stopped without finishing.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withUnsafeContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: Running

  open var isRunning: Bool { state == .active && driver.course.isRunning }

  open var isReversed: Bool {
    get { isReversedNow }
    set {
      guard newValue != isReversedNow else { return }
      let wasRunning = isRunning
      hold()
      isReversedNow = newValue
      if wasRunning { run() }
    }
  }

  /// How far the animation is in its direction.
  ///
  /// Setting it activates and pauses the animator.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let progress =
        scrubsLinearly ? driver.course.progress(at: now) : driver.course.fraction(at: now)
      return CGFloat(isReversedNow ? 1 - progress : progress)
    }
    set {
      precondition(state != .stopped, "Can't scrub a stopped property animator.")
      requireInterruptible("scrubbed")
      activate()
      hold()
      let progress = min(max(Double(isReversedNow ? 1 - newValue : newValue), 0), 1)
      driver.course.motion =
        scrubsLinearly ? .scrubbed(progress: progress) : .heldOnCurve(fraction: progress)
      showCourse()
    }
  }

  open func startAnimation() {
    start(after: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  open func pauseAnimation() {
    precondition(state != .stopped, "Can't pause a stopped property animator.")
    requireInterruptible("paused")
    activate()
    hold()
  }

  /// Runs on from a pause.
  ///
  /// A factor of 0 means the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    precondition(
      state == .active && !isRunning,
      "continueAnimation(withTimingParameters:durationFactor:) needs a paused property animator."
    )
    guard parameters != nil || durationFactor > 0 else {
      run()
      return
    }
    let from = driver.course.progress(at: now)
    let to: Double = isReversedNow ? 0 : 1
    let asked = duration * (durationFactor > 0 ? Double(durationFactor) : abs(to - from))
    let course = parameters?.course(for: asked) ?? (pace: driver.course.pace, duration: asked)
    let rest = AnimatorCourse.Onward(
      start: now,
      from: from,
      to: to,
      duration: course.duration,
      pace: course.pace,
      axes: parameters == nil ? driver.course.axes : parameters?.axisPaces(for: asked)
    )
    driver.course.motion = .onward(rest)
    watchEnd()
  }

  /// Takes the animations away and leaves the views where they are seen.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    requireInterruptible("stopped")
    hold()
    settleViews(at: .current)
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  /// Ends a stopped animator: puts the views at a position and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "finishAnimation(at:) should only be called on a stopped property animator."
    )
    complete(at: finalPosition)
  }

  // MARK: Steps

  private var now: TimeInterval { FrameClock.current.now }

  private func requireInterruptible(_ what: String) {
    precondition(
      isInterruptible || state == .inactive,
      "A property animator that is not interruptible can't be \(what)."
    )
  }

  private func start(after delay: TimeInterval) {
    precondition(state != .stopped, "Can't start a stopped property animator.")
    guard !isRunning else { return }
    activate()
    run(after: delay)
  }

  /// Runs the blocks that wait, so that their animations exist.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    driver.course.motion = .heldOnCurve(fraction: isReversedNow ? 1 : 0)
    let blocks = pending
    pending.removeAll()
    for (block, delay) in blocks {
      record(block, delay: delay)
    }
  }

  private func record(_ block: () -> Void, delay: Double) {
    let recorder = AnimatorRecorder(
      driver: driver,
      delay: delay,
      allowsInteraction: isUserInteractionEnabled,
      isHitWhereSeen: !isManualHitTestingEnabled
    )
    let parameters = ViewAnimationParameters(
      duration: duration,
      options: isUserInteractionEnabled ? [.allowUserInteraction] : [],
      pace: driver.course.pace
    )
    let context = ViewAnimationContext.nested(
      parameters,
      kind: .animator(recorder),
      completion: nil
    )
    context.perform(block)
    changes += recorder.changes
  }

  private func hold() {
    driver.course.motion = driver.course.held(at: now)
    endTicket.map { FrameClock.current.cancel($0) }
    endTicket = nil
  }

  /// Runs on along the animator's own curve.
  private func run(after delay: TimeInterval = 0) {
    driver.course.motion = .onCurve(
      start: now + delay,
      fraction: driver.course.fraction(at: now),
      direction: isReversedNow ? -1 : 1
    )
    watchEnd()
  }

  private func watchEnd() {
    guard let end = driver.course.end else { return }
    showCourse()
    endTicket = FrameClock.current.schedule(at: end) { self.reachEnd() }
  }

  /// The layers look different although no property of theirs changed.
  private func showCourse() {
    for change in changes {
      change.layer.mark(.appearance)
    }
  }

  private func reachEnd() {
    endTicket = nil
    guard pausesOnCompletion else {
      complete(at: isReversedNow ? .start : .end)
      return
    }
    driver.course.motion = .scrubbed(progress: isReversedNow ? 0 : 1)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    settleViews(at: position)
    let blocks = completions
    becomeInactive()
    for block in blocks {
      block(position)
    }
  }

  private func becomeInactive() {
    state = .inactive
    driver.course.motion = .heldOnCurve(fraction: 0)
    changes.removeAll()
    completions.removeAll()
  }

  /// Takes the animations away; the model gets the values of the position.
  private func settleViews(at position: UIViewAnimatingPosition) {
    let current = changes.map { $0.layer.presentedValue(forKeyPath: $0.key, at: now) }
    for change in changes {
      change.layer.removeAnimations(finished: true) { [driver] animation in
        (animation.timeSource as? AnimatorTrack)?.driver === driver
      }
    }
    UIView.performWithoutAnimation {
      for (change, shown) in zip(changes, current).reversed() {
        switch position {
        case .end:
          if state == .stopped { change.layer.settle(change.key, at: change.new) }
        case .start: change.layer.settle(change.key, at: change.old)
        case .current: change.layer.settle(change.key, at: shown ?? change.new)
        }
      }
    }
  }
}

extension UIViewPropertyAnimator: @MainActor NSCopying {
  /// An inactive animator with the same timing, settings and blocks that wait, without completions.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timingParameters ?? UICubicTimingParameters()
    )
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.pending = pending
    return copy
  }
}
