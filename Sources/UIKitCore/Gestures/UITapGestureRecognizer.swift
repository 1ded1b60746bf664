public import Foundation

/// Recognizes one or several taps with one or several fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var completedTaps = 0
  /// The most fingers that were down during the current tap.
  private var fingersDown = 0
  /// The landing points of the current tap's fingers, in window coordinates.
  private var landings: [ObjectIdentifier: CGPoint] = [:]
  /// Where the first tap landed, in window coordinates.
  private var firstTapLocations: [CGPoint] = []
  private let timer = GestureTimer()

  open override func reset() {
    super.reset()
    timer.stop()
    completedTaps = 0
    fingersDown = 0
    landings = [:]
    firstTapLocations = []
  }

  /// The middle of the first tap: later taps and drifting fingers don't move it.
  open override func location(in view: UIView?) -> CGPoint {
    guard !firstTapLocations.isEmpty else { return super.location(in: view) }
    let count = CGFloat(firstTapLocations.count)
    let middle = firstTapLocations.reduce(into: CGPoint.zero) { sum, point in
      sum.x += point.x / count
      sum.y += point.y / count
    }
    return convertFromWindow(middle, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer.stop()
    for touch in touches {
      landings[ObjectIdentifier(touch)] = touch.sample.location
    }
    fingersDown = max(fingersDown, trackedTouches.count)
    guard fingersDown <= numberOfTouchesRequired, !isFarFromFirstTap else {
      state = .failed
      return
    }
    if completedTaps == 0 {
      firstTapLocations = trackedTouches.map { $0.sample.location }
    }
    timer.start(after: GestureConstants.tapDuration) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasStrayed = touches.contains { touch in
      guard let landing = landings[ObjectIdentifier(touch)] else { return false }
      return landing.distance(to: touch.sample.location) > GestureConstants.tapMovement
    }
    if hasStrayed {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isLastFinger = trackedTouches.allSatisfy { $0.phase == .ended }
    guard isLastFinger else { return }
    guard fingersDown == numberOfTouchesRequired else {
      state = .failed
      return
    }
    timer.stop()
    completedTaps += 1
    fingersDown = 0
    landings = [:]
    if completedTaps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer.start(after: GestureConstants.tapInterval) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// A tap with fewer taps never stands in the way of one with more.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// More taps first, so that the last tap of a double tap is not taken for a single one.
  override var attemptOrder: Int { -numberOfTapsRequired }

  private var isFarFromFirstTap: Bool {
    guard completedTaps > 0 else { return false }
    return landings.values.contains { landing in
      firstTapLocations.allSatisfy {
        $0.distance(to: landing) > EventConstants.multipleTapDistance
      }
    }
  }
}
