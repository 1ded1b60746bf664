import CoreGraphics
import Foundation

/// The layers of one screen as nodes, kept from frame to frame, and what changed in them.
///
/// Only layers that report changes or animate are looked at again. A tree that does not observe reads
/// everything and leaves the layers' marks for the one that does.
final class RenderTree {
  /// Marks that the tree takes away; layout is somebody else's.
  private static let observed: LayerChanges = [.geometry, .appearance, .contents, .tree]

  let isObserving: Bool
  /// Whether animations count.
  private let showsAnimations: Bool
  let builder = LookBuilder()
  private(set) var root: RenderNode?
  /// Whether place, opacity and visibility of the root count as not set.
  var isRootAlone = false
  private var scale = 1.0
  private var time: TimeInterval = 0

  /// Pixels of the target that have to be painted again.
  var damage = PixelRegion()
  /// Nodes that changed or may change in the next frame, children of changed parents not counted.
  private(set) var active: [RenderNode] = []
  /// In an order that depends on the tree's history alone.
  private var animating: [RenderNode] = []
  /// Nodes that blur what lies behind them.
  private(set) var backdrops: [RenderNode] = []
  private(set) var frame = 0
  var updatedCount = 0

  init(isObserving: Bool, showsAnimations: Bool = true) {
    self.isObserving = isObserving
    self.showsAnimations = showsAnimations
  }

  var isAnimating: Bool { !animating.isEmpty }

  /// Brings the nodes to `time`.
  ///
  /// `root`'s frame is placed in a space of `scale` pixels per point.
  func update(_ layer: CALayer, at time: TimeInterval, scale: Double) {
    frame += 1
    self.time = time
    updatedCount = 0
    active.removeAll(keepingCapacity: true)
    if root?.layer !== layer || self.scale != scale {
      self.scale = scale
      animating.removeAll()
      backdrops.removeAll()
      let node = RenderNode(layer)
      root = node
      damage = PixelRegion(Self.everything)
    }
    guard let root else { return }
    display(layer)
    for node in animating {
      node.layer.displayIfNeeded(at: time)
    }
    if !isObserving || !root.hasLook || layer.subtreeChanged {
      refresh(root, deep: !isObserving)
    }
    for node in animating where node.updatedFrame != frame && !node.isRetired {
      refreshAlone(node)
    }
  }

  /// Larger than any target.
  nonisolated static let everything = PixelRect(
    x: -(1 << 24),
    y: -(1 << 24),
    width: 1 << 25,
    height: 1 << 25
  )

  private func display(_ layer: CALayer) {
    guard layer.subtreeChanged, !layer.properties.isHidden else { return }
    layer.displayIfNeeded()
    if let mask = layer.maskLayer {
      display(mask)
    }
    for child in layer.children {
      display(child)
    }
  }

  // MARK: - Updating

  /// Looks at a node and, where something changed, at those below it.
  ///
  /// `force`: something above changed that moves all sublayers by their own. `deep`: marks don't count.
  private func refresh(_ node: RenderNode, force: Bool = false, deep: Bool = false) {
    let layer = node.layer
    let changes = layer.changes
    let isNew = !node.hasLook
    let isSubtreeMarked = layer.subtreeChanged || deep || isNew
    if isObserving {
      layer.changes.subtract(Self.observed)
      layer.subtreeChanged = false
    }
    let before = NodeState(node)
    node.isAppearing = isNew
    defer { node.isAppearing = false }
    let hasOwnChanges =
      isNew || force || deep || !changes.isDisjoint(with: Self.observed) || layer.hasAnimations
      || node.isAnimating
    if hasOwnChanges {
      evaluate(node)
    }
    guard node.look.isVisible || node.isMask else {
      node.isStale = true
      settle(node, before)
      return
    }

    let wasStale = node.isStale
    node.isStale = false
    let forcesChildren = node.needsForce
    node.needsForce = false
    if isNew || deep || wasStale || changes.contains(.tree) || layer is CAReplicatorLayer {
      syncChildren(node)
    }
    // Whatever changed in a replicator may change every copy.
    let isReplicating =
      layer is CAReplicatorLayer && (isSubtreeMarked || wasStale || hasOwnChanges)
    if isSubtreeMarked || forcesChildren || wasStale || isReplicating {
      if let mask = node.mask, needsRefresh(mask, forcesChildren, deep) {
        refresh(mask, force: forcesChildren, deep: deep)
      }
      for child in node.children
      where isReplicating || needsRefresh(child, forcesChildren, deep) {
        refresh(child, force: forcesChildren, deep: deep || isReplicating)
      }
    }
    sortChildren(node)
    if isSubtreeMarked || hasOwnChanges {
      computeBounds(node)
    }
    settle(node, before)
  }

