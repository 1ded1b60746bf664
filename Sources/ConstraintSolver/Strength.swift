/// How much a constraint matters: required, or weighted by a priority.
///
/// Weights are symbolic, as in the paper's section 2.2: the objective is a vector with one entry for
/// each priority in use, compared lexicographically. One constraint of priority 999 therefore beats
/// any number of constraints of priority 998, and neighbors never collapse. Constraints of the same
/// priority count alike.
package enum Strength: Hashable, Sendable {
  /// The system has no solution that violates the constraint.
  case required
  /// The sum of the errors at each priority is minimized, higher priorities first.
  case weighted(Float)
}
