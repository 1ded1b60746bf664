public import Foundation

/// A vertical position of a layout item.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, positive where that is further down.
  open func anchorWithOffset(
    to otherAnchor: NSLayoutYAxisAnchor
  ) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }

  private func systemSpacing(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.vertical(from: anchor.term, to: term)
    return NSLayoutConstraint(term, relation, anchor.term, constant: multiplier * spacing)
  }
}
