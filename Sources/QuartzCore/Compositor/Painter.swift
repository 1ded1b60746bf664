import CoreGraphics
import Foundation

/// Carries out the steps of paint lists on planes of pixels.
final class Painter {
  var frame = 0
  var statistics = RenderStatistics()
  /// Whether nodes keep pixels from frame to frame.
  let keepsPixels: Bool
  /// Nodes that hold pixels, to take them back when they are no longer used.
  private var holders: [ObjectIdentifier: RenderNode] = [:]
  private var savedCorners: [[UInt32]] = []

  /// Pixels of a group or a cached layer above which only the part shown is kept: 8 million,
  /// a little more than twice a 1440 by 2560 screen.
  private static let largestPixels = 8 << 20
  private static let largestSide = 8192
  /// Frames after which unused pixels are given back (one second at 60 frames per second).
  private static let unusedFrames = 60

  init(keepsPixels: Bool) {
    self.keepsPixels = keepsPixels
  }

  func paint(_ list: PaintList, on plane: PixelPlane) {
    statistics.visitedLayers += list.visitedCount
    statistics.groups += list.groupCount
    statistics.operations += list.operations.count
    let operations = list.operations
    var index = operations.count - 1
    while index >= 0 {
      let operation = operations[index]
      if index > 0, paintFused(operation, operations[index - 1], on: plane) {
        index -= 2
        continue
      }
      paint(operation, on: plane)
      index -= 1
    }
  }

  /// A copy followed by a translucent fill of the same pixels, in one pass.
  ///
  /// False if it is not that.
  private func paintFused(
    _ first: PaintOperation,
    _ second: PaintOperation,
    on plane: PixelPlane
  ) -> Bool {
    guard case .backdrop(let pixels) = first.kind,
      case .piece(let piece, let alpha) = second.kind, case .solid(let color) = piece.kind,
      first.region == second.region
    else { return false }
    let tone = alpha == 255 ? color : PixelArithmetic.multiply(color, alpha)
    for rect in first.region.rects {
      for y in rect.y..<rect.maxY {
        PixelRow.blend(
          plane.row(y) + rect.x,
          pixels.plane.row(y) + rect.x,
          rect.width,
          factor: 255 - (tone >> 24),
          addend: tone
        )
      }
    }
    return true
  }

  private func paint(_ operation: PaintOperation, on plane: PixelPlane) {
    switch operation.kind {
    case .clear:
      for rect in operation.region.rects {
        plane.fill(rect, 0)
      }
    case .backdrop(let pixels):
      for rect in operation.region.rects {
        plane.copy(rect, from: pixels.plane)
      }
    case .piece(let piece, let alpha):
      if case .backdrop(let look) = piece.kind {
        BackdropBlur(look).draw(operation.region, alpha: alpha, on: plane)
        return
      }
      for rect in operation.region.rects {
        paint(piece, x: operation.x, y: operation.y, clip: rect, alpha: alpha, on: plane)
      }
    case .flattened(let node):
      paintFlattened(node, operation, on: plane)
    case .group(let node, let alpha):
      paintGroup(node, operation, alpha: alpha, on: plane)
    case .saveCorners:
      savedCorners.append(save(operation.region, of: plane))
    case .roundCorners(let node):
      roundCorners(node, operation, on: plane)
    case .subtreeShadow(let node, let color, let blur, let x, let y):
      paintShadow(node, operation, color: color, blur: blur, x: x, y: y, on: plane)
    }
  }

  // MARK: - Pieces

  private func paint(
    _ piece: LayerPiece,
    x: Int,
    y: Int,
    clip: PixelRect,
    alpha: UInt32,
    on plane: PixelPlane
  ) {
    switch piece.kind {
    case .solid(let color):
      let tone = alpha == 255 ? color : PixelArithmetic.multiply(color, alpha)
      for row in clip.y..<clip.maxY {
        PixelRow.fillOver(plane.row(row) + clip.x, clip.width, tone)
      }
    case .shape(let mask, let color):
      let tone = alpha == 255 ? color : PixelArithmetic.multiply(color, alpha)
      mask.fill(piece.rect.offsetBy(dx: x, dy: y), clip: clip, into: plane, color: tone)
    case .pixels(let buffer, let sourceX, let sourceY, let isOpaque):
      let source = PixelPlane(
        buffer,
        x: x + piece.rect.x - sourceX,
        y: y + piece.rect.y - sourceY
      )
      blend(source, clip, alpha: alpha, isOpaque: isOpaque, on: plane)
    case .scaled(let buffer, let map):
      let warp = Warp(
        PixelPlane(buffer),
        bounds: buffer.bounds,
        through: map,
        x: x + piece.rect.x,
        y: y + piece.rect.y,
        alpha: alpha
      )
      warp?.draw(clip, over: plane)
    case .backdrop, .subtreeShadow: break
    }
  }

