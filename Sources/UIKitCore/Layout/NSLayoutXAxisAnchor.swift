public import Foundation

/// A horizontal position of a layout item.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, positive where that is further right.
  open func anchorWithOffset(
    to otherAnchor: NSLayoutXAxisAnchor
  ) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings
    return NSLayoutConstraint(term, relation, anchor.term, constant: multiplier * spacing)
  }
}
