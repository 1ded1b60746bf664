import Testing

@testable import ConstraintSolver

/// Adding, weighing and solving.
struct SolverTests {
  @Test func `solves a chain of required equations`() throws {
    var system = TestSystem()
    let (x, y) = (system.variable(), system.variable())

    try system.add([(1, x)], .equal, 10)
    try system.add([(1, y), (-2, x)], .equal, 5)

    #expect(system.value(x) == 10)
    #expect(system.value(y) == 2 * 10 + 5)
  }

  @Test func `one constraint of priority 999 beats five hundred of priority 998`() throws {
    var system = TestSystem()
    let x = system.variable()

    for _ in 0..<500 {
      try system.add([(1, x)], .equal, 0, .weighted(998))
    }
    try system.add([(1, x)], .equal, 7, .weighted(999))

    #expect(system.value(x) == 7)
  }

  @Test func `priorities that differ by a fraction do not collapse`() throws {
    var system = TestSystem()
    let x = system.variable()

    try system.add([(1, x)], .equal, 1, .weighted(250.5))
    try system.add([(1, x)], .equal, 2, .weighted(250.25))
    try system.add([(1, x)], .equal, 3, .weighted(250))

    #expect(system.value(x) == 1)
  }

  @Test func `inequalities bind only where they must`() throws {
    var system = TestSystem()
    let x = system.variable()

    try system.add([(1, x)], .greaterThanOrEqual, 10)
    try system.add([(1, x)], .lessThanOrEqual, 100)
    let wish = try system.add([(1, x)], .equal, 50, .weighted(250))
    #expect(system.value(x) == 50)

    try system.solver.setConstant(-500, of: wish)
    #expect(system.value(x) == 100)

    try system.solver.setConstant(500, of: wish)
    #expect(system.value(x) == 10)
  }

  @Test func `variables may be negative`() throws {
    var system = TestSystem()
    let x = system.variable()

    try system.add([(1, x)], .lessThanOrEqual, -30)
    try system.add([(1, x)], .equal, 0, .weighted(1))

    #expect(system.value(x) == -30)
  }

  @Test func `a variable that is never negative stops at zero`() throws {
    var system = TestSystem()
    let width = system.solver.makeVariable(isNonnegative: true)
    let left = system.variable()
    try system.add([(1, left)], .equal, 30)
    try system.add([(1, left), (1, width)], .equal, 10, .weighted(999))

    #expect(system.value(width) == 0)
    #expect(!system.conflict { try $0.add([(1, left), (1, width)], .equal, 10) }.isEmpty)
  }

  @Test func `an equality can matter more from below than from above`() throws {
    var system = TestSystem()
    let width = system.variable()
    var expression = LinearExpression(constant: -100)
    expression.add(width)
    try system.solver.add(
      LinearConstraint(expression, .equal, strength: .weighted(250), shortfallPriority: 750)
    )
    let wish = try system.add([(1, width)], .equal, 150, .weighted(500))
    #expect(system.value(width) == 150)

    try system.solver.setConstant(-50, of: wish)

    #expect(system.value(width) == 100)
  }

  @Test func `removing a constraint lets the next best take over`() throws {
    var system = TestSystem()
    let x = system.variable()
    let strong = try system.add([(1, x)], .equal, 1, .weighted(750))
    try system.add([(1, x)], .equal, 2, .weighted(250))
    #expect(system.value(x) == 1)

    try system.solver.remove(strong)

    #expect(system.value(x) == 2)
  }

  @Test func `a repeated required constraint holds when its twin goes`() throws {
    var system = TestSystem()
    let (x, y) = (system.variable(), system.variable())
    let first = try system.add([(1, x)], .equal, 10)
    try system.add([(2, x)], .equal, 20)
    try system.add([(1, x), (-1, y)], .greaterThanOrEqual, 0)
    try system.add([(1, y)], .equal, 100, .weighted(500))
    #expect(system.value(y) == 10)

    try system.solver.remove(first)

    #expect(system.value(x) == 10)
    #expect(system.value(y) == 10)
  }

  @Test func `a change of strength changes the winner`() throws {
    var system = TestSystem()
    let x = system.variable()
    let one = try system.add([(1, x)], .equal, 1, .weighted(750))
    try system.add([(1, x)], .equal, 2, .weighted(500))
    #expect(system.value(x) == 1)

    try system.solver.setStrength(.weighted(250), of: one)

    #expect(system.value(x) == 2)
  }

  @Test func `suggested values are followed as far as required constraints allow`() throws {
    var system = TestSystem()
    let (left, width) = (system.variable(), system.variable())
    try system.add([(1, left), (1, width)], .lessThanOrEqual, 100)
    try system.add([(1, width)], .equal, 30)
    let edit = try system.solver.addEdit(of: left, strength: .weighted(999))

    for (wish, expected) in [(10.0, 10.0), (70, 70), (95, 70), (-40, -40)] {
      try system.solver.suggest([(edit, wish)])
      #expect(system.value(left) == expected)
    }
  }

  @Test func `names the variables that a change moves, and no others`() throws {
    var system = TestSystem()
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    let edit = try system.add([(1, x)], .equal, 1)
    try system.add([(1, y), (-1, x)], .equal, 1)
    try system.add([(1, z)], .equal, 9)
    system.solver.solve()
    _ = system.takeChanges()

    try system.solver.setConstant(-5, of: edit)

    #expect(system.takeChanges() == [x: 5, y: 6])
    #expect(system.value(y) == 5 + 1)
    #expect(system.takeChanges().isEmpty)
  }

  @Test func `tells the value of a variable that came in the place of one of another kind`() throws
  {
    var system = TestSystem()
    let height = system.solver.makeVariable(isNonnegative: true)
    let width = system.solver.makeVariable(isNonnegative: true)
    try system.add([(1, height)], .equal, 600)
    let old = try system.add([(1, width)], .equal, 300)
    system.solver.solve()
    // The change is not taken before the variable goes.
    try system.solver.remove(old)
    system.solver.discard(width)

    let bottom = system.variable()
    try system.add([(1, bottom), (-0.5, height)], .equal, 0)
    system.solver.solve()

    #expect(bottom.index == width.index)
    #expect(system.takeChanges()[bottom] == 0.5 * 600)
  }

  @Test func `tells determined variables from ambiguous ones`() throws {
    var system = TestSystem()
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    try system.add([(1, x)], .equal, 1)
    try system.add([(1, y), (1, z)], .equal, 10)
    system.solver.solve()

    #expect(system.solver.isDetermined(x))
    #expect(!system.solver.isDetermined(y) || !system.solver.isDetermined(z))
  }

  @Test func `a copy goes its own way`() throws {
    var system = TestSystem()
    let x = system.variable()
    let edit = try system.add([(1, x)], .equal, 1)
    var copy = system

    try copy.solver.setConstant(-8, of: edit)

    #expect(system.value(x) == 1)
    #expect(copy.value(x) == 8)
  }

  @Test func `the same calls give the same bits`() throws {
    func run() throws -> [UInt64] {
      var system = TestSystem()
      let variables = (0..<40).map { _ in system.variable() }
      for (index, variable) in variables.enumerated().dropFirst() {
        let coefficient = 1 / Double(index)
        let strength = Strength.weighted(Float(index % 7 + 1))
        try system.add([(1, variable), (coefficient, variables[index - 1])], .equal, 3, strength)
        try system.add([(1, variable)], .lessThanOrEqual, 2, .weighted(5))
      }
      return variables.map { system.value($0).bitPattern }
    }

    #expect(try run() == run())
  }
}
