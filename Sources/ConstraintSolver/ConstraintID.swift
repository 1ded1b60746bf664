/// Names a constraint that a solver holds.
///
/// The name stays invalid after the constraint was removed, also when its place is taken again.
package struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let generation: UInt32

  /// A small number of its own, for tables; used again after the constraint was removed.
  package var index: Int { Int(slot) }
}
