import Foundation

/// The constraints that tie a view to the views around it, kept while it is away from them.
///
/// UIKit says nothing of them: a presenter's view that leaves for a presentation in its context comes
/// back with them, as if it had never been away.
struct PlaceConstraints {
  private let constraints: [NSLayoutConstraint]
  private let usesConstraints: Bool

  /// Has to be made before the view leaves: constraints go with it.
  init(of view: UIView) {
    constraints = sequence(first: view, next: \.superview).dropFirst()
      .flatMap { $0.constraints.filter { $0.mentions(subtreeOf: view) } }
    usesConstraints = !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Without its constraints the view's frame has to count.
  func didLeave(_ view: UIView) {
    if usesConstraints, !constraints.isEmpty {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  /// The view is among its siblings again.
  func restore(_ view: UIView) {
    guard usesConstraints, !constraints.isEmpty else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  /// Holds `standIn`, a sibling of the view, where the constraints would hold the view.
  ///
  /// Answers false where they are tied to something inside of the view, which `standIn` has not.
  func apply(to standIn: UIView, insteadOf view: UIView) -> Bool {
    guard usesConstraints, !constraints.isEmpty else { return false }
    func item(_ item: AnyObject?) -> AnyObject? { item === view ? standIn : item }
    let copies = constraints.compactMap { original -> NSLayoutConstraint? in
      guard let first = item(original.firstItem) else { return nil }
      let copy = NSLayoutConstraint(
        item: first,
        attribute: original.firstAttribute,
        relatedBy: original.relation,
        toItem: item(original.secondItem),
        attribute: original.secondAttribute,
        multiplier: original.multiplier,
        constant: original.constant
      )
      copy.priority = original.priority
      return copy.mentions(subtreeOf: view) ? nil : copy
    }
    guard copies.count == constraints.count else { return false }
    standIn.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(copies)
    return true
  }
}
