import ConstraintSolver

/// Our solver's run of a system: the time to build it, the time a changed value takes, the solution.
nonisolated struct SolverRun {
  let buildTime: Double
  /// Of one suggestion and the new solution.
  let editTime: Double
  let values: [Double]

  private static let editStrength = Strength.weighted(999)
  private static let rounds = 20

  init(of system: ConstraintSystem) throws {
    // Made beforehand, as the other side's: only the solver's work counts.
    var pattern = Solver()
    let variables = (0..<system.variableCount).map { _ in pattern.makeVariable() }
    let constraints = system.constraints.map { constraint in
      var expression = LinearExpression(constant: constraint.constant)
      for term in constraint.terms {
        expression.add(variables[Int(term[0])], times: term[1])
      }
      let relation: LinearConstraint.Relation =
        switch constraint.relation {
        case "<=": .lessThanOrEqual
        case ">=": .greaterThanOrEqual
        default: .equal
        }
      let strength = constraint.priority.map { Strength.weighted(Float($0)) } ?? .required
      return LinearConstraint(expression, relation, strength: strength)
    }

    var solver = Solver()
    buildTime = try Stopwatch.seconds {
      for _ in variables {
        _ = solver.makeVariable()
      }
      for constraint in constraints {
        try solver.add(constraint)
      }
      solver.solve()
    }
    let edits = try system.edits.map { edit in
      (try solver.addEdit(of: variables[edit.variable], strength: Self.editStrength), edit.values)
    }
    var count = 0
    let time = try Stopwatch.seconds {
      for _ in 0..<Self.rounds {
        for (edit, values) in edits {
          for value in values {
            try solver.suggest([(edit, value)])
            solver.solve()
            count += 1
          }
        }
      }
    }
    editTime = time / Double(count)
    values = variables.map { solver.value(of: $0) }
  }
}
