public import Foundation

/// Recognizes fingers that rest on a view, and follows them until they lift.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Full taps that must come before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// Seconds the fingers must rest.
  open var minimumPressDuration: TimeInterval = GestureConstants.longPressDuration
  /// Points the fingers may stray before the press is recognized.
  open var allowableMovement: CGFloat = GestureConstants.longPressMovement

  private var completedTaps = 0
  private var landings: [ObjectIdentifier: CGPoint] = [:]
  private let timer = GestureTimer()

  open override func reset() {
    super.reset()
    timer.stop()
    completedTaps = 0
    landings = [:]
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches {
      landings[ObjectIdentifier(touch)] = touch.sample.location
    }
    guard trackedTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    timer.stop()
    if trackedTouches.count == numberOfTouchesRequired {
      startTimer()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .changed
      return
    }
    let hasStrayed = touches.contains { touch in
      guard let landing = landings[ObjectIdentifier(touch)] else { return false }
      return landing.distance(to: touch.sample.location) > allowableMovement
    }
    if hasStrayed {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .ended
      return
    }
    guard completedTaps < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard trackedTouches.allSatisfy({ $0.phase == .ended }) else { return }
    completedTaps += 1
    landings = [:]
    timer.start(after: GestureConstants.tapInterval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state.isActive ? .cancelled : .failed
  }

  private func startTimer() {
    if completedTaps < numberOfTapsRequired {
      timer.start(after: GestureConstants.tapDuration) { [weak self] in self?.state = .failed }
    } else if minimumPressDuration <= 0 {
      state = .began
    } else {
      timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }
  }
}
