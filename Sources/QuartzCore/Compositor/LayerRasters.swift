import CoreGraphics

/// Pictures that one layer had drawn for it, kept as long as nothing that shows in them changes.
struct LayerRasters {
  private nonisolated struct ContentsKey: Hashable {
    let image: ObjectIdentifier
    let placement: ContentsPlacement
  }

  private nonisolated struct ShadowKey: Hashable {
    let path: CGPath
    let x: Double
    let y: Double
    let scale: Double
    let blur: Double
  }

  // The image is held too, so that its identity stays its own.
  private var contents: (key: ContentsKey, image: CGImage, piece: LayerPiece?)?
  private var drawing: (key: AnyHashable, size: LayerDrawingSize, result: LayerDrawing?)?
  private var shadow: (key: ShadowKey, mask: CoverageMask, rect: PixelRect)?
  private var missCount = 0

  /// Pictures drawn since the last call.
  mutating func takeMissCount() -> Int {
    let result = missCount
    missCount = 0
    return result
  }

  mutating func contentsPiece(_ image: CGImage, _ placement: ContentsPlacement) -> LayerPiece? {
    let key = ContentsKey(image: ObjectIdentifier(image), placement: placement)
    if let contents, contents.key == key {
      return contents.piece
    }
    missCount += 1
    let piece = placement.piece(for: image)
    contents = (key, image, piece)
    return piece
  }

  mutating func drawingPiece(
    _ layer: CALayer,
    _ properties: LayerProperties,
    _ size: LayerDrawingSize
  ) -> LayerPiece? {
    guard let key = layer.drawingKey(for: properties) else {
      drawing = nil
      return nil
    }
    if drawing?.key != key || drawing?.size != size {
      missCount += 1
      drawing = (key, size, layer.drawing(for: properties, size: size))
    }
    guard let result = drawing?.result else { return nil }
    return LayerPiece(
      kind: .pixels(result.buffer, x: 0, y: 0, isOpaque: result.isOpaque),
      rect: PixelRect(
        x: result.x,
        y: result.y,
        width: result.buffer.width,
        height: result.buffer.height
      )
    )
  }

  /// The blurred mask of a shadow path; the rectangle is relative to the layer's top left pixel.
  mutating func shadow(
    of path: CGPath,
    originX: Double,
    originY: Double,
    scale: Double,
    blur: Double
  ) -> (mask: CoverageMask, rect: PixelRect)? {
    let key = ShadowKey(path: path, x: originX, y: originY, scale: scale, blur: blur)
    if let shadow, shadow.key == key {
      return (shadow.mask, shadow.rect)
    }
    missCount += 1
    guard let made = PathShadow(path, originX: originX, originY: originY, scale: scale, blur: blur)
    else {
      shadow = nil
      return nil
    }
    shadow = (key, made.mask, made.rect)
    return (made.mask, made.rect)
  }
}
