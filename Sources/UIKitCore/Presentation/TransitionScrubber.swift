import CoreGraphics
import Foundation
import QuartzCore

/// Holds the time of a transition's container still and moves it by hand.
///
/// Animations that the animator makes meanwhile, of views or of layers, follow. The rest plays by
/// giving the container's time a course, so that every instant is exact.
/// A property animator (`take(over:)`) is driven through its own fraction instead.
final class TransitionScrubber {
  /// Progress 1 stops this much short: animations that reach their end would be over.
  private static let lastFraction: CGFloat = 0.999_999

  private let container: UIView
  private let duration: TimeInterval
  private(set) var progress: CGFloat = 0
  private var baseTime: TimeInterval = 0
  private var isHolding = false
  private var changes = ModelChanges()
  /// The animations that the transition made.
  private var animations: [CAAnimation] = []
  private var animator: (any UIViewImplicitlyAnimating)?
  private var endTicket: FrameClock.Ticket?

  init(container: UIView, duration: TimeInterval) {
    self.container = container
    self.duration = duration
  }

  /// Stops the container's time.
  func hold() {
    let layer = container.layer
    baseTime = layer.convertTime(FrameClock.current.now, from: nil)
    isHolding = true
    layer.beginTime = 0
    layer.timeOffset = baseTime
    layer.speed = 0
  }

  /// Runs `body` and remembers the values that its animations start from.
  func recordChanges(_ body: () -> Void) {
    let before = ModelChanges(of: container.layer)
    let older = container.layer.animationsInTree
    let others = Set(older.map(ObjectIdentifier.init))
    // Those that `body` replaces live on, or a new one could get the address of an old one.
    withExtendedLifetime(older, body)
    animations = container.layer.animationsInTree.filter {
      !others.contains(ObjectIdentifier($0))
    }
    changes = before.animated(except: others)
  }

  /// From now on drives a property animator instead of the container's time.
  func take(over animator: any UIViewImplicitlyAnimating) {
    if isHolding { releaseTime() }
    animator.pauseAnimation()
    self.animator = animator
    progress = animator.fractionComplete
  }

  func move(to progress: CGFloat) {
    self.progress = progress
    if let animator {
      animator.fractionComplete = progress
      return
    }
    guard isHolding else { return }
    container.layer.timeOffset = baseTime + offset(of: progress)
  }

  /// Plays the rest along `curve`, or back to the start.
  ///
  /// A property animator goes on with `timing`, or at its own pace.
  func play(
    forward: Bool,
    speed: CGFloat,
    curve: CubicTimingCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    if let animator {
      animator.isReversed = !forward
      let rest = forward ? 1 - progress : progress
      animator.continueAnimation(
        withTimingParameters: timing,
        durationFactor: max(rest / speed, .leastNonzeroMagnitude)
      )
      return
    }
    guard isHolding else { return }
    let layer = container.layer
    let parentNow =
      layer.superlayer?.convertTime(FrameClock.current.now, from: nil) ?? FrameClock.current.now
    let passed = offset(of: progress)
    let rest = (forward ? duration - passed : passed) / TimeInterval(speed)
    layer.speed = forward ? 1 : -1
    layer.follow(
      TimeCourse(
        start: parentNow,
        duration: rest,
        from: baseTime + passed,
        to: forward ? baseTime + duration : baseTime,
        curve: curve
      )
    )
    guard !forward else { return }
    endTicket = FrameClock.current.schedule(at: FrameClock.current.now + rest) { [weak self] in
      self?.endBackwards()
    }
  }

  /// Lets the container's time run on as usual.
  func release() {
    if let endTicket { FrameClock.current.cancel(endTicket) }
    endTicket = nil
    if isHolding { releaseTime() }
    animator = nil
  }

  /// What moves belongs to nobody any more: a property animator in hand stops where it is.
  func abandon() {
    let animator = animator
    release()
    if animator?.state == .active { animator?.stopAnimation(true) }
  }

  private func releaseTime() {
    isHolding = false
    let layer = container.layer
    layer.follow(nil)
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
    animations.removeAll()
  }

  /// The way back is over: the model takes the values that it had before, the transition's
  /// animations end.
  private func endBackwards() {
    endTicket = nil
    changes.restore()
    let own = Set(animations.map(ObjectIdentifier.init))
    container.layer.endAnimationsInTree(finished: true) { own.contains(ObjectIdentifier($0)) }
  }

  private func offset(of progress: CGFloat) -> TimeInterval {
    duration * TimeInterval(min(progress, Self.lastFraction))
  }
}
