import ConstraintSolver

/// Systems without a solution: one constraint is broken, the log says which and why.
extension LayoutEngine {
  /// Adds a constraint; where it contradicts others, one of them is broken.
  ///
  /// Returns its name and whether it is the broken one itself.
  func add(_ constraint: LinearConstraint, owner: Owner) -> (id: ConstraintID, isBroken: Bool) {
    var constraint = constraint
    var isBroken = false
    while true {
      do {
        let id = try solver.add(constraint)
        while owners.count <= id.index {
          owners.append(nil)
        }
        owners[id.index] = owner
        return (id, isBroken)
      } catch .unsatisfiable(_, let conflicting) {
        if let victim = victim(among: conflicting, newcomer: owner) {
          report(conflicting, newcomer: owner, broken: self.owner(of: victim) ?? owner)
          soften(victim)
        } else {
          report(conflicting, newcomer: owner, broken: owner)
          constraint.strength = Self.brokenStrength
          isBroken = true
        }
      } catch {
        preconditionFailure("\(describe(owner)) can't be installed: \(error)")
      }
    }
  }

  /// Hands all changed constants to the solver, together: they may fit only together.
  func applyConstantChanges() {
    while !constantChanges.isEmpty {
      do {
        try solver.setConstants(constantChanges)
        constantChanges.removeAll(keepingCapacity: true)
      } catch .unsatisfiable(_, let conflicting) {
        guard let victim = victim(among: conflicting, newcomer: nil) ?? conflicting.last,
          let owner = owner(of: victim)
        else {
          preconditionFailure("Constants contradict each other without a constraint.")
        }
        report(conflicting, newcomer: nil, broken: owner)
        soften(victim)
      } catch {
        preconditionFailure("A constraint got an impossible constant: \(error)")
      }
    }
  }

  /// The app's constraint to give up: the newcomer (nil), else the one activated last.
  private func victim(among conflicting: [ConstraintID], newcomer: Owner?) -> ConstraintID? {
    if case .app = newcomer { return nil }
    return conflicting.last { id in
      guard case .app = owner(of: id) else { return false }
      return true
    }
  }

  func owner(of id: ConstraintID) -> Owner? {
    owners[id.index]
  }

  /// Replaces a required constraint by one that is followed as far as possible.
  private func soften(_ id: ConstraintID) {
    guard let owner = owner(of: id) else { return }
    let change = constantChanges.last { $0.id == id }
    removeFromSolver(id)
    switch owner {
    case .app(let constraint):
      var expression = geometry(of: constraint)
      expression.constant =
        change?.constant ?? expression.constant - Double(constraint.constant)
      let newID = addBroken(expression, LinearConstraint.Relation(constraint.relation), owner)
      constraint.installation = LayoutInstallation(
        engine: self,
        id: newID,
        geometryConstant: expression.constant + Double(constraint.constant),
        isBroken: true
      )
    case .system(let entry, let role):
      guard let index = entry.systemConstraints.firstIndex(where: { $0.id == id }),
        let item = entry.state.item
      else { return }
      let constant = change?.constant ?? entry.systemConstraints[index].constant
      var expression = systemExpression(for: role, entry, item)
      expression.constant = constant
      let newID = addBroken(expression, role.relation, owner)
      entry.systemConstraints[index] = LayoutEntry.SystemConstraint(
        id: newID,
        role: role,
        constant: constant
      )
    }
  }

  private func addBroken(
    _ expression: LinearExpression,
    _ relation: LinearConstraint.Relation,
    _ owner: Owner
  ) -> ConstraintID {
    add(LinearConstraint(expression, relation, strength: Self.brokenStrength), owner: owner).id
  }

  private func report(_ conflicting: [ConstraintID], newcomer: Owner?, broken: Owner) {
    guard !isFitting else { return }
    var all = conflicting.compactMap { owner(of: $0) }
    if let newcomer {
      all.append(newcomer)
    }
    UnsatisfiableReport(constraints: all.map(describe), broken: describe(broken)).send()
  }
}

extension LayoutEntry.Role {
  fileprivate var relation: LinearConstraint.Relation {
    switch self {
    case .hugging: .lessThanOrEqual
    case .compression: .greaterThanOrEqual
    default: .equal
    }
  }
}