  private func blend(
    _ source: PixelPlane,
    _ rect: PixelRect,
    alpha: UInt32,
    isOpaque: Bool,
    on plane: PixelPlane
  ) {
    if isOpaque && alpha == 255 {
      plane.copy(rect, from: source)
      return
    }
    for y in rect.y..<rect.maxY {
      let target = plane.row(y) + rect.x
      let pixels = UnsafePointer(source.row(y) + rect.x)
      if isOpaque {
        PixelRow.crossfade(target, pixels, rect.width, alpha: alpha)
      } else if alpha == 255 {
        PixelRow.over(target, pixels, rect.width)
      } else {
        PixelRow.over(target, pixels, rect.width, alpha: alpha)
      }
    }
  }

  // MARK: - Corners

  private func save(_ region: PixelRegion, of plane: PixelPlane) -> [UInt32] {
    var saved: [UInt32] = []
    saved.reserveCapacity(region.area)
    for rect in region.rects {
      for y in rect.y..<rect.maxY {
        saved.append(
          contentsOf: UnsafeBufferPointer(start: plane.row(y) + rect.x, count: rect.width)
        )
      }
    }
    return saved
  }

  private func roundCorners(_ node: RenderNode, _ operation: PaintOperation, on plane: PixelPlane) {
    guard let saved = savedCorners.popLast(), let mask = node.look.clipMask else { return }
    var index = 0
    let size = node.look.bounds
    for rect in operation.region.rects {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rect.width) { coverage in
        guard let base = coverage.baseAddress else { return }
        for y in rect.y..<rect.maxY {
          mask.write(
            base,
            y: y - operation.y,
            from: rect.x - operation.x,
            to: rect.maxX - operation.x,
            width: size.width,
            height: size.height
          )
          let row = plane.row(y) + rect.x
          for x in 0..<rect.width {
            let share = UInt32(base[x])
            let old = saved[index]
            index += 1
            if share == 255 { continue }
            row[x] =
              PixelArithmetic.multiply(row[x], share) &+ PixelArithmetic.multiply(old, 255 - share)
          }
        }
      }
    }
  }

  // MARK: - Nodes with pixels of their own

  /// The pixels of a node and those below it, valid in `region` (relative to the node).
  private func pixels(
    of node: RenderNode,
    _ region: PixelRegion,
    limit: PixelRect
  ) -> FlattenedPixels {
    let held = node.flattened
    let pixels: FlattenedPixels
    // A blur behind needs its whole surroundings.
    let needed = node.containsBackdrop ? limit.union(region.bounds) : region.bounds
    if let held, held.plane.bounds.contains(needed) {
      pixels = held
    } else {
      let whole =
        limit.area <= Self.largestPixels && max(limit.width, limit.height) <= 1 << 14
        ? limit : region.bounds
      pixels = FlattenedPixels(whole)
      statistics.allocatedBuffers += 1
      node.flattened = pixels
      holders[ObjectIdentifier(node)] = node
    }
    pixels.lastUse = frame
    let wanted = node.containsBackdrop ? PixelRegion(pixels.plane.bounds) : region
    let missing = pixels.claim(wanted)
    if !missing.isEmpty {
      let list = PaintList.make(
        node,
        .all,
        region: missing,
        frame: frame,
        usesFlattening: false,
        isInside: true
      )
      paint(list, on: pixels.plane)
    }
    return pixels
  }

  private func paintFlattened(
    _ node: RenderNode,
    _ operation: PaintOperation,
    on plane: PixelPlane
  ) {
    let own = operation.region.offsetBy(x: -operation.x, y: -operation.y)
    let opaque = node.look.opaqueRegion
    let bounds = opaque.bounds
    var wanted = own
    if bounds.area <= Self.largestPixels {
      // All at once: a node that slides in shows more in each frame.
      wanted = opaque
    }
    let pixels = pixels(of: node, wanted, limit: bounds)
    let source = PixelPlane(
      pixels.plane.buffer,
      x: pixels.plane.x + operation.x,
      y: pixels.plane.y + operation.y
    )
    for rect in operation.region.rects {
      plane.copy(rect, from: source)
    }
  }

  private func paintGroup(
    _ node: RenderNode,
    _ operation: PaintOperation,
    alpha: UInt32,
    on plane: PixelPlane
  ) {
    let own = ownRegion(of: node, operation)
    guard !own.isEmpty else { return }
    let pixels = pixels(of: node, own, limit: node.subtreeBounds)
    var source = pixels.plane
    var opaque = node.mask == nil ? node.look.opaqueRegion : PixelRegion()
    if let transition = node.look.transition {
      source = transition.mix(source, own, bounds: node.look.bounds)
      opaque = PixelRegion()
    }
    if node.mask != nil {
      source = masked(node, source, own)
    }
    if let map = node.look.map {
      // Hard edges are those of the layer's own pixels, where all of them are here.
      let isWhole =
        node.subtreeBounds == node.look.bounds && node.look.bounds.area <= Self.largestPixels
      // Around what was asked for, the pixels may be out of date.
      var bounds = own.bounds
      var hasSharpEdges = false
      if node.look.isRaster, map.isUpright {
        let exact = RenderTree.exactBounds(of: node)
        hasSharpEdges = bounds.contains(exact)
        if hasSharpEdges { bounds = exact }
      }
      let warp = Warp(
        source,
        bounds: bounds,
        hasSharpEdges: hasSharpEdges,
        through: map,
        x: operation.x,
        y: operation.y,
        alpha: alpha,
        hardEdges: isWhole ? node.look.hardEdges : []
      )
      for rect in operation.region.rects {
        warp?.draw(rect, over: plane)
      }
      return
    }
    let moved = PixelPlane(source.buffer, x: source.x + operation.x, y: source.y + operation.y)
    let solid = opaque.rects.first?.offsetBy(dx: operation.x, dy: operation.y) ?? .empty
    for painted in operation.region.rects {
      // What a transition does not reach stays as it is.
      let rect = painted.intersection(moved.bounds)
      let inner = rect.intersection(solid)
      blend(moved, inner, alpha: alpha, isOpaque: true, on: plane)
      var rest = PixelRegion(rect)
      rest.subtract(inner)
      for outer in rest.rects {
        blend(moved, outer, alpha: alpha, isOpaque: false, on: plane)
      }
    }
  }

  /// The part of a node's own pixels that shows in the operation's region.
  private func ownRegion(of node: RenderNode, _ operation: PaintOperation) -> PixelRegion {
    if let transition = node.look.transition, transition.movesPixels {
      // All that may come into sight is needed, wherever it is now.
      let reach = transition.reach(node.look.bounds, content: node.subtreeBounds)
      return PixelRegion(
        Self.limited(node.subtreeBounds.intersection(reach), around: node.look.bounds)
      )
    }
    guard let map = node.look.map else {
      return operation.region.offsetBy(x: -operation.x, y: -operation.y)
        .intersection(node.subtreeBounds)
    }
    let bounds = node.subtreeBounds
    guard bounds.area > Self.largestPixels else { return PixelRegion(bounds) }
    let wanted = operation.region.bounds.offsetBy(dx: -operation.x, dy: -operation.y)
    let seen = map.inverse?.bounds(of: wanted) ?? bounds
    return PixelRegion(
      Self.limited(
        seen.insetBy(dx: -2, dy: -2).intersection(bounds),
        around: node.look.bounds
      )
    )
  }

  /// `rect` without what memory and Cairo don't allow; the part near `center` is kept.
  private static func limited(_ rect: PixelRect, around center: PixelRect) -> PixelRect {
    guard rect.width > largestSide || rect.height > largestSide else { return rect }
    let room = PixelRect(
      x: center.x + center.width / 2 - largestSide / 2,
      y: center.y + center.height / 2 - largestSide / 2,
      width: largestSide,
      height: largestSide
    )
    return rect.intersection(room)
  }

  /// `source` times the mask's alpha, in a buffer of its own.
  private func masked(
    _ node: RenderNode,
    _ source: PixelPlane,
    _ region: PixelRegion
  ) -> PixelPlane {
    guard let mask = node.mask else { return source }
    let area = region.bounds
    var needed = area
    if mask.containsBackdrop {
      // A blur in the mask looks at all of it.
      needed = Self.limited(area.union(RenderTree.outerBounds(of: mask)), around: area)
    }
    let held: FlattenedPixels
    if let known = node.maskPixels, known.plane.bounds.contains(needed) {
      held = known
    } else {
      held = FlattenedPixels(needed)
      statistics.allocatedBuffers += 1
      node.maskPixels = held
      holders[ObjectIdentifier(node)] = node
    }
    held.lastUse = frame
    let missing = held.claim(mask.containsBackdrop ? PixelRegion(held.plane.bounds) : region)
    if !missing.isEmpty {
      // The mask lies in the space of the node's content.
      let shifted = PixelPlane(
        held.plane.buffer,
        x: held.plane.x - node.look.contentX,
        y: held.plane.y - node.look.contentY
      )
      let list = PaintList.make(
        mask,
        .all,
        region: missing.offsetBy(x: -node.look.contentX, y: -node.look.contentY),
        frame: frame,
        usesFlattening: false
      )
      paint(list, on: shifted)
    }
    let result = PixelPlane(
      PixelBuffer(width: area.width, height: area.height),
      x: area.x,
      y: area.y
    )
    statistics.allocatedBuffers += 1
    for rect in region.rects {
      result.copy(rect, from: source)
      for y in rect.y..<rect.maxY {
        PixelRow.multiply(result.row(y) + rect.x, alphaOf: held.plane.row(y) + rect.x, rect.width)
      }
    }
    return result
  }

  private func paintShadow(
    _ node: RenderNode,
    _ operation: PaintOperation,
    color: UInt32,
    blur: Double,
    x: Int,
    y: Int,
    on plane: PixelPlane
  ) {
    let reach = PixelBuffer.blurReach(sigma: blur)
    var bounds = node.insideBounds
    guard !bounds.isEmpty, bounds.area <= Self.largestPixels else { return }
    let mask: CoverageMask
    if let known = node.shadowMask {
      (mask, bounds) = known
    } else {
      statistics.cacheMisses += 1
      let inside = PixelPlane(
        PixelBuffer(width: bounds.width, height: bounds.height),
        x: bounds.x,
        y: bounds.y
      )
      let list = PaintList.make(
        node,
        .all,
        region: PixelRegion(bounds),
        frame: frame,
        usesFlattening: false,
        isInside: true,
        withoutShadow: true
      )
      paint(list, on: inside)
      mask = CoverageMask(shadowOf: inside, reach: reach, blur: blur)
      node.shadowMask = (mask, bounds)
    }
    let place = bounds.insetBy(dx: -reach, dy: -reach)
      .offsetBy(dx: operation.x + x, dy: operation.y + y)
    for rect in operation.region.rects {
      mask.fill(place, clip: rect, into: plane, color: color)
    }
  }

  // MARK: - Memory

  /// Gives back pixels that were not used lately.
  func forgetUnused() {
    var bytes = 0
    for (key, node) in holders {
      if let pixels = node.flattened, frame - pixels.lastUse > Self.unusedFrames || !keepsPixels {
        node.flattened = nil
      }
      if let pixels = node.maskPixels, frame - pixels.lastUse > Self.unusedFrames || !keepsPixels {
        node.maskPixels = nil
      }
      if node.isRetired || (node.flattened == nil && node.maskPixels == nil) {
        holders[key] = nil
      } else {
        bytes += node.flattened?.byteCount ?? 0
        bytes += node.maskPixels?.byteCount ?? 0
      }
    }
    statistics.cachedBytes = bytes
  }
}

extension CoverageMask {
  /// The blurred alpha of pixels, `reach` pixels larger on each side.
  convenience init(shadowOf plane: PixelPlane, reach: Int, blur: Double) {
    let bounds = plane.bounds
    let buffer = PixelBuffer(
      width: bounds.width + 2 * reach,
      height: bounds.height + 2 * reach,
      format: .a8
    )
    for y in 0..<bounds.height {
      let source = plane.row(bounds.y + y) + bounds.x
      let target = (buffer.bytes + (y + reach) * buffer.stride + reach)
        .assumingMemoryBound(to: UInt8.self)
      for x in 0..<bounds.width {
        target[x] = UInt8(source[x] >> 24)
      }
    }
    buffer.markDirty()
    if blur > 0 {
      buffer.blur(sigma: blur)
    }
    buffer.flush()
    self.init(
      width: buffer.width,
      height: buffer.height,
      stretchColumn: buffer.width / 2,
      stretchRow: buffer.height / 2
    )
    for row in 0..<buffer.height {
      memcpy(bytes + row * buffer.width, buffer.bytes + row * buffer.stride, buffer.width)
    }
  }
}
