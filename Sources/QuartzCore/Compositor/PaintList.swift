import CoreGraphics

/// The steps that paint a region, found from the topmost layer down so that hidden ones cost nothing.
///
/// Steps are stored in that order and carried out from the last to the first.
struct PaintList {
  /// What is painted: everything, or only what lies below a node.
  enum Part {
    case all
    /// Stops at the node and takes what lies below it from its pixels.
    case above(RenderNode, FlattenedPixels)
    case below(RenderNode)
  }

  private(set) var operations: [PaintOperation] = []
  private(set) var visitedCount = 0
  private(set) var groupCount = 0
  /// Steps found after `watched` was passed: what a cached backdrop would save.
  private(set) var operationsBelowWatched = 0

  private let part: Part
  private let frame: Int
  private let usesFlattening: Bool
  private let watched: RenderNode?
  private let full: PixelRegion
  /// What the blurs found so far look at; layers above may have covered or clipped it.
  private var behind = PixelRegion()
  /// Where the layers being visited may draw.
  private var clip = RenderTree.everything
  /// Waiting for the node that painting starts below.
  private var isSkipping = false
  private var hasStopped = false
  private var hasPassedWatched = false

  /// Rectangles up to which covered parts are cut out (chosen by eye).
  private static let fragmentLimit = 16
  /// Covered parts smaller than this share of the region are not cut out.
  private static let smallestShare = 64

  init(_ part: Part, region: PixelRegion, frame: Int, usesFlattening: Bool, watched: RenderNode?) {
    self.part = part
    self.frame = frame
    self.usesFlattening = usesFlattening
    self.watched = watched
    full = region
    if case .below(let node) = part {
      isSkipping = true
      var current: RenderNode? = node
      while let above = current {
        above.pathMark = frame
        current = above.parent
      }
    }
  }

  /// Lists the steps for a whole tree, which are about `expectedCount`, or, if `isInside`, for a node's own pixels at place (0, 0).
  static func make(
    _ node: RenderNode,
    _ part: Part,
    region: PixelRegion,
    frame: Int,
    usesFlattening: Bool,
    watched: RenderNode? = nil,
    isInside: Bool = false,
    withoutShadow: Bool = false,
    expectedCount: Int = 0
  ) -> PaintList {
    var list = PaintList(
      part,
      region: region,
      frame: frame,
      usesFlattening: usesFlattening,
      watched: watched
    )
    list.operations.reserveCapacity(expectedCount)
    var remaining = region
    if isInside {
      list.visitInside(node, x: 0, y: 0, &remaining, alpha: 255, withoutShadow: withoutShadow)
    } else {
      list.visit(node, x: 0, y: 0, &remaining, alpha: 255)
    }
    list.finish(remaining)
    return list
  }

  private mutating func finish(_ remaining: PixelRegion) {
    guard !remaining.isEmpty else { return }
    if hasStopped, case .above(_, let pixels) = part {
      append(.backdrop(pixels), x: 0, y: 0, remaining)
    } else {
      append(.clear, x: 0, y: 0, remaining)
    }
  }

  private mutating func append(
    _ kind: PaintOperation.Kind,
    x: Int,
    y: Int,
    _ region: PixelRegion
  ) {
    guard !region.isEmpty else { return }
    if hasPassedWatched {
      operationsBelowWatched += 1
    }
    operations.append(PaintOperation(kind: kind, x: x, y: y, region: region))
  }

  // MARK: - Visiting

  /// `x`, `y`: where the parent's content origin lies.
  private mutating func visit(
    _ node: RenderNode,
    x: Int,
    y: Int,
    _ remaining: inout PixelRegion,
    alpha: UInt32
  ) {
    if isSkipping {
      if case .below(let start) = part, node === start {
        isSkipping = false
        return
      }
      guard node.pathMark == frame else { return }
      visitVisible(node, x: x, y: y, &remaining, alpha: alpha)
      // A hidden way to the node: what lies below the way is painted all the same.
      isSkipping = false
      return
    }
    visitVisible(node, x: x, y: y, &remaining, alpha: alpha)
    notePassed(node)
  }

