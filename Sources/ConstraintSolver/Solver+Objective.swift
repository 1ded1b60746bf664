/// The objective: which errors count, and how much.
extension Solver {
  /// Changes the priority of a weighted constraint.
  package mutating func setStrength(
    _ strength: Strength,
    of id: ConstraintID
  ) throws(SolverError) {
    var installed = try installed(id)
    guard installed.strength != strength else { return }
    guard case .weighted(let from) = installed.strength, case .weighted(let to) = strength else {
      throw .strengthIsFixed(id)
    }
    removeErrors(of: installed, atPriority: from)
    addErrors(of: installed, atPriority: to)
    installed.strength = strength
    constraints[Int(id.slot)] = installed
  }

  mutating func addErrors(of installed: Installed, atPriority priority: Float) {
    let level = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if level == levels.count || levels[level].priority != priority {
      levels.insert(Level(priority: priority), at: level)
    }
    levels[level].constraintCount += 1
    addErrors(of: installed, toLevel: level, times: 1)
  }

  mutating func removeErrors(of installed: Installed, atPriority priority: Float) {
    guard let level = levels.firstIndex(where: { $0.priority == priority }) else {
      preconditionFailure("The objective has no row for priority \(priority).")
    }
    levels[level].constraintCount -= 1
    if levels[level].constraintCount == 0 {
      levels.remove(at: level)
    } else {
      addErrors(of: installed, toLevel: level, times: -1)
    }
    needsOptimizing = true
  }

  private mutating func addErrors(of installed: Installed, toLevel level: Int, times sign: Double) {
    for symbol in [installed.marker, installed.other].compactMap(\.self) where symbol.isError {
      let slot = slotOfSymbol[symbol.index]
      if slot == Self.noRow {
        levels[level].terms.insert(symbol, sign)
      } else {
        addToLevel(level, rows[Int(slot)].terms, times: sign, dropping: symbol)
      }
    }
    needsOptimizing = true
  }
}
