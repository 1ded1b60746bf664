import CoreGraphics
import Foundation

/// A particle at a moment of its life: a function of its number and its age.
nonisolated struct EmitterParticle {
  let birth: TimeInterval
  let position: CGPoint
  let scale: Double
  /// In radians.
  let angle: Double
  /// Red, green, blue and alpha, 0…1.
  let color: [Double]
  let image: CGImage?
  /// In points, before scaling.
  let size: CGSize

  /// nil if it has died by `time`.
  init?(
    _ state: EmitterState,
    cell index: Int,
    number: Int,
    birth: TimeInterval,
    time: TimeInterval
  ) {
    let cell = state.cells[index]
    var shares = EmitterShares(seed: state.seed, cell: index, number: number)
    let age = time - birth
    guard age >= 0, age < cell.lifetime.value(shares.next()) * state.lifetime else { return nil }
    self.birth = birth
    let origin = state.origin(shares.next(), shares.next())
    let direction = cell.direction.value(shares.next())
    let speed = cell.velocity.value(shares.next()) * state.velocity
    let way = (x: cos(direction) * speed * age, y: sin(direction) * speed * age)
    let fall = age * age / 2
    position = CGPoint(
      x: Double(state.position.x) + Double(origin.x) + way.x + Double(cell.acceleration.x) * fall,
      y: Double(state.position.y) + Double(origin.y) + way.y + Double(cell.acceleration.y) * fall
    )
    scale = max(cell.scale.value(shares.next()) + cell.scaleSpeed * age, 0) * state.scale
    angle = cell.spin.value(shares.next()) * age * state.spin
    color = zip(cell.colors, cell.colorSpeeds).map { spread, change in
      min(max(spread.value(shares.next()) + change * age, 0), 1)
    }
    image = cell.image
    size = cell.imageSize
  }
}

/// The random numbers of one particle: always the same for the same seed, cell and number.
///
/// Steele, Lea, Flood: "Fast splittable pseudorandom number generators" (SplitMix64).
private nonisolated struct EmitterShares {
  private var state: UInt64

  init(seed: UInt32, cell: Int, number: Int) {
    state = UInt64(seed) << 32 ^ UInt64(truncatingIfNeeded: cell) << 48
    state ^= UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95
  }

  /// −1…1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    // The upper 53 bits are a whole number of a double's precision.
    return Double(mixed >> 11) / Double(1 << 52) - 1
  }
}
