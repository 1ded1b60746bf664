import ConstraintSolver

/// Our solver's run of a random system.
struct Replay {
  /// What a step answered: see the oracle's script.
  enum Answer {
    case accepted(Bool)
    case values([Double])
    case nothing
  }

  private static let priorities: [String: Strength] = [
    "required": .required, "strong": .weighted(999), "medium": .weighted(998),
    "weak": .weighted(250),
  ]

  private var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [Int: ConstraintID] = [:]
  private var edits: [Int: ConstraintID] = [:]

  static func answers(to system: RandomSystem) throws -> [Answer] {
    var replay = Replay()
    replay.variables = (0..<system.variables).map {
      replay.solver.makeVariable(isNonnegative: $0 < system.nonnegative)
    }
    var answers: [Answer] = []
    for step in system.steps {
      answers.append(try replay.take(step))
    }
    return answers
  }

  private mutating func take(_ step: RandomSystem.Step) throws -> Answer {
    if let number = step.add {
      return .accepted(add(step, number))
    }
    if let number = step.remove {
      // A constraint that was refused is not there to be removed.
      if let id = ids.removeValue(forKey: number) { try solver.remove(id) }
      return .nothing
    }
    if let index = step.suggest, let value = step.value {
      let edit =
        try edits[index] ?? solver.addEdit(of: variables[index], strength: .weighted(999))
      edits[index] = edit
      try solver.suggest([(edit, value)])
      return .nothing
    }
    solver.solve()
    return .values(variables.map { solver.value(of: $0) })
  }

  private mutating func add(_ step: RandomSystem.Step, _ number: Int) -> Bool {
    var expression = LinearExpression(constant: step.constant ?? 0)
    for term in step.terms ?? [] {
      expression.add(variables[Int(term[0])], times: term[1])
    }
    let relation: LinearConstraint.Relation =
      step.relation == "<="
      ? .lessThanOrEqual : step.relation == ">=" ? .greaterThanOrEqual : .equal
    let strength = Self.priorities[step.strength ?? "required"] ?? .required
    do {
      ids[number] = try solver.add(LinearConstraint(expression, relation, strength: strength))
      return true
    } catch {
      return false
    }
  }
}
