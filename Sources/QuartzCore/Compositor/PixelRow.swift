internal import CPixelLoops
import Foundation

/// Loops over one row of premultiplied ARGB32 pixels.
///
/// The compositor spends its time here. The loops that slides and fades need are C, compiled for the
/// processor's widest vectors (`CPixelLoops`); the others are plain enough for the optimizer.
nonisolated enum PixelRow {
  typealias Pixels = UnsafeMutablePointer<UInt32>
  typealias ConstPixels = UnsafePointer<UInt32>

  /// Sets `count` pixels to `color`.
  @inline(__always)
  static func fill(_ row: Pixels, _ count: Int, _ color: UInt32) {
    guard count > 0 else { return }
    if color == (color & 0xFF) &* 0x0101_0101 {
      memset(row, Int32(color & 0xFF), count * 4)
      return
    }
    // Doubling copies are fast in every build.
    var done = min(count, 16)
    for index in 0..<done {
      row[index] = color
    }
    while done < count {
      let step = min(done, count - done)
      memcpy(row + done, row, step * 4)
      done += step
    }
  }

  @inline(__always)
  static func copy(_ row: Pixels, _ source: ConstPixels, _ count: Int) {
    memcpy(row, source, count * 4)
  }

  /// `row = source * factor / 255 + addend`: a constant color over `source`, whose alpha is `255 -
  /// factor` and whose premultiplied pixel is `addend`.
  @inline(__always)
  static func blend(
    _ row: Pixels,
    _ source: ConstPixels,
    _ count: Int,
    factor: UInt32,
    addend: UInt32
  ) {
    pixel_blend(row, source, count, factor, addend)
  }

  /// `color` over the row.
  @inline(__always)
  static func fillOver(_ row: Pixels, _ count: Int, _ color: UInt32) {
    let alpha = color &>> 24
    if alpha == 255 {
      fill(row, count, color)
    } else if color != 0 {
      pixel_fade(row, count, 255 &- alpha, color)
    }
  }

  /// `source` over the row.
  static func over(_ row: Pixels, _ source: ConstPixels, _ count: Int) {
    var index = 0
    while index < count {
      let pixel = source[index]
      let alpha = pixel &>> 24
      if alpha == 255 {
        row[index] = pixel
      } else if pixel != 0 {
        row[index] = PixelArithmetic.over(pixel, row[index])
      }
      index &+= 1
    }
  }

  /// `source` times `alpha / 255` over the row.
  static func over(_ row: Pixels, _ source: ConstPixels, _ count: Int, alpha: UInt32) {
    var index = 0
    while index < count {
      let pixel = source[index]
      if pixel != 0 {
        row[index] = PixelArithmetic.over(PixelArithmetic.multiply(pixel, alpha), row[index])
      }
      index &+= 1
    }
  }

  /// Opaque `source` times `alpha / 255` over the row: the same bytes as `over`, in vector code.
  @inline(__always)
  static func crossfade(_ row: Pixels, _ source: ConstPixels, _ count: Int, alpha: UInt32) {
    pixel_crossfade(row, source, count, alpha)
  }

  /// `color` times the coverage in `mask` over the row.
  static func fillOver(_ row: Pixels, _ mask: UnsafePointer<UInt8>, _ count: Int, _ color: UInt32) {
    var index = 0
    while index < count {
      let coverage = UInt32(truncatingIfNeeded: mask[index])
      if coverage != 0 {
        let pixel = coverage == 255 ? color : PixelArithmetic.multiply(color, coverage)
        row[index] = PixelArithmetic.over(pixel, row[index])
      }
      index &+= 1
    }
  }

  /// Multiplies the row by the coverage in `mask`.
  static func multiply(_ row: Pixels, _ mask: UnsafePointer<UInt8>, _ count: Int) {
    var index = 0
    while index < count {
      let coverage = UInt32(truncatingIfNeeded: mask[index])
      if coverage != 255 {
        row[index] = coverage == 0 ? 0 : PixelArithmetic.multiply(row[index], coverage)
      }
      index &+= 1
    }
  }

  /// Multiplies the row by the alpha of `mask`'s pixels.
  static func multiply(_ row: Pixels, alphaOf mask: ConstPixels, _ count: Int) {
    var index = 0
    while index < count {
      let coverage = mask[index] &>> 24
      if coverage != 255 {
        row[index] = coverage == 0 ? 0 : PixelArithmetic.multiply(row[index], coverage)
      }
      index &+= 1
    }
  }

  /// `source` times the alpha of `mask`'s pixels over the row.
  static func over(
    _ row: Pixels,
    _ source: ConstPixels,
    alphaOf mask: ConstPixels,
    _ count: Int
  ) {
    var index = 0
    while index < count {
      let coverage = mask[index] &>> 24
      let pixel = source[index]
      if coverage != 0 && pixel != 0 {
        let above = coverage == 255 ? pixel : PixelArithmetic.multiply(pixel, coverage)
        row[index] = PixelArithmetic.over(above, row[index])
      }
      index &+= 1
    }
  }
}
