import CoreGraphics
import Foundation

/// One thing that a layer itself draws: a fill, a shape or a picture.
nonisolated struct LayerPiece: Equatable {
  enum Kind {
    /// A premultiplied color in the whole rectangle.
    case solid(UInt32)
    /// A premultiplied color through a mask.
    case shape(CoverageMask, UInt32)
    /// Pixels one to one; the rectangle's first pixel is the one at `x`, `y` of the buffer.
    case pixels(PixelBuffer, x: Int, y: Int, isOpaque: Bool)
    /// Pixels through a map from the buffer's pixels to the rectangle's, filtered.
    indirect case scaled(PixelBuffer, Homography)
    /// A shadow of all that the layer and its sublayers draw.
    case subtreeShadow(UInt32, blur: Double, x: Int, y: Int)
    /// What lies behind the layer, blurred and tinted.
    indirect case backdrop(BackdropLook)
  }

  var kind: Kind
  /// Relative to the layer's top left pixel.
  var rect: PixelRect

  /// Multiplies a plain color by an opaque one.
  mutating func tint(_ tint: UInt32) {
    func tinted(_ color: UInt32) -> UInt32 {
      var result: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let product = PixelArithmetic.multiply(
          byte: (color >> shift) & 255,
          (tint >> shift) & 255
        )
        result |= product << shift
      }
      return result
    }
    switch kind {
    case .solid(let color): kind = .solid(tinted(color))
    case .shape(let mask, let color): kind = .shape(mask, tinted(color))
    case .pixels, .scaled, .subtreeShadow, .backdrop: break
    }
  }

  static func == (first: LayerPiece, second: LayerPiece) -> Bool {
    guard first.rect == second.rect else { return false }
    switch (first.kind, second.kind) {
    case (.solid(let one), .solid(let other)):
      return one == other
    case (.shape(let one, let color), .shape(let other, let otherColor)):
      return one === other && color == otherColor
    case (.pixels(let one, let x, let y, _), .pixels(let other, let otherX, let otherY, _)):
      return one === other && x == otherX && y == otherY
    case (.scaled(let one, let map), .scaled(let other, let otherMap)):
      return one === other && map == otherMap
    case (
      .subtreeShadow(let one, let blur, let x, let y),
      .subtreeShadow(let other, let otherBlur, let otherX, let otherY)
    ):
      return one == other && blur == otherBlur && x == otherX && y == otherY
    case (.backdrop(let one), .backdrop(let other)):
      return one == other
    case (.solid, _), (.shape, _), (.pixels, _), (.scaled, _), (.subtreeShadow, _), (.backdrop, _):
      return false
    }
  }
}

/// How a backdrop layer changes what lies behind it.
nonisolated struct BackdropLook: Equatable {
  /// Standard deviation in pixels.
  var blur: Double
  /// 1 leaves colors as they are, 0 makes them gray.
  var saturation: Double
  /// Premultiplied, drawn over the blurred pixels.
  var tint: UInt32

  /// How far the blur looks, in pixels.
  var reach: Int { PixelBuffer.blurReach(sigma: blur) }
}