  private mutating func visitVisible(
    _ node: RenderNode,
    x: Int,
    y: Int,
    _ remaining: inout PixelRegion,
    alpha: UInt32
  ) {
    let look = node.look
    guard look.isVisible, !remaining.isEmpty else { return }
    var placeX = x
    var placeY = y
    let outer: PixelRect
    if let map = look.map {
      outer = (map.bounds(of: node.subtreeBounds) ?? RenderTree.everything).offsetBy(dx: x, dy: y)
    } else {
      placeX += look.frame.x
      placeY += look.frame.y
      outer = node.subtreeBounds.offsetBy(dx: placeX, dy: placeY)
    }
    guard remaining.intersects(outer) else { return }
    visitedCount += 1
    if node.isGroup {
      groupCount += 1
      let own = alpha == 255 ? look.opacity : PixelArithmetic.multiply(byte: look.opacity, alpha)
      append(.group(node, alpha: own), x: placeX, y: placeY, remaining.intersection(outer))
      return
    }
    let combined =
      look.opacity == 255 ? alpha : PixelArithmetic.multiply(byte: look.opacity, alpha)
    visitInside(node, x: placeX, y: placeY, &remaining, alpha: combined)
  }

  private mutating func notePassed(_ node: RenderNode) {
    if let watched, node === watched {
      hasPassedWatched = true
    }
    if case .above(let stop, _) = part, node === stop {
      hasStopped = true
    }
  }

  /// `x`, `y`: where the node's top left pixel lies.
  private mutating func visitInside(
    _ node: RenderNode,
    x: Int,
    y: Int,
    _ remaining: inout PixelRegion,
    alpha: UInt32,
    withoutShadow: Bool = false
  ) {
    let look = node.look
    if !isSkipping {
      if usesFlattening, alpha == 255, node.flattensForMove(in: frame) {
        appendFlattened(node, x: x, y: y, &remaining)
        if remaining.isEmpty { return }
      }
      if let border = look.border {
        appendPiece(border, x: x, y: y, remaining, alpha: alpha)
      }
    }
    if look.clipsToBounds {
      visitClipped(node, x: x, y: y, &remaining, alpha: alpha)
    } else {
      visitContents(node, x: x, y: y, &remaining, alpha: alpha)
    }
    if hasStopped || isSkipping || withoutShadow { return }
    if let shadow = look.shadow {
      appendShadow(shadow, of: node, x: x, y: y, remaining, alpha: alpha)
    }
  }

  private mutating func visitClipped(
    _ node: RenderNode,
    x: Int,
    y: Int,
    _ remaining: inout PixelRegion,
    alpha: UInt32
  ) {
    let bounds = node.look.bounds.offsetBy(dx: x, dy: y)
    var inside = remaining.intersection(bounds)
    guard !inside.isEmpty else { return }
    var corners = PixelRegion()
    if node.look.clipMask != nil {
      node.look.forEachCorner { corner in
        corners.formUnion(inside.intersection(corner.offsetBy(dx: x, dy: y)))
      }
    }
    append(.roundCorners(node), x: x, y: y, corners)
    let outerClip = clip
    let behindOthers = behind
    clip = clip.intersection(bounds)
    behind = PixelRegion()
    visitContents(node, x: x, y: y, &inside, alpha: alpha)
    append(.saveCorners(node), x: x, y: y, corners)
    clip = outerClip
    if !behind.isEmpty {
      // A blur in the layer looks beyond the clip; nothing in the layer may draw there.
      remaining.formUnion(behind.intersection(clip))
    }
    behind.formUnion(behindOthers)
    remaining.subtract(bounds)
    if remaining.isEmpty && corners.isEmpty {
      remaining = inside
    } else {
      remaining.formUnion(inside)
      remaining.formUnion(corners)
    }
  }

  private mutating func visitContents(
    _ node: RenderNode,
    x: Int,
    y: Int,
    _ remaining: inout PixelRegion,
    alpha: UInt32
  ) {
    let look = node.look
    let contentX = x + look.contentX
    let contentY = y + look.contentY
    for child in node.children.reversed() {
      visit(child, x: contentX, y: contentY, &remaining, alpha: alpha)
      if hasStopped || remaining.isEmpty { return }
    }
    if isSkipping { return }
    for piece in [look.contents, look.background] {
      guard let piece else { continue }
      if case .backdrop(let backdrop) = piece.kind {
        appendBackdrop(piece, backdrop, x: x, y: y, &remaining, alpha: alpha)
        continue
      }
      appendPiece(piece, x: x, y: y, remaining, alpha: alpha)
      if alpha == 255 {
        cut(piece, of: look, x: x, y: y, from: &remaining)
      }
      if remaining.isEmpty { return }
    }
  }

