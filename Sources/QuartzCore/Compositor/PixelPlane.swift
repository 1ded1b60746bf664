import CoreGraphics

/// A window onto premultiplied ARGB32 pixels whose coordinates need not start at zero.
///
/// Groups and cached layers are drawn into planes that stand for a part of their own space. The buffer
/// is kept alive by the plane.
nonisolated struct PixelPlane {
  let buffer: PixelBuffer
  /// Where the buffer's first pixel lies.
  let x: Int
  let y: Int
  /// Whether a blur sees the edge pixels go on beyond the plane; transparent pixels if not.
  var continuesBeyondEdges = false
  private let origin: UnsafeMutablePointer<UInt32>
  private let stride: Int

  init(_ buffer: PixelBuffer, x: Int = 0, y: Int = 0) {
    self.buffer = buffer
    self.x = x
    self.y = y
    stride = buffer.stride / 4
    origin = buffer.bytes.assumingMemoryBound(to: UInt32.self)
  }

  var bounds: PixelRect { PixelRect(x: x, y: y, width: buffer.width, height: buffer.height) }

  /// Pixel (0, `row`); only the columns inside `bounds` may be touched.
  @inline(__always)
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    origin + ((row &- y) &* stride &- x)
  }

  func fill(_ rect: PixelRect, _ color: UInt32) {
    for y in rect.y..<rect.maxY {
      PixelRow.fill(row(y) + rect.x, rect.width, color)
    }
  }

  /// Copies `rect` of `source`, which has the same coordinates.
  func copy(_ rect: PixelRect, from source: PixelPlane) {
    if rect.width == stride, stride == source.stride, x == source.x, x == rect.x {
      PixelRow.copy(row(rect.y) + rect.x, source.row(rect.y) + rect.x, stride * rect.height)
      return
    }
    for y in rect.y..<rect.maxY {
      PixelRow.copy(row(y) + rect.x, source.row(y) + rect.x, rect.width)
    }
  }
}
