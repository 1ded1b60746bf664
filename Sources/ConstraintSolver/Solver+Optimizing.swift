/// The simplex method, primal and dual.
extension Solver {
  /// Primal simplex (the paper's section 2.3): starts feasible and ends optimal.
  ///
  /// Priorities are optimized one after the other. A symbol that a higher priority would pay for may
  /// not enter. The oldest candidate enters and the oldest leaves (Bland's rule), so it cannot cycle.
  mutating func optimize() {
    for level in levels.indices {
      while let entering = enteringSymbol(atLevel: level) {
        guard let slot = leavingSlot(for: entering, preferred: nil) else {
          preconditionFailure("The objective of nonnegative errors has no lower bound.")
        }
        pivot(entering: entering, slot: slot)
        infeasible.removeAll(keepingCapacity: true)
      }
    }
    needsOptimizing = false
  }

  private mutating func enteringSymbol(atLevel level: Int) -> Symbol? {
    levels[level].purgeCandidates()
    var oldest: Symbol?
    for candidate in levels[level].candidates where oldest.map({ candidate < $0 }) ?? true {
      let costsMore = levels[..<level].contains { $0.cost(of: candidate) != 0 }
      if !costsMore { oldest = candidate }
    }
    return oldest
  }

  /// The row that limits how far `entering` can grow; at equal limits `preferred`, then the oldest.
  mutating func leavingSlot(for entering: Symbol, preferred: Int?) -> Int? {
    var best: (slot: Int, ratio: Double)?
    for column in column(of: entering) {
      let slot = Int(column)
      let coefficient = rows[slot].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = max(0, rows[slot].constant) / -coefficient
      if slot == preferred, let other = best, ratio <= other.ratio {
        best = (slot, ratio)
      } else if best?.slot == preferred, let preferred = best, ratio == preferred.ratio {
        continue
      } else if isBetter(slot, ratio, than: best) {
        best = (slot, ratio)
      }
    }
    return best?.slot
  }

  /// Dual simplex (the paper's section 2.5): starts optimal and ends feasible, or finds that no
  /// solution exists and returns the symbols of the row that proves it.
  mutating func dualOptimize() -> [Symbol]? {
    while let basic = takeInfeasible() {
      let slot = Int(slotOfSymbol[basic.index])
      let row = rows[slot]
      if let entering = dualEnteringSymbol(row), !basic.isDummy {
        pivot(entering: entering, slot: slot)
      } else if abs(row.constant) > Tolerance.conflict {
        return [basic] + row.terms.map(\.symbol)
      }
    }
    return nil
  }

  /// The oldest infeasible symbol that still is one.
  private mutating func takeInfeasible() -> Symbol? {
    infeasible.removeAll { symbol in
      let slot = slotOfSymbol[symbol.index]
      guard slot != Self.noRow, symbols[symbol.index] == symbol else { return true }
      let constant = rows[Int(slot)].constant
      return symbol.isDummy
        ? abs(constant) <= Tolerance.feasibility : constant >= -Tolerance.feasibility
    }
    guard let oldest = infeasible.min() else { return nil }
    infeasible.removeAll { $0 == oldest }
    return oldest
  }

  /// The symbol that makes the row feasible at the least cost, compared priority by priority.
  private func dualEnteringSymbol(_ row: Row) -> Symbol? {
    var best: Row.Term?
    for term in row.terms where term.coefficient > 0 && term.symbol.isPivotable {
      guard let current = best else {
        best = term
        continue
      }
      if isCheaper(term, than: current) {
        best = term
      }
    }
    return best?.symbol
  }

  private func isCheaper(_ one: Row.Term, than other: Row.Term) -> Bool {
    for level in levels {
      let cost = level.cost(of: one.symbol) / one.coefficient
      let otherCost = level.cost(of: other.symbol) / other.coefficient
      if abs(cost - otherCost) > Tolerance.coefficient {
        return cost < otherCost
      }
    }
    return false
  }
}
