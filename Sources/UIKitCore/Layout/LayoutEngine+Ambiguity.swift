import ConstraintSolver
import Foundation

/// Layouts that constraints leave open.
extension LayoutEngine {
  /// Below every priority that apps can give.
  private static let exercisePriority: Float = -1
  /// Where parts go that nothing determines, in points (chosen by eye).
  var exercisedOffset: Double { 40 }

  /// Whether constraints leave a part of the item's frame open.
  func isAmbiguous(_ entry: LayoutEntry) -> Bool {
    !entry.variables.all.allSatisfy(isDetermined)
  }

  func isDetermined(_ variable: Variable) -> Bool {
    solver.isDetermined(variable, ignoring: 0)
  }

  /// Moves the parts that nothing determines to other places that the constraints allow: every other
  /// time back.
  func exerciseAmbiguity(of entry: LayoutEntry) {
    let open = zip(AutoresizingPart.allCases, entry.variables.all).filter { !isDetermined($1) }
    removeExercises(of: entry)
    entry.exerciseCount += 1
    for (part, _) in open {
      addSystem(.exercise(part), entry, .weighted(Self.exercisePriority))
    }
    setNeedsUpdate()
  }

  private func removeExercises(of entry: LayoutEntry) {
    entry.systemConstraints.removeAll { constraint in
      guard case .exercise = constraint.role else { return false }
      removeFromSolver(constraint.id)
      return true
    }
  }
}