  private func needsRefresh(_ child: RenderNode, _ force: Bool, _ deep: Bool) -> Bool {
    force || deep || !child.hasLook || child.layer.subtreeChanged
  }

  /// Looks at an animated node that nothing above leads to.
  private func refreshAlone(_ node: RenderNode) {
    if node.layer is CAReplicatorLayer {
      refresh(node, deep: true)
      if let parent = node.parent, !node.isMask {
        sortChildren(parent)
        growBounds(above: node)
      }
      return
    }
    let before = NodeState(node)
    evaluate(node)
    if node.look.isVisible || node.isMask, node.isStale {
      refresh(node)
    } else if !node.look.isVisible, !node.isMask {
      node.isStale = true
    } else if node.needsForce {
      node.needsForce = false
      if let mask = node.mask {
        refresh(mask, force: true)
      }
      for child in node.children {
        refresh(child, force: true)
      }
      sortChildren(node)
    }
    computeBounds(node)
    settle(node, before)
    if let parent = node.parent, !node.isMask {
      sortChildren(parent)
      growBounds(above: node)
    }
  }

  /// Reads the layer's properties.
  private func evaluate(_ node: RenderNode) {
    updatedCount += 1
    node.updatedFrame = frame
    let layer = node.layer
    let oldScale = node.scale
    let oldSublayerMatrix = node.sublayerMatrix
    let oldDepthMatrix = node.depthMatrix
    let oldZ = node.zPosition
    let oldDepth = node.depth
    let localTime = showsAnimations && layer.hasAnimations ? self.localTime(of: node) : nil
    var properties = properties(of: node, at: localTime)
    if isRootAlone, node === root {
      properties.isHidden = false
      properties.opacity = 1
      properties.transform = CATransform3DIdentity
      properties.anchorPoint = .zero
      properties.position = .zero
    }
    let parentScale = node.parent?.scale ?? scale
    let running = localTime.flatMap { layer.runningTransition(atLocal: $0) }
    // A transition that hides the layer still shows it.
    let hides = running != nil && properties.isHidden
    if hides { properties.isHidden = false }
    builder.build(node, properties, parentScale: parentScale)
    if let running {
      node.look.transition = TransitionLook(
        running,
        from: layer.transitionPicture?.drawing(scale: node.scale),
        hides: hides
      )
    }
    if node.zPosition != oldZ || node.depth != oldDepth {
      node.parent?.needsSort = true
    }
    if node.scale != oldScale {
      node.flattened = nil
      node.maskPixels = nil
      node.shadowMask = nil
    }
    noteAnimation(node, layer.hasAnimations)
    noteBackdrop(node)
    let isNew = !node.hasLook
    node.hasLook = true
    if isNew || node.scale != oldScale || oldDepthMatrix != nil || node.depthMatrix != nil
      || oldSublayerMatrix?.matrix != node.sublayerMatrix?.matrix
    {
      node.needsForce = true
    }
  }

  private func localTime(of node: RenderNode) -> TimeInterval {
    node.isDelayed ? node.localTime(at: time) : node.layer.localTime(at: time)
  }

  /// The properties at a time of the layer itself; without animations for nil.
  private func properties(
    of node: RenderNode,
    at localTime: TimeInterval?
  ) -> LayerProperties {
    guard let localTime else { return node.layer.properties }
    return node.layer.properties(at: time, local: localTime)
  }

  private func noteAnimation(_ node: RenderNode, _ animates: Bool) {
    guard animates != node.isAnimating else { return }
    node.isAnimating = animates
    if animates {
      node.animatingIndex = animating.count
      animating.append(node)
    } else {
      removeAnimating(node)
    }
  }

  private func removeAnimating(_ node: RenderNode) {
    guard let index = node.animatingIndex else { return }
    node.animatingIndex = nil
    let last = animating.removeLast()
    guard last !== node else { return }
    animating[index] = last
    last.animatingIndex = index
  }

