internal import CPixelLoops
import CoreGraphics
import Foundation

nonisolated extension PixelBuffer {
  /// Shows `part` of `source` over the whole buffer, averaging pixels that fall together.
  func drawResampled(_ source: PixelBuffer, part: CGRect) {
    guard width > 0, height > 0, source.width > 0, source.height > 0 else { return }
    let columns = AxisFilter(
      from: Double(part.minX),
      to: Double(part.maxX),
      length: source.width,
      count: width
    )
    let rows = AxisFilter(
      from: Double(part.minY),
      to: Double(part.maxY),
      length: source.height,
      count: height
    )
    source.flush()
    flush()
    var sums = [UInt16](repeating: 0, count: source.width * 4)
    var neighbors: [UnsafePointer<UInt32>?] = Array(repeating: nil, count: rows.taps)
    for y in 0..<height {
      for tap in 0..<rows.taps {
        let row = source.bytes + (Int(rows.first[y]) + tap) * source.stride
        neighbors[tap] = UnsafePointer(row.assumingMemoryBound(to: UInt32.self))
      }
      rows.weights.withUnsafeBufferPointer { weights in
        guard let start = weights.baseAddress else { return }
        pixel_mix_rows(&sums, neighbors, start + y * rows.taps, rows.taps, source.width)
      }
      pixel_mix_columns(
        (bytes + y * stride).assumingMemoryBound(to: UInt32.self),
        sums,
        columns.first,
        columns.weights,
        columns.taps,
        width
      )
    }
    markDirty()
  }
}
