import CoreGraphics
import Foundation

/// Blurs what was painted so far, changes its saturation and tints it.
nonisolated struct BackdropBlur {
  private var look: BackdropLook

  /// Larger blurs are drawn as this one: four 16-bit sums of a box must not overflow.
  private static let largestSigma = 130.0
  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

  init(_ look: BackdropLook) {
    self.look = look
    self.look.blur = min(look.blur, Self.largestSigma)
  }

  /// Only pixels of `region` are written, and all are read before: no part sees another part's blur.
  func draw(_ region: PixelRegion, alpha: UInt32, on plane: PixelPlane) {
    let target = region.bounds
    guard !target.isEmpty else { return }
    var area = target.insetBy(dx: -look.reach, dy: -look.reach)
    if plane.continuesBeyondEdges {
      area = area.intersection(plane.bounds)
    }
    let known = area.intersection(plane.bounds)
    let width = area.width
    let height = area.height
    guard !known.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * height * 2) { memory in
      guard let first = memory.baseAddress else { return }
      let second = first + width * height
      if known != area {
        memset(first, 0, width * height * 4)
      }
      for y in known.y..<known.maxY {
        let place = first + (y - area.y) * width + (known.x - area.x)
        memcpy(place, plane.row(y) + known.x, known.width * 4)
      }
      blur(first, second, width: width, height: height)
      for rect in region.rects {
        for y in rect.y..<rect.maxY {
          let source = first + (y - area.y) * width + (rect.x - area.x)
          write(source, rect.width, alpha: alpha, to: plane.row(y) + rect.x)
        }
      }
    }
  }

  private func write(
    _ source: UnsafePointer<UInt32>,
    _ count: Int,
    alpha: UInt32,
    to row: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<count {
      let seen = PixelArithmetic.over(look.tint, saturated(source[x]))
      row[x] =
        alpha == 255
        ? seen
        : PixelArithmetic.multiply(seen, alpha) &+ PixelArithmetic.multiply(row[x], 255 - alpha)
    }
  }

  private func saturated(_ pixel: UInt32) -> UInt32 {
    guard look.saturation != 1 else { return pixel }
    let alpha = pixel >> 24
    let red = Int(pixel >> 16 & 255)
    let green = Int(pixel >> 8 & 255)
    let blue = Int(pixel & 255)
    // Rec. 709 luminance in 1/256.
    let gray = (red * 54 + green * 183 + blue * 19) >> 8
    let amount = Int(look.saturation * 256)
    func moved(_ value: Int) -> UInt32 {
      UInt32(min(max(gray + ((value - gray) * amount) >> 8, 0), Int(alpha)))
    }
    return alpha << 24 | moved(red) << 16 | moved(green) << 8 | moved(blue)
  }

  // MARK: - Boxes

  /// Three box blurs each way; the result is in `pixels`.
  private func blur(
    _ pixels: UnsafeMutablePointer<UInt32>,
    _ scratch: UnsafeMutablePointer<UInt32>,
    width: Int,
    height: Int
  ) {
    // The W3C filter effects' box size for a Gaussian, made odd.
    let size = Int(look.blur * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) | 1
    guard look.blur > 0, size > 1 else { return }
    // Rows are written as columns, so that two rounds put everything back in place.
    for _ in 0..<3 {
      box(pixels, scratch, width: width, height: height, half: size / 2)
      box(scratch, pixels, width: height, height: width, half: size / 2)
    }
  }

  /// Averages along rows and transposes.
  ///
  /// Pixels beyond an end count as the last one.
  private func box(
    _ source: UnsafeMutablePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>,
    width: Int,
    height: Int,
    half: Int
  ) {
    let size = UInt64(2 * half + 1)
    let reciprocal = ((1 << 24) + size / 2) / size
    @inline(__always)
    func spread(_ pixel: UInt32) -> UInt64 {
      (UInt64(pixel) | UInt64(pixel) &<< 24) & Self.lanes
    }
    for y in 0..<height {
      let row = source + y * width
      var sum = spread(row[0]) &* UInt64(half + 1)
      for x in 1...max(half, 1) where half > 0 {
        sum &+= spread(row[min(x, width - 1)])
      }
      for x in 0..<width {
        @inline(__always)
        func mean(_ shift: UInt64) -> UInt64 {
          (((sum &>> shift) & 0xFFFF) &* reciprocal &+ (1 &<< 23)) &>> 24
        }
        // Lanes: blue, red, green, alpha.
        let pixel = mean(0) | mean(32) &<< 8 | mean(16) &<< 16 | mean(48) &<< 24
        target[x * height + y] = UInt32(truncatingIfNeeded: pixel)
        sum &+= spread(row[min(x + half + 1, width - 1)])
        sum &-= spread(row[max(x - half, 0)])
      }
    }
  }
}
