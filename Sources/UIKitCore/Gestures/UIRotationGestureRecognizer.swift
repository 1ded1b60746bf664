import CoreGraphics
public import Foundation
import QuartzCore

/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians turned since the beginning, clockwise positive.
  ///
  /// Setting it resets the velocity.
  open var rotation: CGFloat = 0 {
    didSet {
      if !isFollowing { tracker.removeAll() }
    }
  }

  /// Radians a second.
  open var velocity: CGFloat { tracker.velocity(at: FrameClock.current.now).dx }

  private var angle: CGFloat = 0
  /// Turned before the gesture has begun.
  private var slack: CGFloat = 0
  private var isFollowing = false
  private var tracker = VelocityTracker(window: GestureConstants.velocityWindow)

  open override func reset() {
    super.reset()
    rotation = 0
    slack = 0
    tracker.removeAll()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if trackedTouches.count == 2 {
      angle = FingerPair(trackedTouches).angle
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 2 else { return }
    let turned = FingerPair(trackedTouches).angle
    // The short way round: fingers never turn by more than half a circle between two events.
    let change = remainder(turned - angle, 2 * .pi)
    angle = turned
    if state.isActive {
      follow(change, at: event.timestamp)
      state = .changed
      return
    }
    slack += change
    if abs(slack) >= GestureConstants.rotationHysteresis {
      follow(0, at: event.timestamp)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .cancelled : .failed
  }

  private func follow(_ change: CGFloat, at time: TimeInterval) {
    isFollowing = true
    rotation += change
    isFollowing = false
    tracker.add(CGPoint(x: rotation, y: 0), at: time)
  }
}
