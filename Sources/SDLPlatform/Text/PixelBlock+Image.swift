internal import CoreGraphics

/// Turning a block into an image: a mask or finished pixels.
extension PixelBlock {
  func makeImage() -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, format: kind == .color ? .argb32 : .a8)
    buffer.flush()
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for row in 0..<height {
        buffer.bytes.advanced(by: row * buffer.stride)
          .copyMemory(from: base.advanced(by: row * rowSize), byteCount: rowSize)
      }
    }
    buffer.markDirty()
    return CGImage(buffer: buffer)
  }
}
