import CoreGraphics
import Foundation

/// Turns a layer's properties at a time into its look in device pixels.
final class LookBuilder {
  let masks = CoverageCache()
  private var rasterMissCount = 0
  private var seenMaskMissCount = 0

  /// Pictures and masks drawn since the last call.
  func takeMissCount() -> Int {
    let result = rasterMissCount + masks.missCount - seenMaskMissCount
    rasterMissCount = 0
    seenMaskMissCount = masks.missCount
    return result
  }

  /// Sets the node's look, scale and depth from `properties`.
  ///
  /// The parent's must be set already.
  func build(_ node: RenderNode, _ properties: LayerProperties, parentScale: Double) {
    var look = LayerLook()
    look.opacity = PixelArithmetic.byte(Double(properties.opacity) * node.instance.opacity)
    look.isVisible = !properties.isHidden && look.opacity > 0
    look.isTransparentGroup =
      !(properties.allowsGroupOpacity || properties.shouldRasterize)
      || Self.preservesDepth(node, properties)
    node.depthMatrix = nil
    node.sublayerMatrix = properties.sublayerMatrix.map(MatrixBox.init)
    node.zPosition = Double(properties.zPosition)
    node.scale = parentScale
    place(node, properties, parentScale: parentScale, into: &look)
    let scale = node.scale
    look.contentX = -PixelSnap.edge(Double(properties.bounds.minX) * scale)
    look.contentY = -PixelSnap.edge(Double(properties.bounds.minY) * scale)
    if node.depthMatrix != nil {
      look.contentX = 0
      look.contentY = 0
    } else if look.isVisible {
      addPieces(node, properties, scale: scale, to: &look)
      rasterMissCount += node.rasters.takeMissCount()
    }
    if let tint = node.inheritedTint {
      look.background?.tint(tint)
      look.border?.tint(tint)
    }
    node.look = look
  }

  // MARK: - Place

  /// Magnifying transforms draw their layer with more pixels: from these factors on, at most eightfold
  /// (chosen by eye; a little overshoot of a spring keeps the plain pixels).
  private static let magnifications: [(from: Double, factor: Double)] = [
    (5, 8), (2.5, 4), (1.25, 2),
  ]

  private func place(
    _ node: RenderNode,
    _ properties: LayerProperties,
    parentScale scale: Double,
    into look: inout LayerLook
  ) {
    let size = properties.bounds.size
    let parent = node.parent
    let preservesDepth = Self.preservesDepth(node, properties)
    let raster = preservesDepth ? nil : Self.rasterScale(of: node, properties)
    let isMoved = CATransform3DIsIdentity(properties.transform) && (raster ?? scale) == scale
    if isMoved, parent?.depthMatrix == nil, !preservesDepth,
      node.isMask || parent?.sublayerMatrix == nil, node.instance.matrix == nil
    {
      setFrame(
        x: Double(properties.position.x - properties.anchorPoint.x * size.width),
        y: Double(properties.position.y - properties.anchorPoint.y * size.height),
        size: size,
        scale: scale,
        in: &look
      )
      node.depth = Double(properties.zPosition)
      return
    }

    var matrix = properties.matrix
    if let inner = node.instance.matrix {
      matrix = CATransform3DConcat(matrix, inner.matrix)
    }
    if !node.isMask, let outer = parent?.sublayerMatrix {
      matrix = CATransform3DConcat(matrix, outer.matrix)
    }
    if let outer = parent?.depthMatrix {
      matrix = CATransform3DConcat(matrix, outer.matrix)
    }
    let middleX = properties.bounds.midX
    let middleY = properties.bounds.midY
    node.depth = Double(middleX * matrix.m13 + middleY * matrix.m23 + matrix.m43)
    if preservesDepth {
      node.depthMatrix = MatrixBox(matrix)
      return
    }

    var plane = Homography(
      translationX: Double(properties.bounds.minX),
      y: Double(properties.bounds.minY)
    ).concatenating(Homography(matrix))
    plane.settle()
    if plane.isTranslation {
      setFrame(x: plane.m31, y: plane.m32, size: size, scale: scale, in: &look)
      guard let raster, raster != scale else { return }
      setRaster(node, size: size, scale: raster, in: &look)
      return
    }
    if !properties.isDoubleSided, plane.determinant <= 0 {
      look.isVisible = false
    }
    var ownScale = scale
    if let raster {
      ownScale = raster
      look.isRaster = true
    } else if plane.isAffine {
      let factor = plane.largestScale
      ownScale *= Self.magnifications.first { factor > $0.from }?.factor ?? 1
    }
    node.scale = ownScale
    setFrame(x: 0, y: 0, size: size, scale: ownScale, in: &look)
    // Whole pixels stand for the exact size.
    let pointsX =
      look.frame.width > 0 ? Double(size.width) / Double(look.frame.width) : 1 / ownScale
    let pointsY =
      look.frame.height > 0 ? Double(size.height) / Double(look.frame.height) : 1 / ownScale
    var map = Homography(scaleX: pointsX, scaleY: pointsY).concatenating(plane)
    map = map.concatenating(Homography(scaleX: scale, scaleY: scale))
    look.map = map
    look.hardEdges =
      properties.allowsEdgeAntialiasing
      ? CAEdgeAntialiasingMask.all.subtracting(properties.edgeAntialiasingMask) : .all
    if map.inverse == nil {
      look.isVisible = false
    }
  }

