/// Rules for terms, and finding the view that holds an active constraint.
extension NSLayoutConstraint {
  func checkTerms() {
    precondition(
      first.attribute != .notAnAttribute,
      "NSLayoutConstraint: the first attribute of a constraint must not be notAnAttribute."
    )
    if second.attribute == .notAnAttribute {
      precondition(
        first.kind == .size,
        "NSLayoutConstraint for \(first.description): A constraint cannot be made that sets a "
          + "location equal to a constant. Location attributes must be specified in pairs."
      )
      return
    }
    precondition(
      second.item != nil,
      "NSLayoutConstraint for \(first.description): A multiplier of 0 or a nil second item together "
        + "with a location for the first attribute creates an illegal constraint of a location "
        + "equal to a constant. Location attributes must be specified in pairs."
    )
    precondition(
      first.kind == second.kind,
      "NSLayoutConstraint for \(first.description) and \(second.description): Invalid pairing of "
        + "layout attributes."
    )
    let mixesFamilies =
      (first.attribute.isDirectional && second.attribute.isAbsoluteSide)
      || (first.attribute.isAbsoluteSide && second.attribute.isDirectional)
    precondition(
      !mixesFamilies || first.kind == .size,
      "NSLayoutConstraint for \(first.description) and \(second.description): A constraint cannot "
        + "be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    )
  }

  func activate() {
    guard let holder = commonAncestor else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(first.anchorText) and "
          + "\(second.attribute == .notAnAttribute ? "(null)" : second.anchorText) because they have no common ancestor.  Does "
          + "the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal."
      )
    }
    holder.hold(self)
  }

  var items: [any LayoutItem] {
    first.items + second.items
  }

  /// The nearest view that contains (or is) every item.
  var commonAncestor: UIView? {
    var ancestor: UIView?
    for (index, item) in items.enumerated() {
      guard let host = item.layoutHost else { return nil }
      guard index > 0, let current = ancestor else {
        ancestor = host
        continue
      }
      ancestor = current.nearestCommonAncestor(with: host)
      if ancestor == nil { return nil }
    }
    return ancestor
  }

  /// Whether an item of the constraint is the view or in its subtree.
  func mentions(subtreeOf view: UIView) -> Bool {
    items.contains { $0.layoutHost?.isDescendant(of: view) ?? false }
  }
}

extension UIView {
  /// The lowest view that both views are in; nil where they are in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var ancestors: Set<ObjectIdentifier> = []
    for view in sequence(first: self, next: \.superview) {
      ancestors.insert(ObjectIdentifier(view))
    }
    return sequence(first: other, next: \.superview).first {
      ancestors.contains(ObjectIdentifier($0))
    }
  }
}
