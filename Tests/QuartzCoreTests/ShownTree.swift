import Foundation
import QuartzCore

/// A layer tree that is shown, on a clock of its own that moves on demand.
final class ShownTree {
  let root = CALayer()

  /// Rests at 0, or at `start`.
  init(at start: TimeInterval = 0) {
    CATransaction.flush()
    FrameClock.current = FrameClock()
    FrameClock.current.advance(to: start)
    root.isDisplayRoot = true
    turn()
  }

  var now: TimeInterval { FrameClock.current.now }

  /// A layer in the tree that was committed; it is there at once, without a fade.
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    root.addSublayer(layer)
    CATransaction.commit()
    turn()
    return layer
  }

  /// A plain layer in the tree that was committed.
  func add() -> CALayer {
    add(CALayer())
  }

  /// One turn of the run loop.
  func turn() {
    FrameClock.current.runDueWork()
    FrameClock.current.animations.finishDue(at: now)
    CATransaction.flush()
  }

  /// Turns at each end of an animation and each deadline up to `time`.
  func advance(to time: TimeInterval) {
    while let next = nextEvent, next <= time {
      FrameClock.current.advance(to: next)
      turn()
    }
    FrameClock.current.advance(to: time)
    turn()
  }

  private var nextEvent: TimeInterval? {
    let clock = FrameClock.current
    return [clock.nextDeadline, clock.animations.nextEnd].compactMap { $0 }.min()
  }
}

/// Writes down how animations end.
final class StopLog: CAAnimationDelegate {
  private(set) var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    lines.append("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append(flag ? "finished" : "removed")
  }
}

/// A basic animation of one second, linear.
func move(
  _ keyPath: String,
  from: Any? = nil,
  to: Any? = nil,
  by: Any? = nil,
  duration: TimeInterval = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = duration
  return animation
}

extension CALayer {
  /// The opacity on screen now.
  var shownOpacity: Float { properties(at: FrameClock.current.now).opacity }

  /// The position on screen now.
  var shownPosition: CGPoint { properties(at: FrameClock.current.now).position }
}

/// Whether two numbers agree to the digits that a fact prints.
func agree(_ first: Double, _ second: Double, digits: Int) -> Bool {
  abs(first - second) <= 0.5000001 * pow(10, -Double(digits))
}
