import CoreGraphics
import Foundation
import QuartzCore

/// Moves content by itself, frame by frame, until it rests exactly; then the display link is gone.
final class ScrollDriver {
  /// A movement as a function of the seconds since it began.
  enum Movement {
    /// After a flick: physics along each axis.
    case deceleration(x: AxisMotion, y: AxisMotion)
    /// Asked for by `setContentOffset(_:animated:)`.
    case glide(from: CGPoint, to: CGPoint)

    /// Duration of an animated change of the offset (about 0.3 s, chosen by eye).
    static let glideDuration: TimeInterval = 0.3

    var duration: TimeInterval {
      switch self {
      case .deceleration(let x, let y): max(x.duration, y.duration)
      case .glide: Self.glideDuration
      }
    }

    func offset(at time: TimeInterval) -> CGPoint {
      switch self {
      case .deceleration(let x, let y):
        return CGPoint(x: x.position(at: time), y: y.position(at: time))
      case .glide(let from, let to):
        guard time < Self.glideDuration else { return to }
        let progress = Self.eased(CGFloat(max(time, 0) / Self.glideDuration))
        return CGPoint(
          x: from.x + (to.x - from.x) * progress,
          y: from.y + (to.y - from.y) * progress
        )
      }
    }

    /// Smooth start and end: a cosine, near to the ease-in-ease-out curve of animations.
    private static func eased(_ progress: CGFloat) -> CGFloat {
      (1 - cos(progress * .pi)) / 2
    }
  }

  /// One frame of a movement; `isLast` comes exactly once, with the exact resting offset.
  struct Step {
    let movement: Movement
    let offset: CGPoint
    let isLast: Bool
  }

  var onStep: ((Step) -> Void)?

  private var movement: Movement?
  private var start: TimeInterval = 0
  private var displacement = CGPoint.zero
  private var link: FrameTicker?

  var isRunning: Bool { movement != nil }

  /// Where the running movement leads, nil at rest.
  var target: CGPoint? { movement.map { $0.offset(at: .infinity) } }

  func run(_ movement: Movement) {
    self.movement = movement
    displacement = .zero
    start = FrameClock.current.now
    if link == nil {
      link = FrameTicker { [weak self] in self?.step() }
    }
  }

  /// Stops where the content is.
  ///
  /// No step follows.
  func stop() {
    movement = nil
    link?.invalidate()
    link = nil
  }

  /// Moves the rest of the movement along: content changed its size above what is in sight.
  func shift(by distance: CGPoint) {
    displacement.x += distance.x
    displacement.y += distance.y
  }

  private func step() {
    guard let movement else { return }
    let elapsed = FrameClock.current.now - start
    let isLast = elapsed >= movement.duration
    if isLast { stop() }
    var offset = movement.offset(at: elapsed)
    offset.x += displacement.x
    offset.y += displacement.y
    onStep?(Step(movement: movement, offset: offset, isLast: isLast))
  }
}
