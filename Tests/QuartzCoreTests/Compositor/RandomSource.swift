import CoreGraphics
import Foundation

/// A generator with a known sequence (SplitMix64).
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    // Mixed, so that neighboring seeds don't give the same numbers one place further.
    state = Self.mixed(seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var value = number &+ 1
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ from: Double, _ to: Double) -> Double {
    Double.random(in: from..<to, using: &self)
  }

  mutating func index(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  mutating func chance(_ share: Double) -> Bool {
    number(0, 1) < share
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[index(values.count)]
  }

  mutating func point() -> CGPoint {
    CGPoint(x: number(-5, 45), y: number(-5, 45))
  }

  mutating func size() -> CGSize {
    CGSize(width: number(0, 40), height: number(1, 40))
  }

  mutating func color() -> CGColor {
    .rgb(number(0, 1), number(0, 1), number(0, 1), chance(0.6) ? 1 : number(0, 1))
  }
}
