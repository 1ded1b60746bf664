import Foundation

/// What each pixel along one axis takes from a picture that is shown smaller or larger.
///
/// A tent as wide as two of the larger pixels: bilinear where the picture grows, an average of all that
/// falls together where it shrinks. Pixels beyond the picture count as its last one.
nonisolated struct AxisFilter {
  /// Source pixels for each target pixel.
  private(set) var taps: Int
  /// The first source pixel of each target pixel.
  private(set) var first: [Int32]
  /// `taps` for each target pixel; they sum to `one`.
  private(set) var weights: [Int32]

  private static let one = 1 << 14

  /// Stretches the places from `start` to `end` of a picture `length` pixels long over `count` pixels.
  init(from start: Double, to end: Double, length: Int, count: Int) {
    let step = (end - start) / Double(count)
    let reach = max(step, 1)
    taps = min(Int((2 * reach).rounded(.up)) + 1, length)
    first = []
    weights = []
    first.reserveCapacity(count)
    weights.reserveCapacity(count * taps)
    var shares = [Double](repeating: 0, count: taps)
    for index in 0..<count {
      let center = start + (Double(index) + 0.5) * step - 0.5
      let low = Int((center - reach).rounded(.down))
      let begin = min(max(low, 0), length - taps)
      for tap in 0..<taps {
        shares[tap] = 0
      }
      var sum = 0.0
      for place in low...Int((center + reach).rounded(.up)) {
        let share = max(1 - abs(Double(place) - center) / reach, 0)
        let known = min(max(place, begin), begin + taps - 1)
        shares[known - begin] += share
        sum += share
      }
      append(shares, sum: sum, first: begin)
    }
  }

  private mutating func append(_ shares: [Double], sum: Double, first begin: Int) {
    first.append(Int32(begin))
    var rest = Self.one
    var largest = weights.count
    for share in shares {
      let weight = Int((share / sum * Double(Self.one)).rounded())
      rest -= weight
      weights.append(Int32(weight))
      if weights[weights.count - 1] > weights[largest] {
        largest = weights.count - 1
      }
    }
    // Rounding must not make a plain picture darker or lighter.
    weights[largest] += Int32(rest)
  }
}
