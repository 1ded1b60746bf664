public import CoreGraphics
public import Foundation
import QuartzCore

/// The pace of an animator as a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Comes to rest at the animator's duration.
    case ratio(Double)
    /// Takes as long as it needs.
    case physical(SpringCurve)
  }

  /// UIKit's own spring, of sheets and alerts: mass 3, stiffness 1000, damping 500.
  private static let system = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

  /// In distances per second, positive towards the target.
  ///
  /// Each part counts for its own axis of moves, the larger one for all else. An animator that was
  /// started with equal parts and continues with others takes the larger one.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// The system's spring; the animator's duration does not count.
  public override init() {
    kind = .physical(Self.system)
    initialVelocity = .zero
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that comes to rest at the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// A spring that takes as long as it needs; the animator's duration does not count.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      SpringCurve(
        mass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(damping),
        initialVelocity: Self.speed(of: velocity)
      )
    )
    initialVelocity = velocity
    super.init()
  }

  /// A spring that seems to last `duration`; the animator's duration does not count.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero)
  {
    kind = .physical(
      SpringCurve(
        perceptualDuration: duration,
        bounce: Double(bounce),
        initialVelocity: Self.speed(of: initialVelocity)
      )
    )
    self.initialVelocity = initialVelocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func course(for duration: TimeInterval) -> (pace: ViewAnimationPace, duration: TimeInterval) {
    let spring = spring(Self.speed(of: initialVelocity), duration: duration)
    switch kind {
    case .physical: return (.spring(spring), spring.settlingDuration)
    case .ratio: return (.spring(spring), duration)
    }
  }

  func axisPaces(for duration: TimeInterval) -> AnimatorCourse.AxisPaces? {
    guard initialVelocity.dx != initialVelocity.dy else { return nil }
    return AnimatorCourse.AxisPaces(
      horizontal: .spring(spring(Double(initialVelocity.dx), duration: duration)),
      vertical: .spring(spring(Double(initialVelocity.dy), duration: duration))
    )
  }

  private func spring(_ velocity: Double, duration: TimeInterval) -> SpringCurve {
    switch kind {
    case .physical(let spring):
      SpringCurve(
        mass: spring.mass,
        stiffness: spring.stiffness,
        damping: spring.damping,
        initialVelocity: velocity,
        allowsOverdamping: spring.allowsOverdamping
      )
    case .ratio(let ratio):
      SpringSolver.spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    }
  }

  private static func speed(of velocity: CGVector) -> Double {
    Double(abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy)
  }
}
