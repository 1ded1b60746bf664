import Foundation

/// The distances that the system recommends.
enum SystemSpacing {
  /// Points between neighbors: the visual format's `-` (Apple's "Visual Format Language" appendix).
  static let betweenSiblings: CGFloat = 8

  /// From one vertical anchor to another below it.
  ///
  /// Between baselines the lines of text themselves are added, so that the text keeps the distance.
  static func vertical(from upper: LayoutTerm, to lower: LayoutTerm) -> CGFloat {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline,
      let upperView = upper.item as? UIView, let lowerView = lower.item as? UIView
    else { return betweenSiblings }
    return upperView.baselineView(.lastBaseline).baselineOffset(.lastBaseline) + betweenSiblings
      + lowerView.baselineView(.firstBaseline).baselineOffset(.firstBaseline)
  }
}