  // MARK: - Steps

  private mutating func appendPiece(
    _ piece: LayerPiece,
    x: Int,
    y: Int,
    _ remaining: PixelRegion,
    alpha: UInt32
  ) {
    let rect = piece.rect.offsetBy(dx: x, dy: y)
    guard remaining.intersects(rect) else { return }
    append(.piece(piece, alpha: alpha), x: x, y: y, remaining.intersection(rect))
  }

  private mutating func appendShadow(
    _ shadow: LayerPiece,
    of node: RenderNode,
    x: Int,
    y: Int,
    _ remaining: PixelRegion,
    alpha: UInt32
  ) {
    guard case .subtreeShadow(let color, let blur, let dx, let dy) = shadow.kind else {
      appendPiece(shadow, x: x, y: y, remaining, alpha: alpha)
      return
    }
    let rect = node.subtreeBounds.offsetBy(dx: x, dy: y)
    let tone = alpha == 255 ? color : PixelArithmetic.multiply(color, alpha)
    append(
      .subtreeShadow(node, color: tone, blur: blur, x: dx, y: dy),
      x: x,
      y: y,
      remaining.intersection(rect)
    )
  }

  private mutating func appendFlattened(
    _ node: RenderNode,
    x: Int,
    y: Int,
    _ remaining: inout PixelRegion
  ) {
    for rect in node.look.opaqueRegion.rects {
      let place = rect.offsetBy(dx: x, dy: y)
      append(.flattened(node), x: x, y: y, remaining.intersection(place))
      remaining.subtract(place)
    }
  }

  private mutating func appendBackdrop(
    _ piece: LayerPiece,
    _ backdrop: BackdropLook,
    x: Int,
    y: Int,
    _ remaining: inout PixelRegion,
    alpha: UInt32
  ) {
    let rect = piece.rect.offsetBy(dx: x, dy: y)
    guard remaining.intersects(rect) else { return }
    append(.piece(piece, alpha: alpha), x: x, y: y, remaining.intersection(rect))
    // The blur looks at pixels that layers above may hide.
    let needed = full.intersection(rect.insetBy(dx: -backdrop.reach, dy: -backdrop.reach))
    remaining.formUnion(needed.intersection(clip))
    behind.formUnion(needed)
  }

  /// Takes what an opaque piece hides out of the region that is left.
  private func cut(
    _ piece: LayerPiece,
    of look: LayerLook,
    x: Int,
    y: Int,
    from remaining: inout PixelRegion
  ) {
    switch piece.kind {
    case .solid(let color) where color >> 24 == 255:
      cut(piece.rect.offsetBy(dx: x, dy: y), from: &remaining)
    case .pixels(_, _, _, isOpaque: true):
      cut(piece.rect.offsetBy(dx: x, dy: y), from: &remaining)
    case .shape(_, let color) where color >> 24 == 255 && piece.rect == look.bounds:
      guard isWorthCutting(piece.rect.offsetBy(dx: x, dy: y), from: remaining) else { return }
      var region = PixelRegion(piece.rect)
      look.forEachCorner { region.subtract($0) }
      for rect in region.rects {
        cut(rect.offsetBy(dx: x, dy: y), from: &remaining)
      }
    default: return
    }
  }

  private func cut(_ rect: PixelRect, from remaining: inout PixelRegion) {
    guard isWorthCutting(rect, from: remaining) else { return }
    remaining.subtract(rect)
  }

  private func isWorthCutting(_ rect: PixelRect, from remaining: PixelRegion) -> Bool {
    let bounds = remaining.bounds
    return rect.contains(bounds)
      || (remaining.rects.count < Self.fragmentLimit
        && rect.area * Self.smallestShare >= bounds.area)
  }
}

extension RenderNode {
  /// Layers at or below the node from which drawing them once pays off (chosen by measuring).
  private static let smallestMovedTree = 2

  /// Whether the node's opaque pixels should be drawn once and copied, because the node only moves.
  func flattensForMove(in frame: Int) -> Bool {
    guard look.map == nil, !containsBackdrop, lastMove == frame || flattened != nil else {
      return false
    }
    guard children.count >= Self.smallestMovedTree || children.contains(where: \.hasSublayers)
    else { return false }
    return !look.opaqueRegion.isEmpty
  }

  private var hasSublayers: Bool { !children.isEmpty }
}
