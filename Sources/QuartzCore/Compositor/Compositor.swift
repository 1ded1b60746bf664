package import CoreGraphics
package import Foundation

/// Draws a layer tree at a time into premultiplied ARGB32 pixels, only where something changed.
///
/// The pixels depend on the tree and the time alone. What is kept between frames (looks, masks, groups,
/// the backdrop below what moves) only saves work.
package final class Compositor {
  package var target: PixelBuffer {
    if let buffer { return buffer }
    let made = PixelBuffer(width: bounds.width, height: bounds.height)
    buffer = made
    return made
  }
  /// Of the target, in device pixels.
  private var bounds: PixelRect
  /// Made when it is first needed: a host may bring its own.
  private var buffer: PixelBuffer?
  private var borrowed: PixelBuffer?
  /// Device pixels per point.
  package private(set) var scale: CGFloat
  /// What the last frame took.
  package private(set) var statistics = RenderStatistics()

  let tree = RenderTree(isObserving: true)
  /// The state of the layers that `tree` shows.
  private var renderedFlush = -1
  private let painter = Painter(keepsPixels: true)
  private let backdrop = BackdropKeeper()

  /// `root`: the layer that will be drawn, if known; transitions in its tree start from what this
  /// compositor shows.
  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, root: CALayer? = nil) {
    bounds = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    self.scale = scale
    root?.compositor = self
  }

  /// Starts with an empty target of another size; the next frame paints all of it.
  package func resize(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    guard
      pixelWidth != bounds.width || pixelHeight != bounds.height || scale != self.scale
    else { return }
    bounds = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    buffer = nil
    borrowed = nil
    self.scale = scale
    tree.damage = PixelRegion(bounds)
    backdrop.forget()
  }

  /// Paints into `other` from now on, which has the target's size, or into memory of its own for nil.
  ///
  /// The next frame paints all of another target. A host whose screen is memory saves a copy.
  package func replaceTarget(with other: PixelBuffer?) {
    guard other !== borrowed else { return }
    if let other {
      precondition(
        other.bounds == bounds && other.format == .argb32,
        "A target of \(bounds) can't be replaced by one of \(other.bounds)"
      )
    }
    borrowed = other
    buffer = other
    tree.damage = PixelRegion(bounds)
  }

  /// Paints what changed since the last frame, and returns it in device pixels: disjoint rectangles.
  ///
  /// Takes the layers' marks of change away; draws contents of layers that need display.
  package func render(_ root: CALayer, at time: TimeInterval) -> [PixelRect] {
    if root.compositor !== self {
      root.compositor = self
    }
    // Layers that draw themselves now fade from what the last frame showed.
    renderedFlush = CATransaction.flushCount
    tree.update(root, at: time, scale: Double(scale))
    let damage = tree.takeDamage(in: bounds)
    statistics = RenderStatistics()
    painter.frame = tree.frame
    painter.statistics = RenderStatistics()
    if let node = tree.root, !damage.isEmpty {
      let target = target
      target.flush()
      var plane = PixelPlane(target)
      plane.continuesBeyondEdges = true
      backdrop.paint(node, tree, damage, on: plane, with: painter)
      target.markDirty()
    }
    painter.forgetUnused()
    backdrop.forgetUnused(tree.frame)
    statistics = painter.statistics
    statistics.updatedLayers = tree.updatedCount
    statistics.cacheMisses += tree.takeMissCount()
    statistics.damagedPixels = damage.area
    statistics.cachedBytes += backdrop.byteCount
    return damage.rects
  }

  /// Lets the host add what the frame cost by its own watch.
  package func noteCost(milliseconds: Double) {
    statistics.milliseconds = milliseconds
  }

  /// The pixels of a tree at a time, drawn without any cache and without taking marks away.
  package func renderFromScratch(_ root: CALayer, at time: TimeInterval) -> PixelBuffer {
    Self.picture(
      of: root,
      at: time,
      pixelWidth: bounds.width,
      pixelHeight: bounds.height,
      scale: scale
    )
  }

  /// The pixels of a tree at a time, with `root`'s superlayer's origin at the top left pixel.
  package static func picture(
    of root: CALayer,
    at time: TimeInterval,
    pixelWidth: Int,
    pixelHeight: Int,
    scale: CGFloat
  ) -> PixelBuffer {
    let buffer = PixelBuffer(width: pixelWidth, height: pixelHeight)
    let tree = RenderTree(isObserving: false)
    tree.update(root, at: time, scale: Double(scale))
    guard let node = tree.root else { return buffer }
    let painter = Painter(keepsPixels: false)
    let list = PaintList.make(
      node,
      .all,
      region: PixelRegion(buffer.bounds),
      frame: tree.frame,
      usesFlattening: false
    )
    var plane = PixelPlane(buffer)
    plane.continuesBeyondEdges = true
    painter.paint(list, on: plane)
    buffer.markDirty()
    return buffer
  }

  /// Keeps what is on screen of a layer, for a transition that starts there.
  ///
  /// Where the last frames were not drawn, as in runs without a display, the layer is drawn as it is
  /// now: what the app changed in this turn already is in the picture then.
  func keepPicture(of layer: CALayer) {
    layer.transitionPicture = nil
    if renderedFlush == CATransaction.flushCount {
      keepPicture(of: layer, in: tree, with: painter)
    } else {
      let tree = RenderTree(isObserving: false)
      tree.update(layer.root, at: FrameClock.current.now, scale: Double(scale))
      keepPicture(of: layer, in: tree, with: Painter(keepsPixels: false))
    }
  }

  private func keepPicture(of layer: CALayer, in tree: RenderTree, with painter: Painter) {
    guard let node = tree.node(of: layer), node.hasLook, node.look.isVisible || node.isMask else {
      return
    }
    let bounds = node.subtreeBounds
    guard !bounds.isEmpty, bounds.area <= Self.largestPicture else { return }
    let buffer = PixelBuffer(width: bounds.width, height: bounds.height)
    let list = PaintList.make(
      node,
      .all,
      region: PixelRegion(bounds),
      frame: tree.frame,
      usesFlattening: false,
      isInside: true
    )
    painter.paint(list, on: PixelPlane(buffer, x: bounds.x, y: bounds.y))
    buffer.markDirty()
    layer.transitionPicture = TransitionPicture(
      LayerDrawing(buffer: buffer, x: bounds.x, y: bounds.y),
      scale: node.scale
    )
  }

  /// In pixels; a transition of a larger layer starts from nothing.
  private static let largestPicture = 8 << 20
}
