import CoreGraphics

/// The compositor's memory of one layer: its look, its place among the others and its cached pixels.
final class RenderNode {
  let layer: CALayer
  unowned(unsafe) var parent: RenderNode?
  /// In drawing order.
  var children: [RenderNode] = []
  /// Draws the layer's mask; not one of the children.
  var mask: RenderNode?
  var isMask = false
  /// Place among the parent's children.
  var index = 0

  var look = LayerLook()
  var zPosition = 0.0
  /// What the layer adds to the matrices of its sublayers.
  var sublayerMatrix: MatrixBox?
  /// Device pixels per point of the space that the layer's sublayers are drawn in.
  var scale = 0.0
  /// Maps sublayers of a transform layer to the nearest flat superlayer; nil for flat layers.
  var depthMatrix: MatrixBox?
  /// For the order inside of a transform layer: larger is nearer.
  var depth = 0.0
  /// What the layer and those below draw, relative to the frame's origin; may be too large.
  var subtreeBounds = PixelRect.empty
  /// As `subtreeBounds`, without the layer's own shadow.
  var insideBounds = PixelRect.empty
  var hasLook = false
  /// The frame of the compositor in which the look was last computed.
  var updatedFrame = -1
  /// The children before they were replaced, until they are sorted.
  var order: [RenderNode]?
  var maskChanged = false
  /// Whether the node is being looked at for the first time.
  var isAppearing = false
  var isRetired = false
  var isAnimating = false
  /// Place in the tree's list of animating nodes.
  var animatingIndex: Int?
  /// Which copy of a replicator layer's sublayers this is.
  var instance = LayerInstance()
  /// Whether the sublayers may differ from the children, because nothing below was looked at.
  var isStale = false
  /// Whether the sublayers' places depend on what changed since they were looked at.
  var needsForce = false
  /// Whether the children may be out of order.
  var needsSort = false
  var containsBackdrop = false

  var flattened: FlattenedPixels?
  /// What the mask draws, relative to this layer's top left pixel.
  var maskPixels: FlattenedPixels?
  /// The blurred alpha of what lies in the bounds, for a shadow of the layer and its sublayers.
  var shadowMask: (mask: CoverageMask, bounds: PixelRect)?
  var rasters = LayerRasters()
  /// The last frame in which the layer was moved and not otherwise changed, and how many in a row.
  var lastMove = -1
  var moveCount = 0
  var pathMark = -1

  init(_ layer: CALayer) {
    self.layer = layer
  }

  /// Whether this is a copy that runs late, or lies in one.
  var isDelayed: Bool { instance.delay != 0 || parent?.isDelayed == true }

  /// The time of the layer itself in this copy, at an absolute time of the clock.
  ///
  /// A copy is late in the time of the replicator, which may run at another speed or stand still.
  func localTime(at time: Double) -> Double {
    let outer = parent?.localTime(at: time) ?? layer.parent?.localTime(at: time) ?? time
    return layer.timing.localTime(ofParent: outer - instance.delay)
  }

  /// The opaque color that multiplies the colors of this copy.
  var inheritedTint: UInt32? { instance.tint ?? parent?.inheritedTint }

  /// Whether the layer and its sublayers are blended as one picture.
  var isGroup: Bool {
    mask != nil || look.map != nil || look.transition != nil
      || (look.opacity < 255 && !look.isTransparentGroup
        && !(children.isEmpty && look.pieceCount <= 1))
  }

  /// Whether what lies inside depends on more than the pixels below it in drawing order.
  var isolatesInside: Bool {
    isGroup || look.clipMask != nil || isMask || hasSubtreeShadow
  }

  /// Whether the layer's shadow depends on what its sublayers draw.
  var hasSubtreeShadow: Bool {
    if let shadow = look.shadow, case .subtreeShadow = shadow.kind { return true }
    return false
  }

  /// Whether the layer comes before `other` in drawing order; ancestors come before their sublayers.
  func isBelow(_ other: RenderNode) -> Bool {
    let own = path
    let others = other.path
    for (first, second) in zip(own, others) where first != second {
      return first < second
    }
    return own.count < others.count
  }

  /// Places from the root down.
  private var path: [Int] {
    var result: [Int] = []
    var node: RenderNode? = self
    while let current = node {
      result.append(current.index)
      node = current.parent
    }
    return result.reversed()
  }
}

/// A matrix on the heap: most layers have none.
nonisolated final class MatrixBox {
  let matrix: CATransform3D

  init(_ matrix: CATransform3D) {
    self.matrix = matrix
  }
}

/// What sets one copy of a replicator layer's sublayers apart from the others.
nonisolated struct LayerInstance {
  var number = 0
  var matrix: MatrixBox?
  var delay = 0.0
  var opacity = 1.0
  var tint: UInt32?
}
