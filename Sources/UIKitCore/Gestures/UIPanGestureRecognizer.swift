import CoreGraphics
public import Foundation
import QuartzCore

/// Recognizes fingers that drag, and follows them until they lift.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int(UInt32.max)
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Points the fingers move before the pan begins.
  package var hysteresis = GestureConstants.panHysteresis
  /// Whether `translation` starts at what exceeds the hysteresis.
  ///
  /// Scroll views do it so that the content does not jump; plain pans start with the whole way.
  package var removesHysteresisFromTranslation = false

  /// The way since the landing or the latest `setTranslation`, in window coordinates.
  private var translationInWindow = CGPoint.zero
  /// The way since the landing, whatever the translation was set to.
  private var distance = CGPoint.zero
  private var tracker = VelocityTracker(window: GestureConstants.velocityWindow)
  /// Set by `setTranslation` until the fingers move on: the velocity is zero so long.
  private var isVelocityReset = false

  open override func reset() {
    super.reset()
    translationInWindow = .zero
    distance = .zero
    tracker.removeAll()
    isVelocityReset = false
  }

  // MARK: Translation and velocity

  /// The way of the fingers in the coordinates of `view`; nil stands for the window.
  open func translation(in view: UIView?) -> CGPoint {
    vector(translationInWindow, to: view)
  }

  /// Makes `translation` the way so far.
  ///
  /// The velocity is zero until the fingers move again.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, !(view is UIWindow) else {
      translationInWindow = translation
      isVelocityReset = true
      return
    }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    translationInWindow = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    isVelocityReset = true
  }

  /// Points a second in the coordinates of `view`, from the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard !isVelocityReset else { return .zero }
    let velocity = tracker.velocity(at: FrameClock.current.now)
    return vector(CGPoint(x: velocity.dx, y: velocity.dy), to: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > maximumNumberOfTouches {
      if state.isActive {
        for touch in touches { ignore(touch, for: event) }
      } else {
        state = .failed
      }
      return
    }
    if tracker.isEmpty {
      tracker.add(distance, at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, at: event.timestamp)
    if state.isActive {
      state = .changed
    } else if trackedTouches.count >= minimumNumberOfTouches, isBeyondHysteresis {
      if removesHysteresisFromTranslation {
        removeHysteresis()
      }
      if shouldBegin(afterMoving: distance) {
        state = .began
      } else {
        state = .failed
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    isVelocityReset = false
    let remaining = trackedTouches.count { $0.phase != .ended && $0.phase != .cancelled }
    if state.isActive {
      if remaining < minimumNumberOfTouches {
        state = .ended
      }
    } else if remaining == 0 {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .cancelled : .failed
  }

  /// Whether a pan that has left the hysteresis by `distance` (window coordinates) is the one
  /// looked for; subclasses that want a direction say no.
  func shouldBegin(afterMoving distance: CGPoint) -> Bool {
    true
  }

  private func follow(_ touches: Set<UITouch>, at time: TimeInterval) {
    let count = CGFloat(max(trackedTouches.count, 1))
    for touch in touches {
      let dx = (touch.sample.location.x - touch.sample.previousLocation.x) / count
      let dy = (touch.sample.location.y - touch.sample.previousLocation.y) / count
      translationInWindow.x += dx
      translationInWindow.y += dy
      distance.x += dx
      distance.y += dy
    }
    isVelocityReset = false
    tracker.add(distance, at: time)
  }

  private var isBeyondHysteresis: Bool {
    CGPoint.zero.distance(to: distance) >= hysteresis
  }

  private func removeHysteresis() {
    let length = CGPoint.zero.distance(to: distance)
    guard length > 0 else { return }
    translationInWindow.x -= distance.x / length * hysteresis
    translationInWindow.y -= distance.y / length * hysteresis
  }

  private func vector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// The scroll devices that a pan follows besides fingers.
///
/// None of them reaches recognizers here.
public nonisolated struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