  /// Whether the sublayers share one space instead of lying flat in the layer, which draws nothing itself.
  private static func preservesDepth(_ node: RenderNode, _ properties: LayerProperties) -> Bool {
    node.layer is CATransformLayer
      || node.layer is CAReplicatorLayer && properties.value("preservesDepth", default: false)
  }

  /// The resolution that the app wants the layer drawn in, in pixels per point; nil if it does not care.
  private static func rasterScale(of node: RenderNode, _ properties: LayerProperties) -> Double? {
    guard properties.shouldRasterize, properties.rasterizationScale > 0, node.parent != nil else {
      return nil
    }
    return Double(properties.rasterizationScale)
  }

  /// Has a layer that was placed as usual drawn with other pixels, which are stretched to that place.
  private func setRaster(
    _ node: RenderNode,
    size: CGSize,
    scale: Double,
    in look: inout LayerLook
  ) {
    let place = look.frame
    node.scale = scale
    look.isRaster = true
    setFrame(x: 0, y: 0, size: size, scale: scale, in: &look)
    guard !look.frame.isEmpty else {
      look.isVisible = false
      return
    }
    look.map = Homography(
      scaleX: Double(place.width) / Double(look.frame.width),
      scaleY: Double(place.height) / Double(look.frame.height)
    ).concatenating(Homography(translationX: Double(place.x), y: Double(place.y)))
    if look.map?.inverse == nil {
      look.isVisible = false
    }
  }

  private func setFrame(
    x: Double,
    y: Double,
    size: CGSize,
    scale: Double,
    in look: inout LayerLook
  ) {
    let columns = PixelSnap.pixels(from: x * scale, length: Double(size.width) * scale)
    let rows = PixelSnap.pixels(from: y * scale, length: Double(size.height) * scale)
    look.frame = PixelRect(
      x: columns.start,
      y: rows.start,
      width: columns.count,
      height: rows.count
    )
  }

  // MARK: - Pieces

  private func addPieces(
    _ node: RenderNode,
    _ properties: LayerProperties,
    scale: Double,
    to look: inout LayerLook
  ) {
    let bounds = look.bounds
    look.clipsToBounds = properties.masksToBounds
    var shape = RoundedShape(radius: Double(properties.cornerRadius) * scale)
    if properties.cornerRadius > 0, !bounds.isEmpty {
      shape.curve = properties.cornerCurve == .continuous ? .continuous : .circular
      shape.corners = RoundedShape.Corners(rawValue: properties.maskedCorners.rawValue & 15)
      let reach = shape.profile(width: bounds.width, height: bounds.height).reach
      look.cornerReach = Int(reach.rounded(.up))
      look.roundedCorners = shape.corners
      if properties.masksToBounds {
        look.clipMask = masks.mask(shape, width: bounds.width, height: bounds.height)
      }
    } else {
      shape.corners = []
      shape.radius = 0
    }
    addBackground(properties, shape, to: &look)
    if let image = properties.contentsImage, !bounds.isEmpty {
      let placement = ContentsPlacement(
        properties,
        image: image,
        width: bounds.width,
        height: bounds.height,
        scale: scale
      )
      look.contents = node.rasters.contentsPiece(image, placement)
    } else if let backdrop = node.layer as? BackdropLayer {
      look.contents = backdrop.piece(for: properties, scale: scale, bounds: bounds)
    } else {
      let size = LayerDrawingSize(width: bounds.width, height: bounds.height, scale: scale)
      look.contents = node.rasters.drawingPiece(node.layer, properties, size)
    }
    addBorder(properties, shape, scale: scale, to: &look)
    if properties.shadowOpacity > 0, !properties.masksToBounds {
      addShadow(node, properties, shape, scale: scale, to: &look)
    }
  }

