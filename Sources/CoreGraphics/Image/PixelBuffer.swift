internal import CCairo
import Foundation

/// A block of pixels in memory: a Cairo image surface, rows from top to bottom.
///
/// Code that touches `bytes` calls `flush()` before and `markDirty()` after.
package final class PixelBuffer {
  package enum Format: Hashable, Sendable {
    /// Premultiplied, four bytes a pixel; in memory B, G, R, A on little-endian machines.
    case argb32
    /// Coverage only, one byte a pixel.
    case a8

    package var bytesPerPixel: Int {
      switch self {
      case .argb32: 4
      case .a8: 1
      }
    }
  }

  package let width: Int
  package let height: Int
  package let format: Format
  /// The `cairo_surface_t`, which lives as long as the buffer: keep the buffer in a variable, as the
  /// surface of a temporary is gone before Cairo sees it.
  package let surface: OpaquePointer
  /// Bytes from one row to the next.
  package let stride: Int
  /// The first pixel of the first row.
  package let bytes: UnsafeMutableRawPointer

  /// Transparent pixels.
  ///
  /// Traps where memory does not suffice or a side exceeds Cairo's 32767.
  package init(width: Int, height: Int, format: Format = .argb32) {
    precondition(
      width >= 0 && height >= 0,
      "A pixel buffer can't have the size \(width)x\(height)"
    )
    let created = cairo_image_surface_create(
      format.cairo,
      Int32(clamping: max(1, width)),
      Int32(clamping: max(1, height))
    )
    guard let created, cairo_surface_status(created) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(created)
    else {
      fatalError("Cairo can't make a picture of \(width)x\(height) pixels")
    }
    self.width = width
    self.height = height
    self.format = format
    surface = created
    stride = Int(cairo_image_surface_get_stride(created))
    bytes = UnsafeMutableRawPointer(data)
  }

  /// Draws into memory of somebody else, which must outlive the buffer.
  ///
  /// `stride` has to be a multiple of four and hold a row; traps otherwise.
  package init(
    wrapping bytes: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    stride: Int,
    format: Format = .argb32
  ) {
    let created = cairo_image_surface_create_for_data(
      bytes.assumingMemoryBound(to: UInt8.self),
      format.cairo,
      Int32(clamping: width),
      Int32(clamping: height),
      Int32(clamping: stride)
    )
    guard let created, cairo_surface_status(created) == CAIRO_STATUS_SUCCESS else {
      fatalError("Cairo can't draw into \(width)x\(height) pixels with rows of \(stride) bytes")
    }
    self.width = width
    self.height = height
    self.format = format
    surface = created
    self.stride = stride
    self.bytes = bytes
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Finishes pending drawing, so that `bytes` can be read or written.
  package func flush() {
    cairo_surface_flush(surface)
  }

  /// Tells Cairo that `bytes` changed.
  package func markDirty() {
    cairo_surface_mark_dirty(surface)
  }

  /// Makes every pixel transparent.
  package func clear() {
    flush()
    memset(bytes, 0, stride * height)
    markDirty()
  }

  package func copy() -> PixelBuffer {
    copy(of: bounds)
  }

  /// The pixels of `area`; what lies outside the buffer is transparent.
  package func copy(of area: PixelRect) -> PixelBuffer {
    let result = PixelBuffer(width: area.width, height: area.height, format: format)
    let shared = area.intersection(bounds)
    guard !shared.isEmpty else { return result }

    flush()
    result.flush()
    let size = format.bytesPerPixel
    for row in 0..<shared.height {
      let source = bytes + (shared.y + row) * stride + shared.x * size
      let target =
        result.bytes + (shared.y - area.y + row) * result.stride + (shared.x - area.x) * size
      memcpy(target, source, shared.width * size)
    }
    result.markDirty()
    return result
  }

  /// The premultiplied pixel `0xAARRGGBB` at a place inside; of a mask, the coverage as alpha.
  package func pixel(x: Int, y: Int) -> UInt32 {
    precondition(
      x >= 0 && y >= 0 && x < width && y < height,
      "There is no pixel (\(x), \(y)) in a buffer of \(width)x\(height)"
    )
    flush()
    switch format {
    case .argb32: return (bytes + y * stride).load(fromByteOffset: x * 4, as: UInt32.self)
    case .a8: return UInt32((bytes + y * stride).load(fromByteOffset: x, as: UInt8.self)) << 24
    }
  }
}

extension PixelBuffer.Format {
  internal var cairo: cairo_format_t {
    switch self {
    case .argb32: CAIRO_FORMAT_ARGB32
    case .a8: CAIRO_FORMAT_A8
    }
  }
}
