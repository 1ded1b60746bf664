import CoreGraphics

/// One step of painting, in the coordinates of the plane painted on.
struct PaintOperation {
  enum Kind {
    /// Makes pixels transparent.
    case clear
    /// Copies what was painted below a node before.
    case backdrop(FlattenedPixels)
    /// A piece of a layer whose top left pixel is at the operation's place.
    case piece(LayerPiece, alpha: UInt32)
    /// The opaque pixels of a node drawn once and moved since.
    case flattened(RenderNode)
    /// A node blended as one picture.
    case group(RenderNode, alpha: UInt32)
    /// Remembers the pixels in the corners of a node that clips with rounded corners.
    case saveCorners(RenderNode)
    /// Brings them back where the rounding cuts the node's pixels off.
    case roundCorners(RenderNode)
    /// The shadow of a node's drawn pixels.
    case subtreeShadow(RenderNode, color: UInt32, blur: Double, x: Int, y: Int)
  }

  var kind: Kind
  /// The node's or piece's origin.
  var x: Int
  var y: Int
  /// The pixels to paint; never empty.
  var region: PixelRegion
}
