/// Why a solver refused a change.
///
/// The solver is then as it was before.
package enum SolverError: Error, Sendable {
  /// The required constraint cannot hold together with the required constraints named: no solution
  /// satisfies all of them. `culprit` is nil where a constant was changed of a constraint that is
  /// itself among the conflicting ones.
  case unsatisfiable(culprit: LinearConstraint?, conflicting: [ConstraintID])
  case unknownConstraint(ConstraintID)
  /// A required constraint cannot become a weighted one, nor the reverse; remove it and add it again.
  case strengthIsFixed(ConstraintID)
  /// A coefficient or constant is infinite or not a number.
  case notFinite(LinearConstraint)
  /// A constant to be set is infinite or not a number.
  case constantNotFinite(ConstraintID)
}
