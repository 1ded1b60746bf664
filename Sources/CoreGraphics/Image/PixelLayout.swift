import Foundation

/// Where the components of a pixel stand in memory that an app owns, 8 bits each.
internal struct PixelLayout: Hashable, Sendable {
  internal enum Components: Hashable, Sendable {
    /// Offsets of the bytes in a pixel; alpha nil where there is none or it is skipped.
    case rgb(red: Int, green: Int, blue: Int, alpha: Int?)
    case gray(level: Int, alpha: Int?)
    case alphaOnly
  }

  let components: Components
  let bytesPerPixel: Int
  /// Whether the colors in memory are multiplied by alpha already.
  let isPremultiplied: Bool

  /// nil for layouts that are not supported: other depths than 8 bits, 16-bit byte orders.
  init?(
    bitsPerComponent: Int,
    bitsPerPixel: Int?,
    model: CGColorSpaceModel,
    info: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8, let alphaInfo = info.alphaInfo, let order = info.byteOrder,
      !info.contains(.floatComponents), order != .order16Little, order != .order16Big
    else { return nil }

    let hasAlpha: Bool
    let isFirst: Bool
    switch alphaInfo {
    case .none: (hasAlpha, isFirst) = (false, false)
    case .premultipliedLast, .last: (hasAlpha, isFirst) = (true, false)
    case .premultipliedFirst, .first: (hasAlpha, isFirst) = (true, true)
    case .noneSkipLast: (hasAlpha, isFirst) = (false, false)
    case .noneSkipFirst: (hasAlpha, isFirst) = (false, true)
    case .alphaOnly:
      guard bitsPerPixel == nil || bitsPerPixel == 8 else { return nil }
      self.init(components: .alphaOnly, bytesPerPixel: 1, isPremultiplied: true)
      return
    }
    let isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    let isSkipping = alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
    let colors = model == .monochrome ? 1 : 3
    let size = colors + (hasAlpha || isSkipping ? 1 : 0)
    guard model == .rgb || model == .monochrome,
      bitsPerPixel == nil || bitsPerPixel == size * 8
    else { return nil }
    guard order != .order32Little || size == 4 else { return nil }

    func place(_ index: Int) -> Int {
      order == .order32Little ? size - 1 - index : index
    }
    let firstColor = isFirst ? 1 : 0
    let alpha = hasAlpha ? place(isFirst ? 0 : colors) : nil
    let components: Components =
      colors == 1
      ? .gray(level: place(firstColor), alpha: alpha)
      : .rgb(
        red: place(firstColor),
        green: place(firstColor + 1),
        blue: place(firstColor + 2),
        alpha: alpha
      )
    self.init(components: components, bytesPerPixel: size, isPremultiplied: isPremultiplied)
  }

  private init(components: Components, bytesPerPixel: Int, isPremultiplied: Bool) {
    self.components = components
    self.bytesPerPixel = bytesPerPixel
    self.isPremultiplied = isPremultiplied
  }

  var hasAlpha: Bool {
    switch components {
    case .rgb(_, _, _, let alpha), .gray(_, let alpha): alpha != nil
    case .alphaOnly: true
    }
  }

  var isAlphaOnly: Bool { components == .alphaOnly }

  /// Whether Cairo's ARGB32 looks like this in memory.
  var isNative: Bool {
    isPremultiplied && components == .rgb(red: 2, green: 1, blue: 0, alpha: 3)
  }

  /// The premultiplied pixel `0xAARRGGBB` at `pixel`; `decode` maps each component first.
  func read(_ pixel: UnsafeRawPointer, decode: [[UInt8]]? = nil) -> UInt32 {
    func byte(_ offset: Int, _ component: Int) -> UInt8 {
      let value = pixel.load(fromByteOffset: offset, as: UInt8.self)
      return decode.map { $0[component][Int(value)] } ?? value
    }
    let alpha: UInt8
    let color: (UInt8, UInt8, UInt8)
    switch components {
    case .alphaOnly:
      return UInt32(byte(0, 0)) << 24
    case .gray(let level, let place):
      let value = byte(level, 0)
      color = (value, value, value)
      alpha = place.map { pixel.load(fromByteOffset: $0, as: UInt8.self) } ?? 255
    case .rgb(let red, let green, let blue, let place):
      color = (byte(red, 0), byte(green, 1), byte(blue, 2))
      alpha = place.map { pixel.load(fromByteOffset: $0, as: UInt8.self) } ?? 255
    }
    func scaled(_ value: UInt8) -> UInt32 {
      isPremultiplied || alpha == 255
        ? UInt32(min(value, alpha))
        : (UInt32(value) * UInt32(alpha) + 127) / 255
    }
    return UInt32(alpha) << 24 | scaled(color.0) << 16 | scaled(color.1) << 8 | scaled(color.2)
  }

  /// Stores the premultiplied pixel `0xAARRGGBB`.
  func write(_ value: UInt32, to pixel: UnsafeMutableRawPointer) {
    let alpha = UInt8(truncatingIfNeeded: value >> 24)
    func component(_ shift: UInt32) -> UInt8 {
      let stored = value >> shift & 0xFF
      guard !isPremultiplied, hasAlpha, alpha > 0 else { return UInt8(stored) }
      return UInt8(clamping: (stored * 255 + UInt32(alpha) / 2) / UInt32(alpha))
    }
    switch components {
    case .alphaOnly:
      pixel.storeBytes(of: alpha, as: UInt8.self)
    case .gray(let level, let place):
      // Weights of ITU-R BT.709 in thousandths.
      let sum =
        UInt32(component(16)) * 213 + UInt32(component(8)) * 715 + UInt32(component(0)) * 72
      pixel.storeBytes(of: UInt8(clamping: (sum + 500) / 1000), toByteOffset: level, as: UInt8.self)
      if let place {
        pixel.storeBytes(of: alpha, toByteOffset: place, as: UInt8.self)
      }
    case .rgb(let red, let green, let blue, let place):
      pixel.storeBytes(of: component(16), toByteOffset: red, as: UInt8.self)
      pixel.storeBytes(of: component(8), toByteOffset: green, as: UInt8.self)
      pixel.storeBytes(of: component(0), toByteOffset: blue, as: UInt8.self)
      if let place {
        pixel.storeBytes(of: alpha, toByteOffset: place, as: UInt8.self)
      }
    }
  }
}
