/// Adding constraints (the paper's section 2.3).
extension Solver {
  /// Adds a constraint.
  ///
  /// Throws if it is required and cannot hold with the required ones so far.
  ///
  /// Values are up to date after the next `solve()`.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    guard constraint.expression.isFinite else { throw .notFinite(constraint) }
    let id = makeID()
    let installed = augment(constraint, owner: id.slot)
    if let subject = freshVariable(in: constraint.expression) {
      define(subject, by: constraint.expression, installed)
      install(installed, id)
      return id
    }
    var row = expanded(constraint.expression)
    installed.addMarkers(to: &row)
    if row.constant < 0 {
      row.scale(by: -1)
    }
    do {
      try enter(row, installed)
    } catch {
      forget(id, installed)
      guard case .conflict(let symbols) = error else { preconditionFailure("No other cause.") }
      throw .unsatisfiable(
        culprit: constraint,
        conflicting: constraintsNamed(by: symbols, except: id.slot)
      )
    }
    install(installed, id)
    return id
  }

  private mutating func install(_ installed: Installed, _ id: ConstraintID) {
    constraints[Int(id.slot)] = installed
    if let priorities = installed.priorities {
      addErrors(of: installed, priorities)
    }
  }

  /// Why a row does not fit into the tableau.
  enum Misfit: Error {
    /// The symbols whose constraints contradict each other.
    case conflict([Symbol])
  }

  private mutating func makeID() -> ConstraintID {
    if let slot = freeConstraintSlots.popLast() {
      return ConstraintID(slot: slot, generation: generations[Int(slot)])
    }
    constraints.append(nil)
    generations.append(0)
    return ConstraintID(slot: Int32(truncatingIfNeeded: constraints.count - 1), generation: 0)
  }

  mutating func forget(_ id: ConstraintID, _ installed: Installed) {
    release(installed.marker)
    if let other = installed.other {
      release(other)
    }
    constraints[Int(id.slot)] = nil
    generations[Int(id.slot)] &+= 1
    freeConstraintSlots.append(id.slot)
  }

  /// Makes a constraint's slack, error or dummy variables.
  private mutating func augment(_ constraint: LinearConstraint, owner: Int32) -> Installed {
    let isRequired = constraint.strength == .required
    var marker: Symbol
    var other: Symbol?
    var sign: Double
    switch constraint.relation {
    case .equal where isRequired:
      marker = makeSymbol(Symbol.Kind.dummy, owner: owner)
      sign = 1
    case .equal:
      marker = makeSymbol(Symbol.Kind.error, owner: owner)
      other = makeSymbol(Symbol.Kind.error, owner: owner)
      sign = -1
    case .lessThanOrEqual, .greaterThanOrEqual:
      marker = makeSymbol(Symbol.Kind.slack, owner: owner)
      sign = constraint.relation == .lessThanOrEqual ? 1 : -1
      if !isRequired {
        other = makeSymbol(Symbol.Kind.error, owner: owner)
      }
    }
    return Installed(
      marker: marker,
      other: other,
      markerSign: sign,
      priorities: Priorities(constraint),
      constant: constraint.expression.constant
    )
  }

  /// Puts `0 = row` (constant not negative) into the tableau, keeping it feasible.
  private mutating func enter(_ row: Row, _ installed: Installed) throws(Misfit) {
    var row = row
    if let subject = chooseSubject(of: &row, installed) {
      row.solve(for: subject)
      substitute(subject, with: row)
      insertRow(row, basic: subject)
      needsOptimizing = needsOptimizing || !subject.isExternal
    } else if row.terms.allSatisfy({ $0.symbol.isDummy }) {
      guard abs(row.constant) <= Tolerance.conflict else {
        throw .conflict(row.terms.map(\.symbol))
      }
      // The constraint repeats what others say: its dummy is basic until one of them goes.
      row.constant = 0
      row.solve(for: installed.marker)
      insertRow(row, basic: installed.marker)
    } else {
      // Also where it fails: its pivots do not look at the objective.
      needsOptimizing = true
      try enterWithArtificialVariable(row, installed)
    }
  }

  /// A symbol that can become basic at once: an external variable, the constraint's own slack or
  /// error variable or a restricted variable, if none becomes negative by that.
  private mutating func chooseSubject(of row: inout Row, _ installed: Installed) -> Symbol? {
    if let external = row.terms.first(where: { $0.symbol.isExternal }) {
      return external.symbol
    }
    // A basic variable satisfies an equality at once, where a basic error would only measure it.
    if installed.marker.isError, let variable = restrictedSubject(of: row) {
      return variable
    }
    for symbol in [installed.marker, installed.other].compactMap(\.self) where symbol.isPivotable {
      let coefficient = row.coefficient(of: symbol)
      if coefficient < 0 {
        return symbol
      }
      if coefficient > 0 && row.constant == 0 {
        row.scale(by: -1)
        return symbol
      }
    }
    return restrictedSubject(of: row) ?? anySubject(of: row)
  }

  private mutating func restrictedSubject(of row: Row) -> Symbol? {
    row.terms.first { $0.symbol.isVariable && canEnter($0, row) }?.symbol
  }

  /// Some symbol that saves the search with an artificial variable.
  private mutating func anySubject(of row: Row) -> Symbol? {
    row.terms.first { $0.symbol.isPivotable && canEnter($0, row) }?.symbol
  }

  /// Whether a parametric symbol can take the value that satisfies the row.
  private mutating func canEnter(_ term: Row.Term, _ row: Row) -> Bool {
    if row.constant == 0 { return true }
    return term.coefficient < 0
      && staysFeasible(setting: term.symbol, to: row.constant / -term.coefficient)
  }

  /// Whether no basic symbol becomes negative if a parametric one gets a value.
  private mutating func staysFeasible(setting symbol: Symbol, to value: Double) -> Bool {
    guard value > 0 else { return true }
    return column(of: symbol).allSatisfy { column in
      let slot = Int(column)
      let changed = rows[slot].constant + rows[slot].coefficient(of: symbol) * value
      return basis[slot].isDummy ? abs(changed) <= Tolerance.feasibility : changed >= 0
    }
  }

  /// The paper's section 2.3.1: minimizes an artificial variable to find a feasible solution.
  ///
  /// While the variable is basic its row is the function to be minimized, so no other is needed.
  private mutating func enterWithArtificialVariable(
    _ row: Row,
    _ installed: Installed
  ) throws(Misfit) {
    let artificial = makeSymbol(Symbol.Kind.slack, owner: -1)
    let slot = insertRow(row, basic: artificial)
    defer { release(artificial) }
    while let entering = rows[slot].terms.first(where: {
      $0.coefficient < 0 && $0.symbol.isPivotable
    })?.symbol {
      let leavingSlot = self.leavingSlot(for: entering, preferred: slot)
      guard let leavingSlot else { preconditionFailure("The artificial row bounds the pivot.") }
      pivot(entering: entering, slot: leavingSlot)
      infeasible.removeAll(keepingCapacity: true)
      if leavingSlot == slot { return }
    }
    guard rows[slot].constant <= Tolerance.conflict else {
      let symbols = rows[slot].terms.map(\.symbol)
      dropRow(slot)
      throw .conflict(symbols)
    }
    rows[slot].constant = 0
    let replacement = rows[slot].terms.first { $0.symbol.isPivotable }
    pivot(entering: replacement?.symbol ?? installed.marker, slot: slot)
  }

  /// The constraints that symbols were added for, in the order of their symbols, each once.
  func constraintsNamed(by symbols: [Symbol], except excluded: Int32 = -1) -> [ConstraintID] {
    var ids: [ConstraintID] = []
    for symbol in symbols {
      let owner = ownerOfSymbol[symbol.index]
      guard owner >= 0, owner != excluded else { continue }
      let id = ConstraintID(slot: owner, generation: generations[Int(owner)])
      if !ids.contains(id) {
        ids.append(id)
      }
    }
    return ids
  }
}

extension Solver.Installed {
  /// Adds the slack, error or dummy variables to the constraint's row.
  func addMarkers(to row: inout Row) {
    row.terms.insert(marker, markerSign)
    if let other {
      row.terms.insert(other, -markerSign)
    }
  }
}

extension Solver.Priorities {
  fileprivate init?(_ constraint: LinearConstraint) {
    guard case .weighted(let priority) = constraint.strength else { return nil }
    self.init(excess: priority, shortfall: constraint.shortfallPriority ?? priority)
  }
}

extension LinearExpression {
  fileprivate var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
