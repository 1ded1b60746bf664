/// The statement that an expression is equal to, at most or at least zero.
package struct LinearConstraint: Sendable {
  /// How the expression compares to zero.
  package enum Relation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  package var expression: LinearExpression
  package var relation: Relation
  package var strength: Strength

  package init(
    _ expression: LinearExpression,
    _ relation: Relation,
    strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}
