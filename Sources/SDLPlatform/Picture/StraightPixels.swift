internal import CoreGraphics

/// Pixels whose color is not multiplied by alpha, as picture files hold them.
nonisolated struct StraightPixels {
  let width: Int
  let height: Int
  /// Blue, green, red, alpha; rows without gaps.
  ///
  /// A mask becomes black with its coverage as alpha.
  var bytes: [UInt8]

  init(_ image: CGImage) {
    let buffer = image.buffer
    buffer.flush()
    width = buffer.width
    height = buffer.height
    let (width, height) = (width, height)
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for row in 0..<height {
        let source = UnsafeRawPointer(buffer.bytes).advanced(by: row * buffer.stride)
          .assumingMemoryBound(to: UInt8.self)
        for column in 0..<width {
          let index = (row * width + column) * 4
          switch buffer.format {
          case .a8:
            for channel in 0..<3 {
              target[index + channel] = 0
            }
            target[index + 3] = source[column]
          case .argb32:
            let alpha = Int(source[column * 4 + 3])
            for channel in 0..<3 {
              let value = Int(source[column * 4 + channel])
              target[index + channel] =
                alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
            }
            target[index + 3] = UInt8(alpha)
          }
        }
      }
      count = width * height * 4
    }
  }
}
