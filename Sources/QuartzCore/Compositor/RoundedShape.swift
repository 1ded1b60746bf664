import CoreGraphics
import Foundation

/// A rounded rectangle or the ring between two of them, in device pixels.
nonisolated struct RoundedShape: Hashable {
  /// In pixels.
  var radius: Double
  var curve: CornerProfile.Curve = .circular
  /// Which corners are rounded: top left, top right, bottom left, bottom right.
  var corners: Corners = .all
  /// Width of the ring in pixels; zero fills the shape.
  var ringWidth: Double = 0
  /// Standard deviation of the blur in pixels.
  var blur: Double = 0

  struct Corners: OptionSet, Hashable {
    let rawValue: UInt

    static let topLeft = Corners(rawValue: 1)
    static let topRight = Corners(rawValue: 2)
    static let bottomLeft = Corners(rawValue: 4)
    static let bottomRight = Corners(rawValue: 8)
    static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// Horizontal lines per pixel on which coverage is measured (exact in x).
  private static let linesPerPixel = 16

  /// How far the mask reaches beyond the rectangle on each side, because of the blur.
  var outset: Int { blur > 0 ? PixelBuffer.blurReach(sigma: CGFloat(blur)) : 0 }

  /// Pixels along each edge that differ from the middle, outset included.
  func edge(width: Int, height: Int) -> Int {
    let profile = profile(width: width, height: height)
    return Int(max(profile.reach, ringWidth).rounded(.up)) + outset * 2
  }

  func profile(width: Int, height: Int) -> CornerProfile {
    CornerProfile(radius: radius, curve: curve, room: Double(min(width, height)) / 2)
  }

  /// Coverage for a rectangle of `width` by `height` pixels, as small as possible.
  ///
  /// The mask stands for the rectangle grown by `outset`.
  func mask(width: Int, height: Int) -> CoverageMask {
    let edge = edge(width: width, height: height)
    let coreWidth = min(width, 2 * edge + 1 - 2 * outset)
    let coreHeight = min(height, 2 * edge + 1 - 2 * outset)
    let result = CoverageMask(
      width: coreWidth + 2 * outset,
      height: coreHeight + 2 * outset,
      stretchColumn: min(edge, (coreWidth + 2 * outset) / 2),
      stretchRow: min(edge, (coreHeight + 2 * outset) / 2)
    )
    guard coreWidth > 0, coreHeight > 0 else { return result }

    // The corner of the full rectangle, even where the mask is smaller than it.
    let profile = profile(width: width, height: height)
    let buffer = PixelBuffer(width: result.width, height: result.height, format: .a8)
    draw(profile, width: coreWidth, height: coreHeight, into: buffer)
    if blur > 0 {
      buffer.blur(sigma: CGFloat(blur))
    }
    buffer.flush()
    for row in 0..<result.height {
      memcpy(result.bytes + row * result.width, buffer.bytes + row * buffer.stride, result.width)
    }
    return result
  }

  private func draw(_ profile: CornerProfile, width: Int, height: Int, into buffer: PixelBuffer) {
    let lines = Self.linesPerPixel
    var sums = [Double](repeating: 0, count: width)
    let inner = CornerProfile(
      radius: max(0, profile.radius - ringWidth),
      curve: curve,
      room: max(0, Double(min(width, height)) / 2 - ringWidth)
    )
    for row in 0..<height {
      for index in sums.indices {
        sums[index] = 0
      }
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        add(1, profile, at: y, inset: 0, width: width, height: height, to: &sums)
        if ringWidth > 0 {
          add(-1, inner, at: y, inset: ringWidth, width: width, height: height, to: &sums)
        }
      }
      let target =
        buffer.bytes.assumingMemoryBound(to: UInt8.self)
        + (row + outset) * buffer.stride + outset
      for x in 0..<width {
        target[x] = UInt8(PixelArithmetic.byte(sums[x] / Double(lines)))
      }
    }
    buffer.markDirty()
  }

  /// Adds the coverage of one line, exact in x, times `sign`.
  private func add(
    _ sign: Double,
    _ profile: CornerProfile,
    at y: Double,
    inset: Double,
    width: Int,
    height: Int,
    to sums: inout [Double]
  ) {
    let above = y - inset
    let below = Double(height) - inset - y
    guard above >= 0, below >= 0 else { return }

    func edge(_ top: Corners, _ bottom: Corners) -> Double {
      let upper = corners.contains(top) ? profile.inset(at: above) ?? 0 : 0
      let lower = corners.contains(bottom) ? profile.inset(at: below) ?? 0 : 0
      return max(upper, lower)
    }
    let left = inset + edge(.topLeft, .bottomLeft)
    let right = Double(width) - inset - edge(.topRight, .bottomRight)
    guard left < right else { return }

    let first = Int(left)
    let last = min(Int(right), width - 1)
    for x in first...max(first, last) where x < width {
      sums[x] += sign * (min(right, Double(x + 1)) - max(left, Double(x)))
    }
  }
}
