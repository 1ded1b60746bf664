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
  /// For weighted equalities: how much it matters that the expression is not below zero, where that
  /// differs from `strength`, which then stands for not being above zero.
  package var shortfallPriority: Float?

  package init(
    _ expression: LinearExpression,
    _ relation: Relation,
    strength: Strength = .required,
    shortfallPriority: Float? = nil
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.shortfallPriority = shortfallPriority
  }
}
