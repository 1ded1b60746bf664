import Foundation

/// A guide that switches constraints as it comes near edges of its window and leaves them.
///
/// It is always where a docked keyboard is: near the bottom, away from the other edges.
open class UITrackingLayoutGuide: UILayoutGuide {
  private static let nearEdges: NSDirectionalRectEdge = .bottom

  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Keeps `trackedConstraints` active while the guide is near all edges of `edge`.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&near, edge, by: trackedConstraints, isActive: Self.nearEdges.contains(edge))
  }

  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Keeps `trackedConstraints` active while the guide is away from all edges of `edge`.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(&away, edge, by: trackedConstraints, isActive: Self.nearEdges.isDisjoint(with: edge))
  }

  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Deactivates and forgets all tracked constraints.
  open func removeAllTrackedConstraints() {
    for tracked in [near, away] {
      for (_, constraints) in tracked.sorted(by: { $0.key < $1.key }) {
        NSLayoutConstraint.deactivate(constraints)
      }
    }
    near.removeAll()
    away.removeAll()
  }

  private func replace(
    _ tracked: inout [UInt: [NSLayoutConstraint]],
    _ edge: NSDirectionalRectEdge,
    by constraints: [NSLayoutConstraint],
    isActive: Bool
  ) {
    NSLayoutConstraint.deactivate(tracked[edge.rawValue] ?? [])
    tracked[edge.rawValue] = constraints
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}
