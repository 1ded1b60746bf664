import Foundation

/// Tree operations. Positions beyond the end are clamped to it, as in Core Animation.
extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    checkCanInsert(layer)
    changeSublayers(adding: [layer]) { place(layer, at: index) }
  }

  func insert(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)) ?? 0)
  }

  func insert(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)).map { $0 + 1 } ?? children.count)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard index(of: old) != nil, old !== new else { return }
    checkCanInsert(new)
    changeSublayers(adding: [new], removing: [old]) {
      if new.parent === self { new.detachFromParent() }
      guard let index = index(of: old) else { return }
      old.detachFromParent()
      place(new, at: index)
    }
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in layers {
      checkCanInsert(layer)
    }
    let gone = children.filter { child in !layers.contains { $0 === child } }
    changeSublayers(adding: layers, removing: gone) {
      for layer in gone {
        layer.detachFromParent()
        treeDidChange(layer)
      }
      for (index, layer) in layers.enumerated() {
        place(layer, at: index)
      }
    }
  }

  func removeFromTree() {
    guard let parent else { return }
    guard parent.maskLayer !== self else {
      parent.setMask(nil)
      return
    }
    parent.changeSublayers(removing: [self]) {
      detachFromParent()
      parent.treeDidChange(self)
    }
  }

  private func checkCanInsert(_ layer: CALayer) {
    precondition(shownLayer == nil, "Can't change the sublayers of a presentation layer")
    precondition(layer !== self, "Can't add \(layer) as a sublayer of itself")
    precondition(
      !layer.isAncestor(of: self),
      "Can't add \(layer) to \(self): it is one of its superlayers"
    )
  }

  /// Changes the sublayers; the actions for that run if the layer is shown.
  private func changeSublayers(
    adding added: [CALayer] = [],
    removing removed: [CALayer] = [],
    _ change: () -> Void
  ) {
    guard isCommitted else {
      change()
      return
    }
    let own = pendingAction(forKey: CALayer.sublayersKey)
    let entering = added.filter { $0.parent?.isCommitted != true }.map { layer in
      (layer, layer.orderAction(forKey: kCAOnOrderIn))
    }
    let leaving = removed.map { ($0, $0.orderAction(forKey: kCAOnOrderOut)) }
    change()
    own?.run(forKey: CALayer.sublayersKey, object: self, arguments: nil)
    for (layer, action) in entering {
      action?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }
    for (layer, action) in leaving {
      action?.run(forKey: kCAOnOrderOut, object: layer, arguments: nil)
    }
  }

  private func place(_ layer: CALayer, at index: Int) {
    var index = min(max(index, 0), children.count)
    if layer.parent === self, let old = self.index(of: layer) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else if let parent = layer.parent, parent.maskLayer === layer {
      parent.setMask(nil)
    } else if let parent = layer.parent {
      parent.changeSublayers { layer.detachFromParent() }
    }
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    treeDidChange(layer)
    layer.mark([.geometry, .tree])
    if layer.subtreeNeedsLayout { bubbleNeedsLayout() }
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
