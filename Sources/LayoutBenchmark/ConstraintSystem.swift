/// A layout as a plain system of constraints that any solver can be given.
nonisolated struct ConstraintSystem: Encodable {
  struct Constraint: Encodable {
    /// Variables by number, each with its coefficient.
    var terms: [[Double]]
    var constant: Double
    /// `==`, `<=` or `>=` against zero.
    var relation: String
    /// nil for required ones.
    var priority: Double?
  }

  /// A variable that is pulled to one value after the other.
  struct Edit: Encodable {
    var variable: Int
    var values: [Double]
  }

  let name: String
  private(set) var variableCount = 0
  private(set) var constraints: [Constraint] = []
  var edits: [Edit] = []

  init(name: String) {
    self.name = name
  }

  /// Left, top, width and height.
  ///
  /// Width and height are never negative.
  struct Box {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
  }

  mutating func makeBox() -> Box {
    let first = variableCount
    variableCount += 4
    require([(first + 2, 1)], ">=", 0)
    require([(first + 3, 1)], ">=", 0)
    return Box(left: first, top: first + 1, width: first + 2, height: first + 3)
  }

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// `terms relation value`.
  mutating func require(
    _ terms: [(variable: Int, coefficient: Double)],
    _ relation: String = "==",
    _ value: Double,
    priority: Double? = nil
  ) {
    constraints.append(
      Constraint(
        terms: terms.map { [Double($0.variable), $0.coefficient] },
        constant: -value,
        relation: relation,
        priority: priority
      )
    )
  }

  /// What an intrinsic length adds: resistance at 750, hugging at 250.
  mutating func content(_ variable: Int, _ length: Double) {
    require([(variable, 1)], ">=", length, priority: 750)
    require([(variable, 1)], "<=", length, priority: 250)
  }
}
