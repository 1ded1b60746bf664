import ConstraintSolver
import Foundation

/// Constraints and guides of a view, as apps see them.
extension UIView {
  /// The active constraints that this view holds, in the order of their activation.
  public var constraints: [NSLayoutConstraint] { autoLayoutStorage?.constraints ?? [] }

  /// Activates a constraint and holds it here: this must be its items' common ancestor or above it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) else {
      preconditionFailure(
        "The view hierarchy is not prepared for the constraint: \(constraint). When added to a "
          + "view, the constraint's items must be descendants of that view (or the view itself): "
          + "\(self)."
      )
    }
    constraint.isActive = false
    hold(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  /// Deactivates a constraint that this view holds; others are left alone.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  // MARK: - Guides

  public var layoutGuides: [UILayoutGuide] { autoLayoutStorage?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
  }

  /// Called by a guide that moves in.
  func remember(_ guide: UILayoutGuide) {
    layoutState.guides.append(guide)
  }

  /// Called by a guide that moves out; the constraints that mention it go.
  func forget(_ guide: UILayoutGuide) {
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        view.release(constraint)
      }
    }
    guide.layoutState.currentEntry?.engine?.remove(guide)
    autoLayoutStorage?.guides.removeAll { $0 === guide }
  }

  // MARK: - Looking into layout

  public var hasAmbiguousLayout: Bool { hasAmbiguousLayout(of: self) }

  /// Moves the parts of the frame that constraints leave open; calling it again moves them back.
  ///
  /// UIKit chooses among the possible frames at random.
  public func exerciseAmbiguityInLayout() {
    guard let entry = solvedEntry(of: self), let engine = entry.engine, engine.isAmbiguous(entry)
    else { return }
    engine.exerciseAmbiguity(of: entry)
    superview?.setNeedsLayout()
  }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffecting(self, axis)
  }

  func constraintsAffecting(
    _ item: any LayoutItem,
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap { view in
      view.constraints.filter { constraint in
        constraint.axis == axis && constraint.items.contains { $0 === item }
      }
    }
  }

  func hasAmbiguousLayout(of item: any LayoutItem) -> Bool {
    guard let entry = solvedEntry(of: item), let engine = entry.engine else { return false }
    return engine.isAmbiguous(entry)
  }

  func hasAmbiguousLayout(of term: LayoutTerm) -> Bool {
    guard let item = term.item, let entry = solvedEntry(of: item), let engine = entry.engine else {
      return false
    }
    let axis: NSLayoutConstraint.Axis = term.attribute.isHorizontal ? .horizontal : .vertical
    let (start, length) = entry.variable(along: axis)
    return !engine.isDetermined(length)
      || (term.kind != .size && !engine.isDetermined(start))
  }

  private func solvedEntry(of item: any LayoutItem) -> LayoutEntry? {
    solveConstraints()
    guard let entry = item.layoutState.currentEntry, !entry.isRoot else { return nil }
    return entry
  }
}

extension NSLayoutConstraint {
  fileprivate var axis: Axis { first.attribute.isHorizontal ? .horizontal : .vertical }
}

extension NSLayoutConstraint.Attribute {
  nonisolated var isHorizontal: Bool { kind == .horizontalPosition || self == .width }
}
