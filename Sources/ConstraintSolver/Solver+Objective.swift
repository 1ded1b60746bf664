/// The objective: which errors count, and how much.
extension Solver {
  /// Changes the priority of a weighted constraint, `shortfallPriority` as in `LinearConstraint`.
  package mutating func setStrength(
    _ strength: Strength,
    shortfallPriority: Float? = nil,
    of id: ConstraintID
  ) throws(SolverError) {
    var installed = try installed(id)
    guard case .weighted(let priority) = strength, let old = installed.priorities else {
      if strength == .required && installed.priorities == nil { return }
      throw .strengthIsFixed(id)
    }
    let new = Priorities(excess: priority, shortfall: shortfallPriority ?? priority)
    guard new != old else { return }
    removeErrors(of: installed, old)
    addErrors(of: installed, new)
    installed.priorities = new
    constraints[Int(id.slot)] = installed
  }

  mutating func addErrors(of installed: Installed, _ priorities: Priorities) {
    forEachError(of: installed, priorities) { solver, symbol, priority in
      let level = solver.levels.firstIndex { $0.priority <= priority } ?? solver.levels.count
      if level == solver.levels.count || solver.levels[level].priority != priority {
        solver.levels.insert(Level(priority: priority), at: level)
      }
      solver.levels[level].errorCount += 1
      solver.addError(symbol, toLevel: level, times: 1)
    }
  }

  mutating func removeErrors(of installed: Installed, _ priorities: Priorities) {
    forEachError(of: installed, priorities) { solver, symbol, priority in
      guard let level = solver.levels.firstIndex(where: { $0.priority == priority }) else {
        preconditionFailure("The objective has no row for priority \(priority).")
      }
      solver.levels[level].errorCount -= 1
      if solver.levels[level].errorCount == 0 {
        solver.levels.remove(at: level)
      } else {
        solver.addError(symbol, toLevel: level, times: -1)
      }
    }
  }

  private mutating func forEachError(
    of installed: Installed,
    _ priorities: Priorities,
    _ body: (inout Solver, Symbol, Float) -> Void
  ) {
    needsOptimizing = true
    if installed.marker.isError { body(&self, installed.marker, priorities.excess) }
    guard let other = installed.other else { return }
    body(&self, other, installed.marker.isError ? priorities.shortfall : priorities.excess)
  }

  private mutating func addError(_ symbol: Symbol, toLevel level: Int, times sign: Double) {
    let slot = slotOfSymbol[symbol.index]
    if slot == Self.noRow {
      levels[level].add(sign, to: symbol)
    } else {
      levels[level].add(rows[Int(slot)].terms, times: sign)
    }
  }
}
