import CoreGraphics

/// Keeps what lies below the lowest layer that moves, so that an animation repaints only what is above.
///
/// The pixels are a state of the target while it is painted from the bottom up: copying them back is exact.
final class BackdropKeeper {
  private var node: RenderNode?
  /// Outlives the node: slides follow each other, and new memory costs as much as painting it.
  private var pixels: FlattenedPixels?
  /// The lowest changing node of the last frame and for how many frames it was that.
  private var candidate: RenderNode?
  private var candidateFrames = 0
  /// Steps that painting below the candidate took.
  private var cost = 0
  private var lastUse = 0
  /// Steps of the longest list lately: growing to ten thousand of them takes longer than finding them.
  private var largestCount = 0

  /// Steps from which keeping pays off: less is as cheap as copying.
  private static let smallestCost = 3
  /// Frames in a row that the same node must change before a backdrop is made.
  private static let patience = 2
  /// Frames without a change between the backdrop and the lowest change until the backdrop is raised.
  private static let restFrames = 6
  /// Frames after which an unused backdrop is given back.
  private static let unusedFrames = 60

  var byteCount: Int { pixels?.byteCount ?? 0 }

  func forget() {
    node = nil
    pixels = nil
    candidate = nil
    candidateFrames = 0
  }

  /// Paints the damage of a tree's frame.
  func paint(
    _ root: RenderNode,
    _ tree: RenderTree,
    _ damage: PixelRegion,
    on plane: PixelPlane,
    with painter: Painter
  ) {
    choose(tree, plane)
    if let node, let pixels {
      lastUse = tree.frame
      let list = PaintList.make(
        root,
        .above(node, pixels),
        region: damage,
        frame: tree.frame,
        usesFlattening: true
      )
      fill(list, node, pixels, root, tree, painter)
      painter.paint(list, on: plane)
      return
    }
    let list = PaintList.make(
      root,
      .all,
      region: damage,
      frame: tree.frame,
      usesFlattening: true,
      watched: candidate,
      expectedCount: largestCount
    )
    largestCount = max(list.operations.count, largestCount / 2)
    cost = list.operationsBelowWatched
    painter.paint(list, on: plane)
  }

  /// Draws what the list takes from the backdrop and the backdrop does not have yet.
  private func fill(
    _ list: PaintList,
    _ node: RenderNode,
    _ pixels: FlattenedPixels,
    _ root: RenderNode,
    _ tree: RenderTree,
    _ painter: Painter
  ) {
    guard let last = list.operations.last, case .backdrop = last.kind else { return }
    let missing = pixels.claim(last.region)
    guard !missing.isEmpty else { return }
    let below = PaintList.make(
      root,
      .below(node),
      region: missing,
      frame: tree.frame,
      usesFlattening: false,
      expectedCount: cost
    )
    painter.paint(below, on: pixels.plane)
  }

  private func choose(_ tree: RenderTree, _ plane: PixelPlane) {
    guard let lowest = tree.lowestActive else {
      return
    }
    if let node,
      node.isRetired || node !== lowest && !node.isBelow(lowest)
        || !tree.backdrops.isEmpty
    {
      // Something below changed; or a blur looks at pixels that are not kept.
      self.node = nil
      pixels?.invalidateAll()
    }
    if lowest === candidate {
      candidateFrames += 1
    } else {
      candidate = lowest
      candidateFrames = 1
      cost = 0
    }
    guard tree.backdrops.isEmpty, node !== lowest else { return }
    if node == nil {
      guard candidateFrames >= Self.patience, cost >= Self.smallestCost else { return }
    } else {
      // What changed below has come to rest: more can be kept.
      guard candidateFrames >= Self.restFrames else { return }
    }
    node = lowest
    if let pixels, pixels.plane.bounds == plane.bounds {
      pixels.invalidateAll()
    } else {
      pixels = FlattenedPixels(plane.bounds)
    }
  }

  /// Gives the backdrop back when nothing used it lately.
  func forgetUnused(_ frame: Int) {
    if pixels != nil, frame - lastUse > Self.unusedFrames {
      forget()
    }
  }
}
