public import Foundation

/// Recognizes a quick straight move of fingers in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public nonisolated struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var numberOfTouchesRequired = 1
  open var direction: Direction = .right

  private var landings: [ObjectIdentifier: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  open override func reset() {
    super.reset()
    landings = [:]
  }

  /// Where the fingers landed, not where they are.
  open override func location(in view: UIView?) -> CGPoint {
    guard !landings.isEmpty else { return super.location(in: view) }
    let count = CGFloat(landings.count)
    let middle = landings.values.reduce(into: CGPoint.zero) { sum, point in
      sum.x += point.x / count
      sum.y += point.y / count
    }
    return convertFromWindow(middle, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if landings.isEmpty {
      startTime = event.timestamp
    }
    for touch in touches {
      landings[ObjectIdentifier(touch)] = touch.sample.location
    }
    if landings.count > numberOfTouchesRequired {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= GestureConstants.swipeDuration else {
      state = .failed
      return
    }
    let verdicts = trackedTouches.map { verdict(on: $0) }
    if verdicts.contains(.wrong) {
      state = .failed
    } else if verdicts.count == numberOfTouchesRequired, verdicts.allSatisfy({ $0 == .done }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private enum Verdict {
    case open
    case wrong
    case done
  }

  private func verdict(on touch: UITouch) -> Verdict {
    guard let landing = landings[ObjectIdentifier(touch)] else { return .wrong }
    let dx = touch.sample.location.x - landing.x
    let dy = touch.sample.location.y - landing.y
    guard max(abs(dx), abs(dy)) >= GestureConstants.swipeTolerance else { return .open }
    let moved: Direction
    if abs(dx) >= abs(dy) {
      moved = dx > 0 ? .right : .left
    } else {
      moved = dy > 0 ? .down : .up
    }
    guard direction.contains(moved) else { return .wrong }
    return max(abs(dx), abs(dy)) >= GestureConstants.swipeDistance ? .done : .open
  }
}
