import Foundation

/// The path of a damped spring from 0 to 1, a function of time in seconds.
package nonisolated struct SpringCurve: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// Distances per second; positive points at the target.
  package let initialVelocity: Double
  /// Whether damping beyond critical is honored rather than taken as critical.
  package let allowsOverdamping: Bool

  package init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The spring that people perceive as taking `perceptualDuration` with the given bounce (−1…1).
  ///
  /// The relations are those of WWDC 2023, "Animate with springs".
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * frequency * ratio,
      initialVelocity: initialVelocity,
      allowsOverdamping: bounce < 0
    )
  }

  /// Damping over critical damping.
  package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  private var decay: Double { damping / (2 * mass) }
  private var frequency: Double { (stiffness / mass).squareRoot() }

  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let (decay, frequency) = (decay, frequency)
    if decay < frequency {
      let damped = (frequency * frequency - decay * decay).squareRoot()
      let slope = (decay - initialVelocity) / damped
      return 1 - exp(-decay * time) * (cos(damped * time) + slope * sin(damped * time))
    }
    if allowsOverdamping, decay > frequency {
      let root = (decay * decay - frequency * frequency).squareRoot()
      let slope = (decay - initialVelocity) / root
      let (slow, fast) = (exp((root - decay) * time), exp((-root - decay) * time))
      return 1 - ((slow + fast) + slope * (slow - fast)) / 2
    }
    return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
  }

  /// Distances per second at `time`.
  package func velocity(at time: Double) -> Double {
    let step = 1e-5
    let start = max(time - step, 0)
    return (value(at: time + step) - value(at: start)) / (time + step - start)
  }

  /// When the spring is at its target for the first time; nil if it only comes closer and closer.
  package var firstArrival: Double? {
    let (decay, frequency) = (decay, frequency)
    if decay < frequency {
      let damped = (frequency * frequency - decay * decay).squareRoot()
      // cos(ωt) + slope · sin(ωt) = 0
      return (Double.pi / 2 + atan((decay - initialVelocity) / damped)) / damped
    }
    guard !(allowsOverdamping && decay > frequency), initialVelocity > frequency else { return nil }
    return 1 / (initialVelocity - frequency)
  }

  /// How long until the spring stays within a thousandth of its target, as Core Animation estimates it.
  ///
  /// Measured on macOS: exact for springs that swing; for the others the first tenth of a second
  /// at which a critically damped spring is close enough. Endless without damping.
  package var settlingDuration: Double {
    let (decay, frequency) = (decay, frequency)
    guard decay > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if decay < frequency {
      let damped = (frequency * frequency - decay * decay).squareRoot()
      let amplitude = 1 + abs(decay - initialVelocity) / damped
      // In this order of operations the measured values come out to the last digit.
      return -log(SpringCurve.settledDistance / amplitude) / decay
    }
    let isOverdamped = allowsOverdamping && decay > frequency
    let slow = decay - (max(decay * decay - frequency * frequency, 0)).squareRoot()
    var tenths = 1.0
    while tenths < SpringCurve.longestSettling {
      let time = tenths * SpringCurve.settlingStep
      let rest =
        isOverdamped ? exp(-slow * time) : (1 + frequency * time) * exp(-frequency * time)
      if rest < SpringCurve.settledDistance { break }
      tenths += 1
    }
    return tenths / 10
  }

  /// Measured on macOS: the distance that counts as arrived.
  private static let settledDistance = 0.001
  /// Measured on macOS: the grain of the estimate for springs that do not swing.
  private static let settlingStep = 0.1
  /// In tenths of seconds; chosen by eye, an hour is endless.
  private static let longestSettling = 36_000.0
}
