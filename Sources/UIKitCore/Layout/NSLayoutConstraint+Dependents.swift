import Foundation

/// Where a constraint's constant comes from besides itself: bounds origins on the way from its items
/// to their common ancestor, baselines and alignment rects.
extension NSLayoutConstraint {
  /// Lets the views on the way know the constraint.
  ///
  /// Called when it becomes active.
  func noteDependence() {
    for state in geometryStates where state.dependents.last !== self {
      state.dependents.append(self)
    }
  }

  func forgetDependence() {
    for state in geometryStates {
      state.dependents.removeAll { $0 === self }
    }
  }

  private var geometryStates: [LayoutItemState] {
    guard let ancestor = commonAncestor else { return [] }
    var states: [LayoutItemState] = []
    for item in geometryItems {
      for view in sequence(first: item.layoutHost, next: { $0?.superview }).compactMap(\.self) {
        // In a scroll view the content is the ancestor: it does not move when the view scrolls.
        if view === ancestor && view is any ConstraintContentHost { break }
        states.append(view.layoutState)
        if view === ancestor { break }
      }
    }
    return states
  }

  /// The items and the views whose baselines stand for theirs.
  private var geometryItems: [any LayoutItem] {
    var items = items
    for term in [first, second] where term.attribute.isBaseline {
      if let view = term.item as? UIView { items.append(view.baselineView(term.attribute)) }
    }
    return items
  }
}
