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

    /// A glide that leads elsewhere, and at `time` is where this one is.
    func aimed(at target: CGPoint, from time: TimeInterval) -> Movement {
      guard case .glide(_, let old) = self, target != old, time < Self.glideDuration else {
        return self
      }
      let here = offset(at: time)
      let progress = Self.eased(CGFloat(max(time, 0) / Self.glideDuration))
      return .glide(
        from: CGPoint(
          x: (here.x - target.x * progress) / (1 - progress),
          y: (here.y - target.y * progress) / (1 - progress)
        ),
        to: target
      )
    }

    /// Smooth start and end: a cosine, near to the ease-in-ease-out curve of animations.
    private static func eased(_ progress: CGFloat) -> CGFloat {
      (1 - cos(progress * .pi)) / 2
    }
  }

  /// What a glide leads to: rows move while their heights become known.
  typealias Aim = () -> CGPoint

  /// One frame of a movement; `isLast` comes exactly once, with the exact resting offset.
  struct Step {
    let movement: Movement
    let offset: CGPoint
    /// What a glide that ends here leads to.
    let aim: Aim?
    let isLast: Bool
  }

  /// A movement on its way: how long it has run and how far its content was moved along.
  struct Progress {
    let movement: Movement
    let elapsed: TimeInterval
    let displacement: CGPoint
  }

  var onStep: ((Step) -> Void)?
  /// Asked before each frame: a movement that goes on in place of the running one, from this instant.
  var onRevise: ((Progress) -> Movement?)?

  private var movement: Movement?
  private var aim: Aim?
  private var start: TimeInterval = 0
  /// Seconds of the movement that its last frame showed.
  private var shown: TimeInterval = 0
  private var displacement = CGPoint.zero
  private var link: FrameTicker?

  var isRunning: Bool { movement != nil }

  /// Where the running movement leads, nil at rest.
  var target: CGPoint? { movement.map { $0.offset(at: .infinity) } }

  func run(_ movement: Movement, aim: Aim? = nil) {
    self.movement = movement
    self.aim = aim
    shown = 0
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
    aim = nil
    link?.invalidate()
    link = nil
  }

  /// Moves the rest of the movement along: content changed its size above what is in sight.
  func shift(by distance: CGPoint) {
    displacement.x += distance.x
    displacement.y += distance.y
  }

  private func step() {
    revise()
    guard let movement else { return }
    let elapsed = FrameClock.current.now - start
    let isLast = elapsed >= movement.duration
    let aim = aim
    if isLast { stop() }
    var offset = movement.offset(at: elapsed)
    offset.x += displacement.x
    offset.y += displacement.y
    onStep?(Step(movement: movement, offset: offset, aim: isLast ? aim : nil, isLast: isLast))
  }

  private func revise() {
    guard let movement else { return }
    let elapsed = FrameClock.current.now - start
    if let aim {
      let target = aim()
      self.movement = movement.aimed(
        at: CGPoint(x: target.x - displacement.x, y: target.y - displacement.y),
        from: shown
      )
    } else if let revised = onRevise?(
      Progress(movement: movement, elapsed: elapsed, displacement: displacement)
    ) {
      run(revised)
    }
    shown = FrameClock.current.now - start
  }
}
