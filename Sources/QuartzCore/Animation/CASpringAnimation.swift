public import Foundation

/// An animation that moves a property as a spring would.
open class CASpringAnimation: CABasicAnimation {
  private var storedMass: CGFloat = 1
  private var storedStiffness: CGFloat = 100
  private var storedDamping: CGFloat = 10

  /// Greater than 0; other values are ignored.
  open var mass: CGFloat {
    get { storedMass }
    set { if newValue > 0 { storedMass = newValue } }
  }

  /// Greater than 0; other values are ignored.
  open var stiffness: CGFloat {
    get { storedStiffness }
    set { if newValue > 0 { storedStiffness = newValue } }
  }

  /// At least 0; other values are ignored.
  open var damping: CGFloat {
    get { storedDamping }
    set { if newValue >= 0 { storedDamping = newValue } }
  }

  /// In distances from start to target per second; positive points at the target.
  open var initialVelocity: CGFloat = 0

  /// Whether a damping above critical slows the spring down rather than counting as critical.
  open var allowsOverdamping = false

  private var perceptual: (duration: CFTimeInterval, bounce: CGFloat)?

  /// A spring that seems to last `perceptualDuration`, with a bounce of −1…1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    take(spring)
    perceptual = (perceptualDuration, bounce)
    duration = settlingDuration
  }

  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (Double(mass) / Double(stiffness)).squareRoot()
  }

  open var bounce: CGFloat {
    if let perceptual { return perceptual.bounce }
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// How long until the property is as good as at its target.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration
  }

  package var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      initialVelocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping
    )
  }

  /// Moves as `spring` does.
  package func take(_ spring: SpringCurve) {
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    initialVelocity = CGFloat(spring.initialVelocity)
    allowsOverdamping = spring.allowsOverdamping
  }

  override var pace: AnimationPace {
    .spring(spring)
  }

  package override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
    perceptual = other.perceptual
  }
}
