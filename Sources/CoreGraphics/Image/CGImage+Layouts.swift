public import Foundation

/// Images from bytes in other layouts.
extension CGImage {
  /// nil for layouts that are not supported (8 bits a component are, as RGB or grey with or without
  /// alpha), and where `provider` has too few bytes.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel,
        model: space.model,
        info: bitmapInfo
      ),
      let data = provider.data, width > 0, height > 0,
      bytesPerRow >= width * layout.bytesPerPixel,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }

    let tables = decode.map { Self.decodeTables($0, count: space.numberOfComponents) }
    let format: PixelBuffer.Format = layout.isAlphaOnly ? .a8 : .argb32
    let buffer = PixelBuffer(width: width, height: height, format: format)
    buffer.flush()
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<height {
        let target = buffer.bytes + row * buffer.stride
        for column in 0..<width {
          let pixel = layout.read(
            base + row * bytesPerRow + column * layout.bytesPerPixel,
            decode: tables
          )
          switch format {
          case .argb32: target.storeBytes(of: pixel, toByteOffset: column * 4, as: UInt32.self)
          case .a8: target.storeBytes(of: UInt8(pixel >> 24), toByteOffset: column, as: UInt8.self)
          }
        }
      }
    }
    buffer.markDirty()
    if space.encoding != .sRGB, space.encoding != .gray {
      buffer.convert(from: space)
    }
    self.init(buffer: buffer, isOpaque: !layout.hasAlpha, shouldInterpolate: shouldInterpolate)
  }

  /// A mask: samples of 0 paint, samples of 1 do not, unless `decode` turns them round.
  ///
  /// nil for other depths than 8 bits and 1 bit, and where `provider` has too few bytes.
  public convenience init?(
    maskWidth width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == bitsPerPixel, bitsPerPixel == 8 || bitsPerPixel == 1,
      let data = provider.data, width > 0, height > 0,
      bytesPerRow * 8 >= width * bitsPerPixel, data.count >= bytesPerRow * height
    else { return nil }

    let isInverted = decode.map { $0[0] > $0[1] } ?? false
    let buffer = PixelBuffer(width: width, height: height, format: .a8)
    buffer.flush()
    for row in 0..<height {
      for column in 0..<width {
        let start = data.startIndex + row * bytesPerRow
        let sample: UInt8
        if bitsPerPixel == 8 {
          sample = data[start + column]
        } else {
          let isSet = data[start + column / 8] >> UInt8(7 - column % 8) & 1 == 1
          sample = isSet ? 255 : 0
        }
        (buffer.bytes + row * buffer.stride).storeBytes(
          of: isInverted ? sample : 255 - sample,
          toByteOffset: column,
          as: UInt8.self
        )
      }
    }
    buffer.markDirty()
    self.init(buffer: buffer, shouldInterpolate: shouldInterpolate)
  }

  /// What each byte becomes when 0...255 is stretched over the ranges that `decode` lists.
  private static func decodeTables(_ decode: UnsafePointer<CGFloat>, count: Int) -> [[UInt8]] {
    (0..<count).map { component in
      let low = decode[2 * component]
      let high = decode[2 * component + 1]
      return (0...255).map { value in
        let mapped = low + CGFloat(value) / 255 * (high - low)
        return UInt8(max(0, min(255, (mapped * 255).rounded())))
      }
    }
  }
}

extension PixelBuffer {
  /// Turns components of `space` into sRGB, pixel by pixel.
  fileprivate func convert(from space: CGColorSpace) {
    flush()
    for row in 0..<height {
      let line = (bytes + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let pixel = line[column]
        let alpha = CGFloat(pixel >> 24)
        guard alpha > 0 else { continue }
        let given = [16, 8, 0].map { CGFloat(pixel >> UInt32($0) & 0xFF) / alpha }
        let (r, g, b) = space.toSRGB(given)
        func stored(_ value: CGFloat) -> UInt32 {
          UInt32((max(0, min(1, value)) * alpha).rounded())
        }
        line[column] = pixel & 0xFF00_0000 | stored(r) << 16 | stored(g) << 8 | stored(b)
      }
    }
    markDirty()
  }
}
