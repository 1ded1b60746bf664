/// What of a view waits for the next layout pass.
nonisolated struct LayoutFlags {
  var needsLayout = true
  /// Some view below needs layout.
  var subtreeNeedsLayout = false
  /// `layoutSubviews` runs: what it does to subviews needs no further layout.
  var isLayingOut = false
  var needsUpdateConstraints = true
  /// Some view below needs to update constraints.
  var subtreeNeedsUpdateConstraints = false
  /// This view or one below it has to do with constraints; may stay true after the last one went.
  var subtreeUsesAutoLayout = false
}
