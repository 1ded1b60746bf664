@testable import ConstraintSolver

/// A solver with a shorter way to write constraints: `sum of terms, relation, constant`.
struct TestSystem {
  var solver = Solver()

  mutating func variable() -> Variable {
    solver.makeVariable()
  }

  @discardableResult
  mutating func add(
    _ terms: [(Double, Variable)],
    _ relation: LinearConstraint.Relation,
    _ constant: Double,
    _ strength: Strength = .required
  ) throws -> ConstraintID {
    var expression = LinearExpression(constant: -constant)
    for (coefficient, variable) in terms {
      expression.add(variable, times: coefficient)
    }
    return try solver.add(LinearConstraint(expression, relation, strength: strength))
  }

  mutating func value(_ variable: Variable) -> Double {
    solver.solve()
    return solver.value(of: variable)
  }

  /// The variables that changed since the last call, and their values.
  mutating func takeChanges() -> [Variable: Double] {
    solver.solve()
    var changes: [Variable: Double] = [:]
    solver.takeChanges { changes[$0] = $1 }
    return changes
  }

  /// The constraints named by the error that `body` throws; empty if it throws none.
  mutating func conflict(_ body: (inout TestSystem) throws -> Void) -> [ConstraintID] {
    do {
      try body(&self)
    } catch SolverError.unsatisfiable(_, let conflicting) {
      return conflicting
    } catch {
      return []
    }
    return []
  }
}
