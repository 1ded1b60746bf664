import ConstraintSolver
import Foundation

/// The app's constraints in and out of the solver.
extension LayoutEngine {
  /// Strength of a constraint that was broken: after the required ones, before all others.
  static let brokenStrength = Strength.weighted(UILayoutPriority.required.rawValue)

  func install(_ constraint: NSLayoutConstraint) {
    guard isFitting || constraint.installation?.engine == nil else { return }
    hasNewStructure = true
    var expression = geometry(of: constraint)
    let geometryConstant = expression.constant
    expression.constant -= Double(constraint.constant)
    let linear = LinearConstraint(
      expression,
      LinearConstraint.Relation(constraint.relation),
      strength: Strength(constraint.priority)
    )
    let (id, isBroken) = add(linear, owner: .app(constraint))
    guard !isFitting else { return }
    constraint.installation = LayoutInstallation(
      engine: self,
      id: id,
      geometryConstant: geometryConstant,
      isBroken: isBroken
    )
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    queuedConstraints.removeAll { $0 === constraint }
    guard let installation = constraint.installation, installation.engine === self else { return }
    constraint.installation = nil
    hasNewStructure = true
    removeFromSolver(installation.id)
    setNeedsUpdate()
  }

  /// Installs a constraint anew because more than a constant of it has changed.
  func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    queue(constraint)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else { return }
    constantChanges.append(
      (installation.id, installation.geometryConstant - Double(constraint.constant))
    )
    setNeedsUpdate()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else { return }
    do {
      try solver.setStrength(Strength(constraint.priority), of: installation.id)
    } catch {
      preconditionFailure("\(constraint) can't change its priority: \(error)")
    }
    hasNewStructure = true
    setNeedsUpdate()
  }

  /// Works a constraint's constant out again after geometry it depends on has changed.
  func geometryDidChange(of constraint: NSLayoutConstraint) {
    guard let constant = constraint.installation.map({ _ in geometry(of: constraint).constant })
    else { return }
    guard constant != constraint.installation?.geometryConstant else { return }
    constraint.installation?.geometryConstant = constant
    constantDidChange(constraint)
  }

  func removeFromSolver(_ id: ConstraintID) {
    do {
      try solver.remove(id)
    } catch {
      preconditionFailure("The layout engine removes a constraint it doesn't hold: \(error)")
    }
    owners[id.index] = nil
    constantChanges.removeAll { $0.id == id }
  }

  /// `first - multiplier * second`, without the constraint's constant.
  func geometry(of constraint: NSLayoutConstraint) -> LinearExpression {
    guard let ancestor = constraint.commonAncestor else {
      preconditionFailure("\(constraint) is active but its items have no common ancestor.")
    }
    var builder = GeometryBuilder(
      engine: self,
      ancestor: ancestor,
      isMirrored: constraint.readsRightToLeft
    )
    builder.add(constraint.first, times: 1)
    builder.add(constraint.second, times: -Double(constraint.multiplier))
    return builder.expression
  }
}

extension NSLayoutConstraint {
  /// Whether leading means right for the constraint.
  var readsRightToLeft: Bool {
    guard first.attribute.isDirectional || second.attribute.isDirectional else { return false }
    return first.item?.layoutHost?.isRightToLeft ?? false
  }
}

extension LinearConstraint.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Strength {
  init(_ priority: UILayoutPriority) {
    self =
      priority.rawValue >= UILayoutPriority.required.rawValue
      ? .required : .weighted(priority.rawValue)
  }
}
