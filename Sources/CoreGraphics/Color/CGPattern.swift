public import Foundation

/// How the cells of a pattern meet; all tile without distortion here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion
  case constantSpacingMinimalDistortion
  case constantSpacing
}

/// Draws one cell of a pattern, in the space of the pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called when a pattern is gone.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws the cells of a pattern.
///
/// Swift functions take the place of C's.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32,
    drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A cell that repeats over the plane: the paint of pattern colours.
///
/// Unchecked: immutable, but for the app's own callbacks, which run where the pattern is painted.
public final class CGPattern: @unchecked Sendable {
  /// The cell as pixels and where they stand.
  internal struct Tile {
    var image: CGImage
    /// From pixels of the image, y down, to the space that the pattern stands in.
    var fromPixels: CGAffineTransform
  }

  private enum Content {
    /// Drawn upright on the screen, whatever way y points.
    case picture(CGImage, cell: CGSize)
    case drawn(PatternCell, info: UnsafeMutableRawPointer?, CGPatternCallbacks)
  }

  private let content: Content

  package init(image: CGImage, cell: CGSize) {
    content = .picture(image, cell: cell)
  }

  /// A pattern of cells that `callbacks` draw; nil without a drawing function or with steps of 0.
  ///
  /// `matrix` leads from the space of the pattern to the base space of the context.
  public init?(
    info: UnsafeMutableRawPointer?,
    bounds: CGRect,
    matrix: CGAffineTransform,
    xStep: CGFloat,
    yStep: CGFloat,
    tiling: CGPatternTiling,
    isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard callbacks.pointee.drawPattern != nil, xStep != 0, yStep != 0, !bounds.isEmpty,
      matrix.determinant != 0
    else { return nil }
    content = .drawn(
      PatternCell(
        bounds: bounds,
        matrix: matrix,
        xStep: abs(xStep),
        yStep: abs(yStep),
        isColored: isColored
      ),
      info: info,
      callbacks.pointee
    )
  }

  deinit {
    if case .drawn(_, let info, let callbacks) = content {
      callbacks.releaseInfo?(info)
    }
  }

  /// Whether the cells have colors of their own.
  internal var isColored: Bool {
    if case .drawn(let cell, _, _) = content { cell.isColored } else { true }
  }

  /// The cell for a context whose base space has the transform `baseCTM`.
  ///
  /// `tint` is the color of patterns without colors of their own.
  internal func tile(in baseCTM: CGAffineTransform, tint: CGColor) -> Tile? {
    switch content {
    case .picture(let image, let cell):
      let isUpright = baseCTM.d < 0
      return Tile(
        image: image,
        fromPixels: CGAffineTransform(
          a: cell.width / CGFloat(image.width),
          b: 0,
          c: 0,
          d: (isUpright ? 1 : -1) * cell.height / CGFloat(image.height),
          tx: 0,
          ty: isUpright ? 0 : cell.height
        )
      )
    case .drawn(let cell, let info, let callbacks):
      return cell.tile(in: baseCTM) { context in
        if !cell.isColored {
          context.setFillColor(tint)
          context.setStrokeColor(tint)
        }
        callbacks.drawPattern?(info, context)
      }
    }
  }
}
