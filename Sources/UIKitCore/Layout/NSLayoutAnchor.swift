public import Foundation

/// An attribute of a layout item, to make constraints from.
///
/// The type says what it can be compared to.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  open var name: String { term.attribute.name }
  open var item: AnyObject? { term.item }

  /// Whether the constraints leave the item's position or size open.
  open var hasAmbiguousLayout: Bool {
    term.item?.layoutHost?.hasAmbiguousLayout(of: term) ?? false
  }

  /// Active constraints that mention the item.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = term.item else { return [] }
    return sequence(first: item.layoutHost, next: { $0?.superview }).flatMap { view in
      (view?.constraints ?? []).filter { $0.firstItem === item || $0.secondItem === item }
    }
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)):\(address(of: self)) \"\(term.description)\">"
    }
  }
}