  private func noteBackdrop(_ node: RenderNode) {
    var isBackdrop = false
    if let contents = node.look.contents, case .backdrop = contents.kind {
      isBackdrop = true
    }
    let index = backdrops.firstIndex { $0 === node }
    guard isBackdrop != (index != nil) else { return }
    if let index {
      backdrops.remove(at: index)
    } else {
      backdrops.append(node)
      var current: RenderNode? = node
      while let above = current {
        above.containsBackdrop = true
        above.flattened?.invalidateAll()
        current = above.parent
      }
    }
  }

  // MARK: - Children

  private func syncChildren(_ node: RenderNode) {
    syncMask(node)
    if let replicator = node.layer as? CAReplicatorLayer {
      syncInstances(node, replicator)
      return
    }
    let layers = node.layer.children
    if layers.count == node.children.count,
      zip(layers, node.children).allSatisfy({ $0 === $1.layer })
    {
      return
    }
    var known: [ObjectIdentifier: RenderNode] = [:]
    for child in node.children {
      known[ObjectIdentifier(child.layer)] = child
    }
    var children: [RenderNode] = []
    children.reserveCapacity(layers.count)
    for layer in layers {
      let child = known.removeValue(forKey: ObjectIdentifier(layer)) ?? makeChild(layer, of: node)
      children.append(child)
    }
    replaceChildren(node, with: children, gone: Array(known.values))
  }

  private func syncInstances(_ node: RenderNode, _ replicator: CAReplicatorLayer) {
    let layers = node.layer.children
    let animates = showsAnimations && replicator.hasAnimations
    let properties = properties(of: node, at: animates ? localTime(of: node) : nil)
    let instances = ReplicatorProperties(properties).instances(of: properties)
    var known: [[ObjectIdentifier]: RenderNode] = [:]
    func key(_ layer: CALayer, _ number: Int) -> [ObjectIdentifier] {
      [ObjectIdentifier(layer)] + Array(repeating: ObjectIdentifier(replicator), count: number)
    }
    for child in node.children {
      known[key(child.layer, child.instance.number)] = child
    }
    var children: [RenderNode] = []
    for instance in instances {
      for layer in layers {
        let child =
          known.removeValue(forKey: key(layer, instance.number)) ?? makeChild(layer, of: node)
        child.instance = instance
        children.append(child)
      }
    }
    replaceChildren(node, with: children, gone: Array(known.values))
  }

  private func syncMask(_ node: RenderNode) {
    let layer = node.layer.maskLayer
    guard node.mask?.layer !== layer else { return }
    if let old = node.mask {
      retire(old)
    }
    node.maskPixels = nil
    node.mask = layer.map { makeChild($0, of: node) }
    node.mask?.isMask = true
    node.maskChanged = true
  }

  private func makeChild(_ layer: CALayer, of node: RenderNode) -> RenderNode {
    let child = RenderNode(layer)
    child.parent = node
    child.containsBackdrop = false
    return child
  }

  private func replaceChildren(
    _ node: RenderNode,
    with children: [RenderNode],
    gone: [RenderNode]
  ) {
    for child in gone {
      damageOuter(of: child, NodeState(child))
      retire(child)
    }
    if !gone.isEmpty {
      active.append(node)
    }
    let lost = Set(gone.map(ObjectIdentifier.init))
    let kept = node.children.filter { !lost.contains(ObjectIdentifier($0)) }
    node.children = children
    node.order = kept
    node.needsSort = true
  }

  /// Puts the children in drawing order and damages those that changed places.
  private func sortChildren(_ node: RenderNode) {
    guard node.needsSort else { return }
    node.needsSort = false
    let old = node.order ?? node.children
    node.order = nil
    let layers = node.layer.children
    if node.depthMatrix != nil {
      stableSort(node) { $0.depth }
    } else if layers.count == node.children.count {
      // Start from the layer's own order, so that the result does not depend on earlier frames.
      var places: [ObjectIdentifier: Int] = [:]
      for (index, layer) in layers.enumerated() {
        places[ObjectIdentifier(layer)] = index
      }
      let own = { (child: RenderNode) in places[ObjectIdentifier(child.layer)] ?? 0 }
      node.children.sort {
        $0.zPosition == $1.zPosition ? own($0) < own($1) : $0.zPosition < $1.zPosition
      }
    } else {
      stableSort(node) { $0.zPosition }
    }
    for (index, child) in node.children.enumerated() {
      child.index = index
    }
    let known = Set(old.map(ObjectIdentifier.init))
    let kept = node.children.filter { known.contains(ObjectIdentifier($0)) }
    var isReordered = false
    for (first, second) in zip(old, kept) where first !== second {
      isReordered = true
      damageOuter(of: first, NodeState(first))
      damageOuter(of: second, NodeState(second))
    }
    if isReordered {
      active.append(node)
    }
  }

