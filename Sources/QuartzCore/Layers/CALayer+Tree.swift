import Foundation

/// Tree operations. Positions beyond the end are clamped to it, as in Core Animation.
extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    precondition(shownLayer == nil, "Can't change the sublayers of a presentation layer")
    precondition(layer !== self, "Can't add \(layer) as a sublayer of itself")
    precondition(
      !layer.isAncestor(of: self),
      "Can't add \(layer) to \(self): it is one of its superlayers"
    )
    var index = min(max(index, 0), children.count)
    if layer.parent === self, let old = self.index(of: layer) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.detachFromParent()
    }
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    treeDidChange(layer)
    layer.mark([.geometry, .tree])
    if layer.subtreeNeedsLayout { bubbleNeedsLayout() }
  }

  func insert(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)) ?? 0)
  }

  func insert(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)).map { $0 + 1 } ?? children.count)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard let index = index(of: old), old !== new else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  func replaceSublayers(with layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) {
      child.removeFromSuperlayer()
    }
    for (index, layer) in layers.enumerated() {
      insert(layer, at: index)
    }
  }

  func removeFromTree() {
    guard let parent else { return }
    detachFromParent()
    parent.treeDidChange(self)
  }

  /// Makes `mask` the mask; the old mask leaves the tree.
  func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer else { return }
    precondition(mask?.superlayer == nil, "A mask can't be in a layer tree: \(mask ?? self)")
    let action = pendingAction(forKey: "mask")
    if let old = maskLayer {
      old.parent = nil
      CATransaction.noteTreeChange(old)
    }
    maskLayer = mask
    if let mask {
      mask.parent = self
      CATransaction.noteTreeChange(mask)
      if mask.subtreeNeedsLayout { bubbleNeedsLayout() }
    }
    mark([.appearance, .tree])
    action?.run(forKey: "mask", object: self, arguments: nil)
  }

  package func isAncestor(of layer: CALayer) -> Bool {
    var other = layer.parent
    while let candidate = other {
      if candidate === self { return true }
      other = candidate.parent
    }
    return false
  }

  /// The layer without a superlayer at the top of this tree.
  package var root: CALayer {
    var layer = self
    while let next = layer.parent {
      layer = next
    }
    return layer
  }

  /// Whether the layer is part of a tree that is shown.
  package var isInDisplayedTree: Bool {
    root.isDisplayRoot
  }

  /// The sublayers from back to front as they are drawn: by `zPosition`, then by their order.
  package var sublayersInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.properties.zPosition != 0 || $0.hasAnimations }) else {
      return children
    }
    return children.enumerated().sorted { first, second in
      let (lower, upper) = (first.element.properties.zPosition, second.element.properties.zPosition)
      return lower == upper ? first.offset < second.offset : lower < upper
    }.map(\.element)
  }

  /// Looks from the top down: what is added goes there mostly.
  private func index(of layer: CALayer) -> Int? {
    for index in children.indices.reversed() where children[index] === layer {
      return index
    }
    return nil
  }

  private func detachFromParent() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.maskLayer = nil
    }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.mark(.tree)
    CATransaction.noteTreeChange(self)
  }

  private func treeDidChange(_ layer: CALayer) {
    setNeedsLayout()
    mark(.tree)
    CATransaction.noteTreeChange(layer)
  }
}