  private func addBackground(
    _ properties: LayerProperties,
    _ shape: RoundedShape,
    to look: inout LayerLook
  ) {
    let bounds = look.bounds
    guard let color = properties.backgroundColor, !bounds.isEmpty else { return }
    let pixel = Self.pixel(color)
    guard pixel != 0 else { return }
    // A clipped layer is rounded by its clip.
    if look.cornerReach == 0 || look.clipMask != nil {
      look.background = LayerPiece(kind: .solid(pixel), rect: bounds)
    } else {
      let mask = masks.mask(shape, width: bounds.width, height: bounds.height)
      look.background = LayerPiece(kind: .shape(mask, pixel), rect: bounds)
    }
  }

  private func addBorder(
    _ properties: LayerProperties,
    _ shape: RoundedShape,
    scale: Double,
    to look: inout LayerLook
  ) {
    let bounds = look.bounds
    guard properties.borderWidth > 0, let color = properties.borderColor, !bounds.isEmpty else {
      return
    }
    let pixel = Self.pixel(color)
    guard pixel != 0 else { return }
    var ring = shape
    ring.ringWidth = Double(properties.borderWidth) * scale
    look.border = LayerPiece(
      kind: .shape(masks.mask(ring, width: bounds.width, height: bounds.height), pixel),
      rect: bounds
    )
  }

  private func addShadow(
    _ node: RenderNode,
    _ properties: LayerProperties,
    _ shape: RoundedShape,
    scale: Double,
    to look: inout LayerLook
  ) {
    guard let color = properties.shadowColor else { return }
    let x = PixelSnap.edge(Double(properties.shadowOffset.width) * scale)
    let y = PixelSnap.edge(Double(properties.shadowOffset.height) * scale)
    // The shadow's radius is the standard deviation of its blur.
    let blur = max(0, Double(properties.shadowRadius) * scale)
    let opacity = Double(properties.shadowOpacity)
    if let path = properties.shadowPath {
      let pixel = Self.pixel(color, opacity: opacity)
      let made = node.rasters.shadow(
        of: path,
        originX: Double(properties.bounds.minX),
        originY: Double(properties.bounds.minY),
        scale: scale,
        blur: blur
      )
      guard pixel != 0, let made else { return }
      look.shadow = LayerPiece(
        kind: .shape(made.mask, pixel),
        rect: made.rect.offsetBy(dx: x, dy: y)
      )
      return
    }
    let background = properties.backgroundColor.map { Double($0.alpha) } ?? 0
    if background > 0, !look.bounds.isEmpty {
      let pixel = Self.pixel(color, opacity: opacity * background)
      guard pixel != 0 else { return }
      var soft = shape
      soft.blur = blur
      let mask = masks.mask(soft, width: look.frame.width, height: look.frame.height)
      let outset = soft.outset
      look.shadow = LayerPiece(
        kind: .shape(mask, pixel),
        rect: look.bounds.insetBy(dx: -outset, dy: -outset).offsetBy(dx: x, dy: y)
      )
      return
    }
    let pixel = Self.pixel(color, opacity: opacity)
    guard pixel != 0 else { return }
    look.shadow = LayerPiece(
      kind: .subtreeShadow(pixel, blur: blur, x: x, y: y),
      rect: look.bounds
    )
  }

  static func pixel(_ color: CGColor, opacity: Double = 1) -> UInt32 {
    let (red, green, blue, alpha) = color.rgba
    return PixelArithmetic.pixel(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      alpha: Double(alpha) * opacity
    )
  }
}

nonisolated extension Homography {
  /// The matrix's effect on the plane z = 0.
  init(_ matrix: CATransform3D) {
    m11 = Double(matrix.m11)
    m12 = Double(matrix.m12)
    m13 = Double(matrix.m14)
    m21 = Double(matrix.m21)
    m22 = Double(matrix.m22)
    m23 = Double(matrix.m24)
    m31 = Double(matrix.m41)
    m32 = Double(matrix.m42)
    m33 = Double(matrix.m44)
  }

  var isTranslation: Bool {
    m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 && isAffine
  }

  /// Clears the rounding errors of sines and cosines, so that a full turn counts as no turn.
  mutating func settle() {
    if m33 != 1, m33 != 0, m13 == 0, m23 == 0 {
      m11 /= m33
      m12 /= m33
      m21 /= m33
      m22 /= m33
      m31 /= m33
      m32 /= m33
      m33 = 1
    }
    let noise = 1e-9
    func settled(_ value: Double) -> Double {
      let whole = value.rounded()
      return abs(value - whole) < noise ? whole : value
    }
    m11 = settled(m11)
    m12 = settled(m12)
    m21 = settled(m21)
    m22 = settled(m22)
    if abs(m13) < noise * noise { m13 = 0 }
    if abs(m23) < noise * noise { m23 = 0 }
    if abs(m33 - 1) < noise { m33 = 1 }
  }
}
