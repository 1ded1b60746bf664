import Foundation

/// The memory of a bitmap context, in the layout that the app asked for.
///
/// Where Cairo can't draw into that layout, drawing goes to pixels of our own, which are copied over
/// after every operation.
internal final class BitmapMemory {
  let layout: PixelLayout
  let info: CGBitmapInfo
  let space: CGColorSpace?
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer
  let buffer: PixelBuffer
  private let isOwner: Bool
  private let isDirect: Bool

  init(
    bytes given: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    layout: PixelLayout,
    info: CGBitmapInfo,
    space: CGColorSpace?
  ) {
    self.layout = layout
    self.info = info
    self.space = space
    self.bytesPerRow = bytesPerRow
    isOwner = given == nil
    if let given {
      bytes = given
    } else {
      let count = bytesPerRow * height
      bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
    let format: PixelBuffer.Format = layout.isAlphaOnly ? .a8 : .argb32
    isDirect = (layout.isNative || layout.isAlphaOnly) && bytesPerRow.isMultiple(of: 4)
    buffer =
      isDirect
      ? PixelBuffer(
        wrapping: bytes,
        width: width,
        height: height,
        stride: bytesPerRow,
        format: format
      )
      : PixelBuffer(width: width, height: height, format: format)
  }

  deinit {
    if isOwner {
      bytes.deallocate()
    }
  }

  /// Takes over what the app wrote into its memory.
  func load() {
    buffer.flush()
    guard !isDirect else {
      buffer.markDirty()
      return
    }
    let size = buffer.format.bytesPerPixel
    for row in 0..<buffer.height {
      for column in 0..<buffer.width {
        let pixel = layout.read(bytes + row * bytesPerRow + column * layout.bytesPerPixel)
        let place = buffer.bytes + row * buffer.stride + column * size
        switch buffer.format {
        case .argb32: place.storeBytes(of: pixel, as: UInt32.self)
        case .a8: place.storeBytes(of: UInt8(pixel >> 24), as: UInt8.self)
        }
      }
    }
    buffer.markDirty()
  }

  /// Copies what was drawn to the app's memory.
  func store() {
    buffer.flush()
    guard !isDirect else { return }

    for row in 0..<buffer.height {
      for column in 0..<buffer.width {
        layout.write(
          buffer.pixel(x: column, y: row),
          to: bytes + row * bytesPerRow + column * layout.bytesPerPixel
        )
      }
    }
  }
}
