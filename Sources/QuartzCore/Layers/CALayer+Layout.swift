public import Foundation

/// Layout passes over the layer tree.
extension CALayer {
  /// How often one call lays out layers that mark each other again before it gives up for this turn.
  private static let layoutPassLimit = 16  // chosen by eye; healthy trees need one or two

  /// The size that the layout manager prefers; the bounds' without one.
  public func preferredFrameSize() -> CGSize {
    layoutManager?.preferredSize(of: self) ?? bounds.size
  }

  func markNeedsLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    layoutManager?.invalidateLayout(of: self)
    mark(.needsLayout)
    bubbleNeedsLayout()
  }

  /// Lays out the tree under the highest superlayer that needs it without a gap.
  func layoutTreeIfNeeded() {
    var top = self
    while let next = top.parent, next.isLayoutNeeded {
      top = next
    }
    for _ in 0..<CALayer.layoutPassLimit where top.subtreeNeedsLayout {
      top.layoutSubtree()
    }
  }

  func bubbleNeedsLayout() {
    var layer: CALayer? = self
    while let marked = layer, !marked.subtreeNeedsLayout {
      marked.subtreeNeedsLayout = true
      layer = marked.parent
    }
  }

  private func layoutSubtree() {
    subtreeNeedsLayout = false
    if isLayoutNeeded {
      isLayoutNeeded = false
      changes.remove(.needsLayout)
      layoutSublayers()
    }
    for child in children where child.subtreeNeedsLayout {
      child.layoutSubtree()
    }
    if let maskLayer, maskLayer.subtreeNeedsLayout {
      maskLayer.layoutSubtree()
    }
  }
}
