import Foundation
package import QuartzCore

/// Finds the spring that UIKit's `usingSpringWithDamping` means.
package nonisolated enum SpringSolver {
  /// Measured on iOS: what is left of the distance when the duration is over.
  private static let rest = 0.001

  /// The spring of mass 1 and the given damping ratio whose swing has died down at `duration`.
  ///
  /// For ratios below 1 the envelope |(β − v)/ω_d|·e^(−βD) is a thousandth there, with β = ζω; from 1 on,
  /// (1 + (ω − v)D)·e^(−ωD) is. Of several frequencies that fit, the highest counts.
  package static func spring(
    dampingRatio: Double,
    duration: Double,
    initialVelocity: Double
  ) -> SpringCurve {
    let ratio = min(max(dampingRatio, leastRatio), 1)
    let frequency =
      ratio < 1
      ? swinging(ratio, duration, initialVelocity)
      : critical(duration, initialVelocity)
    return SpringCurve(
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity
    )
  }

  /// A ratio of 0 would never rest; chosen by eye.
  private static let leastRatio = 0.01

  private static func swinging(_ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
    let root = (1 - ratio * ratio).squareRoot()
    let still = log(ratio / root / rest) / (ratio * duration)
    guard velocity != 0 else { return max(still, 1 / duration) }
    return largestRoot(above: still, duration) { frequency in
      let slope = abs(ratio * frequency - velocity) / (frequency * root)
      return slope * exp(-ratio * frequency * duration) - rest
    }
  }

  private static func critical(_ duration: Double, _ velocity: Double) -> Double {
    largestRoot(above: 9.2 / duration, duration) { frequency in
      abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) - rest
    }
  }

  /// The largest zero of `f`, which is negative far out: walks in from there, then bisects.
  private static func largestRoot(
    above guess: Double,
    _ duration: Double,
    _ f: (Double) -> Double
  ) -> Double {
    var high = max(guess, 1 / duration)
    while f(high) > 0 { high *= 2 }
    let step = high / 4096
    var low = high - step
    while low > step, f(low) <= 0 { low -= step }
    guard f(low) > 0 else { return max(guess, 1 / duration) }
    high = low + step
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if f(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
