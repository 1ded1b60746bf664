import CoreGraphics

/// All that decides a layer's pixels at one time, in device pixels.
///
/// Two equal looks draw the same bytes. Places are whole pixels: a layer that is only moved keeps its
/// pixels, whatever the fraction of its position.
nonisolated struct LayerLook: Equatable {
  var isVisible = false
  /// Relative to the superlayer's content origin.
  ///
  /// Of a mapped layer, only the size counts.
  var frame = PixelRect.empty
  /// From the layer's own pixels to those of the superlayer's content; nil if only moved.
  var map: Homography?
  /// Whether the app chose the resolution of the layer's pixels.
  var isRaster = false
  /// Edges that are not smoothed where the layer is mapped.
  var hardEdges: CAEdgeAntialiasingMask = []
  /// The content origin (the point 0, 0 of the layer's own space) relative to the frame's origin.
  var contentX = 0
  var contentY = 0
  var opacity: UInt32 = 255
  /// Whether opacity applies to each piece and sublayer by itself.
  var isTransparentGroup = false
  var clipsToBounds = false
  /// Coverage of the rounded clip; nil for square corners.
  var clipMask: CoverageMask?
  /// Squares of this size in the corners hold pixels that the rounding touches.
  var cornerReach = 0
  var roundedCorners: RoundedShape.Corners = []
  var shadow: LayerPiece?
  var background: LayerPiece?
  var contents: LayerPiece?
  var border: LayerPiece?
  var transition: TransitionLook?

  static func == (first: LayerLook, second: LayerLook) -> Bool {
    first.isSamePlace(as: second) && first.isSameInside(as: second)
  }

  /// Whether both lie in the same place and blend the same way.
  func isSamePlace(as other: LayerLook) -> Bool {
    isVisible == other.isVisible && frame.x == other.frame.x && frame.y == other.frame.y
      && map == other.map && hardEdges == other.hardEdges && isRaster == other.isRaster
      && opacity == other.opacity
  }

  /// Whether the pixels inside are the same, sublayers aside.
  func isSameInside(as other: LayerLook) -> Bool {
    frame.width == other.frame.width && frame.height == other.frame.height
      && contentX == other.contentX && contentY == other.contentY
      && isTransparentGroup == other.isTransparentGroup
      && clipsToBounds == other.clipsToBounds && clipMask === other.clipMask
      && cornerReach == other.cornerReach && roundedCorners == other.roundedCorners
      && shadow == other.shadow && background == other.background && contents == other.contents
      && border == other.border && transition == other.transition
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: frame.width, height: frame.height) }

  var pieceCount: Int {
    (shadow == nil ? 0 : 1) + (background == nil ? 0 : 1) + (contents == nil ? 0 : 1)
      + (border == nil ? 0 : 1)
  }

  /// What the layer itself draws, its shadow aside, relative to its origin.
  var pieceBounds: PixelRect {
    var result = PixelRect.empty
    for piece in [background, border] {
      if let piece {
        result = result.union(piece.rect)
      }
    }
    if let contents {
      result = result.union(clipsToBounds ? contents.rect.intersection(bounds) : contents.rect)
    }
    return result
  }

  /// The squares in the corners, relative to the layer's origin.
  func forEachCorner(_ body: (PixelRect) -> Void) {
    guard cornerReach > 0 else { return }
    let width = min(cornerReach, frame.width)
    let height = min(cornerReach, frame.height)
    let right = frame.width - width
    let bottom = frame.height - height
    if roundedCorners.contains(.topLeft) {
      body(PixelRect(x: 0, y: 0, width: width, height: height))
    }
    if roundedCorners.contains(.topRight) {
      body(PixelRect(x: right, y: 0, width: width, height: height))
    }
    if roundedCorners.contains(.bottomLeft) {
      body(PixelRect(x: 0, y: bottom, width: width, height: height))
    }
    if roundedCorners.contains(.bottomRight) {
      body(PixelRect(x: right, y: bottom, width: width, height: height))
    }
  }

  /// Where the layer's background or contents hide all that lies below, relative to its origin.
  var opaqueRegion: PixelRegion {
    var region = PixelRegion()
    if let background {
      switch background.kind {
      case .solid(let color) where color >> 24 == 255:
        region = PixelRegion(background.rect)
      case .shape(_, let color) where color >> 24 == 255:
        region = PixelRegion(background.rect)
        forEachCorner { region.subtract($0) }
      default: break
      }
    }
    if let contents, case .pixels(_, _, _, isOpaque: true) = contents.kind {
      region.formUnion(clipsToBounds ? contents.rect.intersection(bounds) : contents.rect)
    }
    if clipMask != nil {
      forEachCorner { region.subtract($0) }
    }
    return region
  }
}
