import ConstraintSolver

/// A random sequence of changes to a small system, to be replayed in two solvers.
struct RandomSystem: Encodable {
  /// One change, or a request to compare.
  struct Step: Encodable {
    var add: Int?
    var terms: [[Double]]?
    var constant: Double?
    var relation: String?
    var strength: String?
    var remove: Int?
    var suggest: Int?
    var value: Double?
    var check: Bool?
  }

  var variables: Int
  /// These variables, counted from 0, are never negative.
  var nonnegative: Int
  var steps: [Step]

  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    variables = 2 + random.below(5)
    nonnegative = random.below(variables + 1)
    steps = []
    // What was added and not removed; it may have been refused.
    var alive: [Int] = []
    let count = 3 + random.below(16)
    for number in 0..<count {
      switch random.below(10) {
      case 0..<6:
        steps.append(Self.addition(number, variables: variables, &random))
        alive.append(number)
      case 6..<8 where !alive.isEmpty:
        steps.append(Step(remove: alive.remove(at: random.below(alive.count))))
      default:
        steps.append(
          Step(
            strength: "strong",
            suggest: random.below(min(2, variables)),
            value: Double(random.below(400) - 100)
          )
        )
      }
      if random.below(4) == 0 {
        steps.append(Step(check: true))
      }
    }
    steps.append(Step(check: true))
  }

  private static func addition(
    _ number: Int,
    variables: Int,
    _ random: inout SplitMix
  ) -> Step {
    let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5]
    let termCount = 1 + random.below(min(3, variables))
    var terms: [[Double]] = []
    for _ in 0..<termCount {
      terms.append([
        Double(random.below(variables)), coefficients[random.below(coefficients.count)],
      ])
    }
    return Step(
      add: number,
      terms: terms,
      constant: Double(random.below(41) * 5 - 100),
      relation: ["==", "==", "<=", ">="][random.below(4)],
      strength: ["required", "required", "strong", "medium", "weak"][random.below(5)]
    )
  }
}

/// Steele, Lea, Flood's generator: the same numbers on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }
}
