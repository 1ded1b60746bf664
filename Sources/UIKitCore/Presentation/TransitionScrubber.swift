import CoreGraphics
import Foundation
import QuartzCore

/// Holds the time of a transition's container still and moves it by hand.
///
/// Animations that the animator makes meanwhile, of views or of layers, follow. The rest plays by
/// giving the container's time a course, so that every instant is exact. Views elsewhere that move with
/// the transition (`animateAlongsideTransition(in:)`) are held in the same way.
/// A property animator (`take(over:)`) is driven through its own fraction instead.
final class TransitionScrubber {
  /// Progress 1 stops this much short: animations that reach their end would be over.
  private static let lastFraction: CGFloat = 0.999_999

  private let layers: [CALayer]
  private let duration: TimeInterval
  private(set) var progress: CGFloat = 0
  private var held: [HeldTime] = []
  private var changes: [ModelChanges] = []
  /// The animations that the transition made.
  private var animations: [CAAnimation] = []
  private var animator: (any UIViewImplicitlyAnimating)?
  private var endTicket: FrameClock.Ticket?

  /// `others` that hold the container, or are in it, need no holding of their own.
  init(container: UIView, others: [UIView], duration: TimeInterval) {
    let apart = others.filter {
      !$0.isDescendant(of: container) && !container.isDescendant(of: $0) && $0.window != nil
    }
    layers = ([container] + apart).map(\.layer)
    self.duration = duration
  }

  /// Stops the time of all that moves.
  func hold() {
    held = layers.map(HeldTime.init)
  }

  /// Runs `body` and remembers the values that its animations start from.
  func recordChanges(_ body: () -> Void) {
    let before = layers.map(ModelChanges.init(of:))
    let older = runningAnimations
    let others = Set(older.map(ObjectIdentifier.init))
    // Those that `body` replaces live on, or a new one could get the address of an old one.
    withExtendedLifetime(older, body)
    animations = runningAnimations.filter { !others.contains(ObjectIdentifier($0)) }
    changes = before.map { $0.animated(except: others) }
  }

  private var runningAnimations: [CAAnimation] { layers.flatMap(\.animationsInTree) }

  /// From now on drives a property animator instead of the container's time.
  func take(over animator: any UIViewImplicitlyAnimating) {
    releaseTime()
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
    for time in held {
      time.move(to: offset(of: progress))
    }
  }

  /// Plays the rest along `timing`, or `curve` where that is nil, or back to the start.
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
    guard !held.isEmpty else { return }
    let passed = offset(of: progress)
    let rest = (forward ? duration - passed : passed) / TimeInterval(speed)
    let course = timing?.course(for: rest)
    let pace: TimeCourse.Pace =
      switch course?.pace {
      case .spring(let spring): .spring(spring)
      case .curve(let curve): .curve(curve)
      case nil: .curve(curve)
      }
    let lengths = held.map {
      $0.play(
        from: passed,
        to: forward ? duration : 0,
        duration: course?.duration ?? rest,
        pace: pace
      )
    }
    guard !forward else { return }
    let end = FrameClock.current.now + (lengths.first ?? rest)
    endTicket = FrameClock.current.schedule(at: end) { [weak self] in self?.endBackwards() }
  }

  /// Lets time run on as usual.
  func release() {
    if let endTicket { FrameClock.current.cancel(endTicket) }
    endTicket = nil
    releaseTime()
    animator = nil
  }

  /// What moves belongs to nobody any more: a property animator in hand stops where it is.
  func abandon() {
    let animator = animator
    release()
    if animator?.state == .active { animator?.stopAnimation(true) }
  }

  private func releaseTime() {
    guard !held.isEmpty else { return }
    for time in held {
      time.release()
    }
    held = []
    animations.removeAll()
  }

  /// The way back is over: the model takes the values that it had before, the transition's
  /// animations end.
  private func endBackwards() {
    endTicket = nil
    for change in changes {
      change.restore()
    }
    let own = Set(animations.map(ObjectIdentifier.init))
    for layer in layers {
      layer.endAnimationsInTree(finished: true) { own.contains(ObjectIdentifier($0)) }
    }
  }

  private func offset(of progress: CGFloat) -> TimeInterval {
    duration * TimeInterval(min(progress, Self.lastFraction))
  }
}
