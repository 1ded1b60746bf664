import ConstraintSolver
import Foundation

/// Items in and out of the engine.
extension LayoutEngine {
  /// The item's entry; made, with the system's constraints, when it is first asked for.
  func entry(for item: any LayoutItem) -> LayoutEntry {
    if let entry = existingEntry(for: item) { return entry }
    let variables = LayoutEntry.Variables(
      minX: solver.makeVariable(),
      minY: solver.makeVariable(),
      width: solver.makeVariable(isNonnegative: true),
      height: solver.makeVariable(isNonnegative: true)
    )
    let entry = LayoutEntry(state: item.layoutState, engine: self, variables: variables)
    for variable in variables.all {
      while entriesByVariable.count <= variable.index {
        entriesByVariable.append(nil)
      }
      entriesByVariable[variable.index] = entry
    }
    if isFitting {
      fittingEntries[ObjectIdentifier(item)] = entry
    } else {
      item.layoutState.entry = entry
    }
    installSystemConstraints(entry)
    return entry
  }

  func existingEntry(for item: any LayoutItem) -> LayoutEntry? {
    if isFitting { return fittingEntries[ObjectIdentifier(item)] }
    guard let entry = item.layoutState.entry, entry.engine === self else { return nil }
    return entry
  }

  /// Below this number of constraints a subtree is always taken out one by one.
  private static let smallSubtree = 30

  /// Whether a subtree about to leave holds most of the constraints: the next pass then makes a new
  /// engine of what is left.
  func isCheaperToRebuild(without view: UIView) -> Bool {
    let count = heldConstraintCount(view)
    return count > Self.smallSubtree && 2 * count > solver.constraintCount
  }

  private func heldConstraintCount(_ view: UIView) -> Int {
    guard view.layoutFlags.subtreeUsesAutoLayout else { return 0 }
    return view.subviews.reduce(view.constraints.count) { $0 + heldConstraintCount($1) }
  }

  /// Takes everything out that belongs to a subtree about to leave.
  func remove(subtree view: UIView) {
    guard view.layoutFlags.subtreeUsesAutoLayout else { return }
    for subview in view.subviews {
      remove(subtree: subview)
    }
    guard let state = view.autoLayoutStorage else { return }
    for constraint in state.constraints {
      uninstall(constraint)
    }
    for guide in state.guides + state.orderedSystemGuides {
      remove(guide)
    }
    remove(view)
  }

  /// Forgets an item that no constraint mentions any more.
  func remove(_ item: any LayoutItem) {
    guard let entry = existingEntry(for: item) else { return }
    removeSystemConstraints(of: entry)
    for variable in entry.variables.all {
      entriesByVariable[variable.index] = nil
      forgetValue(of: variable)
      solver.discard(variable)
    }
    queuedEntries.removeAll { $0 === entry }
    entry.engine = nil
    item.layoutState.entry = nil
    setNeedsUpdate()
  }
}

extension LayoutEntry {
  /// The alignment rect in the last solution, in points, not rounded.
  var solvedAlignmentRect: CGRect {
    guard let engine else { return .zero }
    return CGRect(
      x: engine.value(of: variables.minX),
      y: engine.value(of: variables.minY),
      width: engine.value(of: variables.width),
      height: engine.value(of: variables.height)
    )
  }

  func variable(along axis: NSLayoutConstraint.Axis) -> (start: Variable, length: Variable) {
    axis == .horizontal
      ? (variables.minX, variables.width) : (variables.minY, variables.height)
  }
}
