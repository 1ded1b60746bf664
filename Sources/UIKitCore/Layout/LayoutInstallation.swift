import ConstraintSolver

/// A constraint's place in the engine of its tree.
struct LayoutInstallation {
  weak var engine: LayoutEngine?
  let id: ConstraintID
  /// What the items' geometry adds to the expression, without the constraint's own constant.
  var geometryConstant: Double
  /// The engine broke the constraint to get a solution; it is followed as far as possible.
  let isBroken: Bool
}