  private func stableSort(_ node: RenderNode, by value: (RenderNode) -> Double) {
    let layers = node.layer.children
    var places: [ObjectIdentifier: Int] = [:]
    for (index, layer) in layers.enumerated() {
      places[ObjectIdentifier(layer)] = index
    }
    let own = { (child: RenderNode) in
      child.instance.number * layers.count + (places[ObjectIdentifier(child.layer)] ?? 0)
    }
    node.children.sort { first, second in
      let one = value(first)
      let other = value(second)
      return one == other ? own(first) < own(second) : one < other
    }
  }

  /// Forgets a node that left the tree, and all below it.
  private func retire(_ node: RenderNode) {
    node.isRetired = true
    removeAnimating(node)
    backdrops.removeAll { $0 === node }
    if let mask = node.mask {
      retire(mask)
    }
    for child in node.children {
      retire(child)
    }
  }

  // MARK: - Bounds

  private func computeBounds(_ node: RenderNode) {
    node.insideBounds = Self.insideBounds(of: node, Self.outerBounds(of:))
    node.subtreeBounds = node.insideBounds.union(Self.shadowBounds(of: node, node.insideBounds))
  }

  /// What the layer and those below draw without the layer's shadow, by what each sublayer covers.
  private static func insideBounds(
    of node: RenderNode,
    _ outerBounds: (RenderNode) -> PixelRect
  ) -> PixelRect {
    var bounds = node.look.pieceBounds
    if let old = node.look.transition?.old {
      bounds = bounds.union(
        PixelRect(x: old.x, y: old.y, width: old.buffer.width, height: old.buffer.height)
      )
    }
    for child in node.children {
      bounds = bounds.union(outerBounds(child))
    }
    if let transition = node.look.transition {
      bounds = bounds.union(transition.reach(node.look.bounds, content: bounds))
    }
    if node.look.clipsToBounds {
      bounds = bounds.intersection(node.look.bounds)
    }
    return bounds
  }

  /// As the node's `subtreeBounds`, but never too large; looks at all that lies below.
  static func exactBounds(of node: RenderNode) -> PixelRect {
    let inside = insideBounds(of: node) { child in
      guard child.look.isVisible else { return .empty }
      return outer(exactBounds(of: child), child.look)
        .offsetBy(dx: node.look.contentX, dy: node.look.contentY)
    }
    return inside.union(shadowBounds(of: node, inside))
  }

  /// Where the shadow of the layer falls, relative to the layer.
  func shadowBounds(of node: RenderNode) -> PixelRect {
    Self.shadowBounds(of: node, node.insideBounds)
  }

  private static func shadowBounds(of node: RenderNode, _ inside: PixelRect) -> PixelRect {
    guard let shadow = node.look.shadow else { return .empty }
    guard case .subtreeShadow(_, let blur, let x, let y) = shadow.kind else { return shadow.rect }
    guard !inside.isEmpty else { return .empty }
    let reach = PixelBuffer.blurReach(sigma: blur)
    return inside.insetBy(dx: -reach, dy: -reach).offsetBy(dx: x, dy: y)
  }

  /// What a child covers, in the space of its parent's own pixels.
  static func outerBounds(of child: RenderNode) -> PixelRect {
    guard child.look.isVisible, let parent = child.parent else { return .empty }
    return outer(child.subtreeBounds, child.look)
      .offsetBy(dx: parent.look.contentX, dy: parent.look.contentY)
  }

