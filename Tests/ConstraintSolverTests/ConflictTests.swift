import Testing

@testable import ConstraintSolver

/// Systems without a solution.
struct ConflictTests {
  @Test func `names the constraints that contradict each other and no bystanders`() throws {
    var system = TestSystem()
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    try system.add([(1, z)], .equal, 4)
    let first = try system.add([(1, x)], .equal, 100)
    let second = try system.add([(1, y), (-1, x)], .equal, 0)
    try system.add([(1, z), (-1, y)], .lessThanOrEqual, 0)

    let conflict = system.conflict { try $0.add([(1, y)], .equal, 200) }

    #expect(conflict == [first, second])
  }

  @Test func `names inequalities too`() throws {
    var system = TestSystem()
    let (x, y) = (system.variable(), system.variable())
    let atMost = try system.add([(1, x)], .lessThanOrEqual, 50)
    try system.add([(1, y)], .lessThanOrEqual, 10)
    let order = try system.add([(1, y), (-1, x)], .lessThanOrEqual, 0)

    let conflict = system.conflict { try $0.add([(1, y)], .greaterThanOrEqual, 60) }

    #expect(conflict.count == 1 || conflict == [atMost, order])
    #expect(!conflict.isEmpty)
  }

  @Test func `a refused constraint leaves everything as it was`() throws {
    var system = TestSystem()
    let (x, y) = (system.variable(), system.variable())
    try system.add([(1, x)], .greaterThanOrEqual, 10)
    try system.add([(1, x), (1, y)], .equal, 100)
    try system.add([(1, y)], .equal, 70, .weighted(250))
    #expect(system.value(y) == 70)

    _ = system.conflict { try $0.add([(1, y)], .greaterThanOrEqual, 95) }

    #expect(system.value(x) == 30)
    #expect(system.value(y) == 70)
    #expect(system.solver.constraintCount == 3)
  }

  @Test func `a constant that contradicts is refused and the old one stays`() throws {
    var system = TestSystem()
    let x = system.variable()
    let upper = try system.add([(1, x)], .lessThanOrEqual, 50)
    let value = try system.add([(1, x)], .equal, 40)

    let conflict = system.conflict { try $0.solver.setConstant(-60, of: value) }

    #expect(Set(conflict) == [upper, value])
    #expect(system.value(x) == 40)
    try system.solver.setConstant(-45, of: value)
    #expect(system.value(x) == 45)
  }

  @Test func `constants that fit only together are set together`() throws {
    var system = TestSystem()
    let (x, y) = (system.variable(), system.variable())
    let one = try system.add([(1, x)], .equal, 10)
    let other = try system.add([(1, y)], .equal, 20)
    try system.add([(1, y), (-2, x)], .equal, 0)

    try system.solver.setConstants([(one, -30), (other, -60)])

    #expect(system.value(x) == 30)
    #expect(system.value(y) == 60)
    #expect(system.conflict { try $0.solver.setConstant(-31, of: one) }.count == 3)
  }

  @Test func `a weighted constraint never conflicts`() throws {
    var system = TestSystem()
    let x = system.variable()
    try system.add([(1, x)], .equal, 10)

    try system.add([(1, x)], .equal, 20, .weighted(999.999))

    #expect(system.value(x) == 10)
  }

  @Test func `a removed constraint is unknown, also after its place is taken`() throws {
    var system = TestSystem()
    let x = system.variable()
    let id = try system.add([(1, x)], .equal, 10)
    try system.solver.remove(id)
    try system.add([(1, x)], .equal, 20)

    #expect(throws: SolverError.self) { try system.solver.remove(id) }
    #expect(system.value(x) == 20)
  }

  @Test func `what is not a number is refused`() throws {
    var system = TestSystem()
    let x = system.variable()

    #expect(throws: SolverError.self) { try system.add([(1, x)], .equal, .nan) }
    let id = try system.add([(1, x)], .equal, 1)
    #expect(throws: SolverError.self) { try system.solver.setConstant(.infinity, of: id) }
    #expect(throws: SolverError.self) { try system.solver.setStrength(.weighted(1), of: id) }
    #expect(system.value(x) == 1)
  }
}
