/// Changing constants and suggesting values (the paper's section 2.5).
extension Solver {
  /// Changes the constant of a constraint's expression: `expression + constant` against zero.
  ///
  /// Throws `unsatisfiable` where a required constraint cannot hold with the new constant.
  package mutating func setConstant(
    _ constant: Double,
    of id: ConstraintID
  ) throws(SolverError) {
    try setConstants([(id, constant)])
  }

  /// Changes several constants at once: only the last state must be satisfiable.
  ///
  /// The solution stays optimal: the dual simplex method repairs it from where it was.
  package mutating func setConstants(
    _ constants: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) {
    for (id, constant) in constants {
      _ = try installed(id)
      guard constant.isFinite else { throw .constantNotFinite(id) }
    }
    if needsOptimizing { optimize() }
    let before = try apply(constants)
    guard let conflict = dualOptimize() else { return }
    let ids = constraintsNamed(by: conflict)
    infeasible.removeAll(keepingCapacity: true)
    _ = try apply(before.reversed())
    markAllInfeasible()
    _ = dualOptimize()
    throw .unsatisfiable(culprit: nil, conflicting: ids)
  }

  /// Makes a variable editable: it is pulled to the value last suggested, 0 at first.
  package mutating func addEdit(
    of variable: Variable,
    strength: Strength
  ) throws(SolverError) -> ConstraintID {
    var expression = LinearExpression()
    expression.add(variable)
    return try add(LinearConstraint(expression, .equal, strength: strength))
  }

  /// Suggests values for edited variables, each named by what `addEdit` returned.
  package mutating func suggest(
    _ values: [(edit: ConstraintID, value: Double)]
  ) throws(SolverError) {
    try setConstants(values.map { ($0.edit, -$0.value) })
  }

  /// Moves the tableau's constants and returns what the constraints' constants were.
  private mutating func apply(
    _ constants: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) -> [(id: ConstraintID, constant: Double)] {
    var before: [(id: ConstraintID, constant: Double)] = []
    for (id, constant) in constants {
      var installed = try installed(id)
      before.append((id, installed.constant))
      // `sign * marker + constant` stays what it was if the marker takes up the difference.
      let delta = (constant - installed.constant) * installed.markerSign
      installed.constant = constant
      constraints[Int(id.slot)] = installed
      guard delta != 0 else { continue }
      let slot = slotOfSymbol[installed.marker.index]
      if slot != Self.noRow {
        shiftConstant(ofSlot: Int(slot), by: -delta)
      } else {
        for slot in column(of: installed.marker) {
          let factor = rows[Int(slot)].coefficient(of: installed.marker)
          shiftConstant(ofSlot: Int(slot), by: factor * delta)
        }
      }
      shiftDefinitions(mentioning: installed.marker, by: delta)
    }
    return before
  }

  private mutating func markAllInfeasible() {
    for slot in rows.indices where !basis[slot].isExternal {
      guard Int(slotOfSymbol[basis[slot].index]) == slot else { continue }
      if rows[slot].constant < 0 || basis[slot].isDummy {
        infeasible.append(basis[slot])
      }
    }
  }
}