  private static func outer(_ rect: PixelRect, _ look: LayerLook) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    guard let map = look.map else { return rect.offsetBy(dx: look.frame.x, dy: look.frame.y) }
    return map.bounds(of: rect) ?? everything
  }

  private func growBounds(above node: RenderNode) {
    var child = node
    while let parent = child.parent, !child.isMask {
      var bounds = parent.insideBounds.union(Self.outerBounds(of: child))
      if let transition = parent.look.transition {
        bounds = bounds.union(transition.reach(parent.look.bounds, content: bounds))
      }
      if parent.look.clipsToBounds {
        bounds = bounds.intersection(parent.look.bounds)
      }
      guard bounds != parent.insideBounds else { return }
      parent.insideBounds = bounds
      parent.subtreeBounds = parent.subtreeBounds.union(bounds).union(shadowBounds(of: parent))
      if parent.hasSubtreeShadow {
        parent.flattened?.invalidateAll()
        damageOuter(of: parent, NodeState(parent))
      }
      child = parent
    }
  }

  // MARK: - Asking

  /// The node of a layer in this tree.
  func node(of layer: CALayer) -> RenderNode? {
    guard let root else { return nil }
    if root.layer === layer { return root }
    guard let parent = layer.parent, let above = node(of: parent) else { return nil }
    return above.children.first { $0.layer === layer }
  }

  /// The first node in drawing order that changed or may change, or what blends it as one picture.
  var lowestActive: RenderNode? {
    guard active.count <= Self.activeLimit else { return root }
    var lowest: RenderNode?
    for node in active where !node.isRetired {
      var candidate = node
      var current: RenderNode? = node
      while let above = current {
        if above.isolatesInside { candidate = above }
        current = above.parent
      }
      if let found = lowest, !candidate.isBelow(found) { continue }
      lowest = candidate
    }
    return lowest
  }

  /// More changed nodes than this are not compared one by one.
  private static let activeLimit = 64

  /// The damage inside the target, grown to what blurs look at; the tree has none afterwards.
  func takeDamage(in target: PixelRect) -> PixelRegion {
    var region = damage.intersection(target)
    damage = PixelRegion()
    region.limit(to: Self.paintLimit)
    var isGrowing = !region.isEmpty && !backdrops.isEmpty
    while isGrowing {
      isGrowing = false
      for node in backdrops {
        let seen = seenBounds(of: node).intersection(target)
        if region.intersects(seen), !region.contains(seen) {
          region.formUnion(seen)
          isGrowing = true
        }
      }
    }
    return region
  }

  /// Rectangles painted in one frame (chosen by eye).
  private static let paintLimit = 12

  /// What a blurring node looks at, in the target.
  private func seenBounds(of node: RenderNode) -> PixelRect {
    guard let contents = node.look.contents, case .backdrop(let look) = contents.kind else {
      return .empty
    }
    var rect = contents.rect.insetBy(dx: -look.reach, dy: -look.reach)
    var current = node
    while true {
      guard current.look.isVisible else { return .empty }
      rect = Self.outer(rect, current.look)
      guard let parent = current.parent else { return rect }
      rect = rect.offsetBy(dx: parent.look.contentX, dy: parent.look.contentY)
      current = parent
    }
  }

  func takeMissCount() -> Int {
    builder.takeMissCount()
  }

  // MARK: - Damage

  /// What decides the damage of a change, taken before it.
  private struct NodeState {
    let hadLook: Bool
    let look: LayerLook
    let bounds: PixelRect
    let contentX: Int
    let contentY: Int
    let isGroup: Bool

    init(_ node: RenderNode) {
      hadLook = node.hasLook
      look = node.look
      bounds = node.subtreeBounds
      contentX = node.parent?.look.contentX ?? 0
      contentY = node.parent?.look.contentY ?? 0
      isGroup = node.isGroup
    }
  }

  /// Damages what the change of a node, now complete, made different.
  private func settle(_ node: RenderNode, _ before: NodeState) {
    let maskChanged = node.maskChanged
    node.maskChanged = false
    guard before.hadLook else {
      // A parent that appears damages all that it holds.
      if node.parent?.isAppearing == true { return }
      active.append(node)
      damageOuter(of: node, NodeState(node))
      return
    }
    if node.isAnimating {
      active.append(node)
    }
    let look = node.look
    // Becoming a group, by a sublayer more, changes how all inside is rounded.
    let isSamePlace =
      look.isSamePlace(as: before.look) && !maskChanged && node.isGroup == before.isGroup
    let isSameInside = look.isSameInside(as: before.look)
    if node.hasSubtreeShadow, node.shadowMask == nil {
      // The shadow follows sublayers that moved.
      node.flattened?.invalidateAll()
      damageOuter(of: node, before)
      damageOuter(of: node, NodeState(node))
    }
    guard !isSamePlace || !isSameInside else { return }

    if !node.isAnimating {
      active.append(node)
    }
    if !isSameInside {
      damageInside(of: node, before)
    }
    if !isSamePlace {
      let isMove =
        isSameInside && look.isVisible && before.look.isVisible
        && look.opacity == before.look.opacity && look.map == nil && before.look.map == nil
        && !maskChanged
      node.moveCount = isMove ? (node.lastMove == frame - 1 ? node.moveCount + 1 : 1) : 0
      node.lastMove = isMove ? frame : -1
      damageOuter(of: node, before)
      damageOuter(of: node, NodeState(node))
    }
  }

  private func damageInside(of node: RenderNode, _ before: NodeState) {
    let old = before.look
    let new = node.look
    let onlyPieces =
      old.frame.width == new.frame.width && old.frame.height == new.frame.height
      && old.contentX == new.contentX && old.contentY == new.contentY
      && old.isTransparentGroup == new.isTransparentGroup
      && old.clipsToBounds == new.clipsToBounds && old.clipMask === new.clipMask
      && old.cornerReach == new.cornerReach && old.transition == new.transition
    guard onlyPieces else {
      node.shadowMask = nil
      node.flattened?.invalidateAll()
      node.maskPixels?.invalidateAll()
      // The layer may have clipped before, or clip now: each state by its own look.
      damageOuter(of: node, before)
      damageOuter(of: node, NodeState(node))
      return
    }
    var rect = PixelRect.empty
    let pairs = [
      (old.background, new.background), (old.contents, new.contents), (old.border, new.border),
      (old.shadow, new.shadow),
    ]
    for (first, second) in pairs where first != second {
      rect = rect.union(first?.rect ?? .empty).union(second?.rect ?? .empty)
    }
    if old.shadow != new.shadow {
      node.shadowMask = nil
    }
    // A shadow of all that is drawn changes with any piece, in its old place and its new one.
    if old.shadow != new.shadow || node.hasSubtreeShadow {
      rect = rect.union(before.bounds).union(node.subtreeBounds)
    }
    // One piece more or less decides whether a translucent layer is a group.
    if old.pieceCount != new.pieceCount, new.opacity < 255 {
      rect = rect.union(before.bounds).union(node.subtreeBounds)
    }
    damage(rect, inside: node)
  }

  /// Damages what a node covers, or covered, in its parent.
  private func damageOuter(of node: RenderNode, _ state: NodeState) {
    guard state.hadLook, state.look.isVisible else { return }
    let rect = Self.outer(state.bounds, state.look)
    guard let parent = node.parent else {
      damage.formUnion(rect)
      return
    }
    let moved = rect.offsetBy(dx: state.contentX, dy: state.contentY)
    guard node.isMask else {
      damage(moved, inside: parent)
      return
    }
    // A mask changes how its layer's pixels show, not the pixels.
    parent.maskPixels?.invalidateAll()
    damage(parent.subtreeBounds, inside: parent, isMask: true)
  }

  /// Damages `rect`, relative to the node's top left pixel, up to the target.
  private func damage(_ rect: PixelRect, inside node: RenderNode, isMask: Bool = false) {
    var rect = rect
    var current = node
    var keepsPixels = isMask
    while !rect.isEmpty {
      if current.hasSubtreeShadow {
        current.shadowMask = nil
        rect = rect.union(current.subtreeBounds).union(shadowBounds(of: current))
      }
      if keepsPixels {
        if current.mask?.containsBackdrop == true {
          current.maskPixels?.invalidateAll()
        } else {
          current.maskPixels?.invalidate(rect)
        }
      } else if let flattened = current.flattened {
        if current.containsBackdrop {
          flattened.invalidateAll()
        } else {
          flattened.invalidate(rect)
        }
      }
      keepsPixels = false
      guard current.look.isVisible else { return }
      if current.containsBackdrop, current.isGroup {
        rect = rect.union(current.subtreeBounds)
      }
      if let transition = current.look.transition, transition.movesPixels {
        rect = rect.union(current.subtreeBounds)
      }
      if current.look.clipsToBounds {
        rect = rect.intersection(current.look.bounds)
      }
      rect = Self.outer(rect, current.look)
      guard let parent = current.parent else {
        damage.formUnion(rect)
        if damage.rects.count > Self.damageLimit {
          damage.limit(to: Self.damageLimit)
        }
        return
      }
      keepsPixels = current.isMask
      rect = rect.offsetBy(dx: parent.look.contentX, dy: parent.look.contentY)
      current = parent
    }
  }

  /// Rectangles of damage kept apart (chosen by eye).
  private static let damageLimit = 24
}
