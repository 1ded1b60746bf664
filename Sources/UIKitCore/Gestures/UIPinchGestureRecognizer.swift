import CoreGraphics
public import Foundation
import QuartzCore

/// Recognizes two fingers whose distance changes.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance now, relative to that at the beginning.
  ///
  /// Setting it resets the velocity.
  open var scale: CGFloat {
    get { factor * fingers.distance / referenceDistance }
    set {
      factor = newValue
      referenceDistance = fingers.distance
      tracker.removeAll()
    }
  }

  /// Change of `scale` a second.
  open var velocity: CGFloat { tracker.velocity(at: FrameClock.current.now).dx }

  private var fingers = FingerPair()
  private var factor: CGFloat = 1
  private var referenceDistance: CGFloat = 1
  private var tracker = VelocityTracker(window: GestureConstants.velocityWindow)

  open override func reset() {
    super.reset()
    fingers = FingerPair()
    factor = 1
    referenceDistance = 1
    tracker.removeAll()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if trackedTouches.count == 2 {
      fingers = FingerPair(trackedTouches)
      referenceDistance = fingers.distance
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 2 else { return }
    fingers = FingerPair(trackedTouches)
    if state.isActive {
      tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
      state = .changed
    } else if abs(fingers.distance - referenceDistance) >= GestureConstants.pinchHysteresis {
      referenceDistance = fingers.distance
      tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .cancelled : .failed
  }
}
