public import Foundation

/// A picture of pixels, or a mask of coverage.
///
/// Immutable.
///
/// Pixels are always 8 bits a component; other layouts are converted when the image is made.
///
/// Unchecked: nobody writes to `buffer` once an image holds it, and Cairo counts references
/// atomically.
public final class CGImage: @unchecked Sendable {
  package let buffer: PixelBuffer
  public let alphaInfo: CGImageAlphaInfo
  public let shouldInterpolate: Bool
  public let renderingIntent: CGColorRenderingIntent

  /// Takes `buffer` over: the caller must not draw into it any more.
  ///
  /// A buffer of the format `.a8` makes a mask that paints the fill color where it is opaque.
  package init(
    buffer: PixelBuffer,
    isOpaque: Bool = false,
    shouldInterpolate: Bool = true
  ) {
    self.buffer = buffer
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = .defaultIntent
    switch buffer.format {
    case .a8: alphaInfo = .alphaOnly
    case .argb32: alphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    }
  }

  public var width: Int { buffer.width }
  public var height: Int { buffer.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { buffer.format.bytesPerPixel * 8 }
  public var bytesPerRow: Int { buffer.stride }
  public var isMask: Bool { buffer.format == .a8 }

  /// nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }

  public var bitmapInfo: CGBitmapInfo {
    let alpha = CGBitmapInfo(rawValue: alphaInfo.rawValue)
    return isMask ? alpha : alpha.union(.byteOrder32Little)
  }

  public var byteOrderInfo: CGImageByteOrderInfo { isMask ? .orderDefault : .order32Little }

  /// The pixels in the layout that `bitmapInfo` and `bytesPerRow` describe.
  public var dataProvider: CGDataProvider? {
    buffer.flush()
    return CGDataProvider(data: Data(bytes: buffer.bytes, count: buffer.stride * buffer.height))
  }

  public func copy() -> CGImage? { self }

  /// The part inside `rect` (pixels, origin at the top left), grown to whole pixels; nil if empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = PixelRect(enclosing: rect).intersection(buffer.bounds)
    guard !area.isEmpty else { return nil }

    return CGImage(
      buffer: buffer.copy(of: area),
      isOpaque: alphaInfo == .noneSkipFirst,
      shouldInterpolate: shouldInterpolate
    )
  }
}

extension CGImage: Hashable {
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
