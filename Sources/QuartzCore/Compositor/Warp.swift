import CoreGraphics
import Foundation

/// Draws pixels through a projective map with bilinear filtering.
///
/// Places are computed in fixed point from a pixel's own coordinates, never step by step, so that a part
/// drawn alone gets the same bytes as the whole.
nonisolated struct Warp {
  /// Maps target pixels to source pixels.
  private let inverse: Homography
  private let source: PixelPlane
  /// Pixels of the source that count; those around it are transparent.
  private let bounds: PixelRect
  /// Target pixels that are drawn, from the map's origin, with the source's edges going on beyond them;
  /// nil where the edges fade.
  private let sharpArea: PixelRect?
  private let x: Int
  private let y: Int
  private let alpha: UInt32
  /// Edges of `bounds` where pixels are whole or not there.
  private let hardEdges: CAEdgeAntialiasingMask
  /// Fixed point: source pixels times 2^16.
  private static let one = 65536.0
  private static let fractionBits = 16
  private static let half = 1 << 15

  /// nil where nothing can be seen.
  ///
  /// `hasSharpEdges`: of an upright map, whether edges end at whole pixels instead of fading. `x`, `y`:
  /// where the map's origin lies in the target. Whole pixels, added exactly: a copy drawn elsewhere has
  /// the same bytes.
  init?(
    _ source: PixelPlane,
    bounds: PixelRect,
    hasSharpEdges: Bool = false,
    through map: Homography,
    x: Int,
    y: Int,
    alpha: UInt32,
    hardEdges: CAEdgeAntialiasingMask = []
  ) {
    guard let inverse = map.inverse, alpha > 0 else { return nil }
    self.inverse = inverse
    self.source = source
    self.bounds = bounds
    sharpArea = hasSharpEdges ? map.snapped(bounds) : nil
    self.x = x
    self.y = y
    self.alpha = alpha
    self.hardEdges = hardEdges
  }

  /// Draws over `target` inside `area`.
  func draw(_ area: PixelRect, over target: PixelPlane) {
    if inverse.isAffine {
      drawAffine(area, over: target)
    } else {
      drawProjective(area, over: target)
    }
  }

  private func fixed(_ value: Double) -> Int {
    let limit = 1e12
    return Int((min(max(value, -limit), limit) * Self.one).rounded())
  }

  private func drawAffine(_ area: PixelRect, over target: PixelPlane) {
    // Texel centers lie at half pixels: sample at (u - 0.5, v - 0.5).
    let startU = fixed(0.5 * inverse.m11 + 0.5 * inverse.m21 + inverse.m31 - 0.5)
    let startV = fixed(0.5 * inverse.m12 + 0.5 * inverse.m22 + inverse.m32 - 0.5)
    let stepXU = fixed(inverse.m11)
    let stepXV = fixed(inverse.m12)
    let stepYU = fixed(inverse.m21)
    let stepYV = fixed(inverse.m22)
    var area = area.offsetBy(dx: -x, dy: -y)
    if let sharpArea { area = area.intersection(sharpArea) }
    for y in area.y..<area.maxY {
      let row = target.row(y + self.y) + self.x
      let rowU = startU &+ y &* stepYU
      let rowV = startV &+ y &* stepYV
      var span = area.x..<area.maxX
      if sharpArea == nil {
        span = clipped(span, rowU, stepXU, from: bounds.x - 1, to: bounds.maxX)
        span = clipped(span, rowV, stepXV, from: bounds.y - 1, to: bounds.maxY)
      }
      for x in span {
        let pixel = sample(u: rowU &+ x &* stepXU, v: rowV &+ x &* stepXV)
        blend(pixel, into: row + x)
      }
    }
  }

  /// The part of `span` where `start + x * step` may lie inside `from..<to`.
  private func clipped(
    _ span: Range<Int>,
    _ start: Int,
    _ step: Int,
    from: Int,
    to: Int
  ) -> Range<Int> {
    let low = from << Self.fractionBits
    let high = to << Self.fractionBits
    guard !span.isEmpty else { return span }
    if step == 0 {
      return start < low || start >= high ? span.lowerBound..<span.lowerBound : span
    }
    let first = Double(low - start) / Double(step)
    let last = Double(high - start) / Double(step)
    let limit = 1e9
    let lower = Int(min(max(min(first, last), -limit), limit)) - 1
    let upper = Int(min(max(max(first, last), -limit), limit)) + 2
    let from = max(span.lowerBound, lower)
    let to = min(span.upperBound, upper)
    return from < to ? from..<to : span.lowerBound..<span.lowerBound
  }

  private func drawProjective(_ area: PixelRect, over target: PixelPlane) {
    let area = area.offsetBy(dx: -x, dy: -y)
    for y in area.y..<area.maxY {
      let row = target.row(y + self.y) + self.x
      let centerY = Double(y) + 0.5
      let rowU = centerY * inverse.m21 + inverse.m31
      let rowV = centerY * inverse.m22 + inverse.m32
      let rowW = centerY * inverse.m23 + inverse.m33
      for x in area.x..<area.maxX {
        let centerX = Double(x) + 0.5
        // Both maps turn a visible point's third coordinate into a positive one.
        let w = centerX * inverse.m13 + rowW
        guard w > 0 else { continue }
        let u = (centerX * inverse.m11 + rowU) / w - 0.5
        let v = (centerX * inverse.m12 + rowV) / w - 0.5
        blend(sample(u: fixed(u), v: fixed(v)), into: row + x)
      }
    }
  }

  @inline(__always)
  private func blend(_ pixel: UInt32, into target: UnsafeMutablePointer<UInt32>) {
    guard pixel != 0 else { return }
    let above = alpha == 255 ? pixel : PixelArithmetic.multiply(pixel, alpha)
    target.pointee = PixelArithmetic.over(above, target.pointee)
  }

  /// The four pixels around a place, weighted; those outside of the source are transparent.
  @inline(__always)
  private func sample(u: Int, v: Int) -> UInt32 {
    // 8 bits of fraction: weights add up to 2^16.
    let roundedU = u &+ 128
    let roundedV = v &+ 128
    let x = roundedU >> Self.fractionBits
    let y = roundedV >> Self.fractionBits
    let fractionX = UInt64((roundedU >> 8) & 255)
    let fractionY = UInt64((roundedV >> 8) & 255)
    if x >= bounds.x && y >= bounds.y && x &+ 1 < bounds.maxX && y &+ 1 < bounds.maxY {
      let upper = source.row(y) + x
      if fractionX == 0 && fractionY == 0 {
        return upper[0]
      }
      let lower = source.row(y &+ 1) + x
      return mix(upper[0], upper[1], lower[0], lower[1], fractionX, fractionY)
    }
    guard
      sharpArea != nil
        || x >= bounds.x - 1 && y >= bounds.y - 1 && x < bounds.maxX && y < bounds.maxY
    else { return 0 }
    let hasFadingEdges = sharpArea == nil && hardEdges.isEmpty
    guard hasFadingEdges || sharpArea != nil || !isCutOff(u: u, v: v) else { return 0 }
    func texel(_ placeX: Int, _ placeY: Int) -> UInt32 {
      let (x, y) = hasFadingEdges ? (placeX, placeY) : pulledIn(placeX, placeY)
      guard x >= bounds.x, y >= bounds.y, x < bounds.maxX, y < bounds.maxY else { return 0 }
      return source.row(y)[x]
    }
    return mix(
      texel(x, y),
      texel(x + 1, y),
      texel(x, y + 1),
      texel(x + 1, y + 1),
      fractionX,
      fractionY
    )
  }

  /// Whether a place lies beyond a hard edge.
  private func isCutOff(u: Int, v: Int) -> Bool {
    // Middles of pixels have whole numbers, edges lie half a pixel before.
    func edge(_ pixel: Int) -> Int { (pixel << Self.fractionBits) - Self.half }
    return hardEdges.contains(.layerLeftEdge) && u < edge(bounds.x)
      || hardEdges.contains(.layerRightEdge) && u >= edge(bounds.maxX)
      || hardEdges.contains(.layerBottomEdge) && v < edge(bounds.y)
      || hardEdges.contains(.layerTopEdge) && v >= edge(bounds.maxY)
  }

  /// The pixel on this side of edges that do not fade which stands for one beyond.
  private func pulledIn(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
    let hardEdges = sharpArea == nil ? hardEdges : .all
    var (x, y) = (x, y)
    if hardEdges.contains(.layerLeftEdge) { x = max(x, bounds.x) }
    if hardEdges.contains(.layerRightEdge) { x = min(x, bounds.maxX - 1) }
    if hardEdges.contains(.layerBottomEdge) { y = max(y, bounds.y) }
    if hardEdges.contains(.layerTopEdge) { y = min(y, bounds.maxY - 1) }
    return (x, y)
  }

  @inline(__always)
  private func mix(
    _ topLeft: UInt32,
    _ topRight: UInt32,
    _ bottomLeft: UInt32,
    _ bottomRight: UInt32,
    _ x: UInt64,
    _ y: UInt64
  ) -> UInt32 {
    let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
    @inline(__always)
    func spread(_ pixel: UInt32) -> UInt64 {
      (UInt64(pixel) | UInt64(pixel) &<< 24) & lanes
    }
    // Two steps of 8 bits each: lanes never overflow 16 bits.
    let half: UInt64 = 0x0080_0080_0080_0080
    let top = ((spread(topLeft) &* (256 &- x) &+ spread(topRight) &* x &+ half) &>> 8) & lanes
    let bottom =
      ((spread(bottomLeft) &* (256 &- x) &+ spread(bottomRight) &* x &+ half) &>> 8) & lanes
    let result = ((top &* (256 &- y) &+ bottom &* y &+ half) &>> 8) & lanes
    return UInt32(truncatingIfNeeded: result | result &>> 24)
  }
}

nonisolated extension Homography {
  /// The image of a rectangle under an upright map, rounded to whole pixels.
  fileprivate func snapped(_ rect: PixelRect) -> PixelRect {
    let xs = [rect.x, rect.maxX].map { PixelSnap.edge(Double($0) * m11 + m31) }.sorted()
    let ys = [rect.y, rect.maxY].map { PixelSnap.edge(Double($0) * m22 + m32) }.sorted()
    return PixelRect(x: xs[0], y: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0])
  }
}
