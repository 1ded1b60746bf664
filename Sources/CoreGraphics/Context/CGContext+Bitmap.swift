/// Bitmap contexts: pixels in memory that the app can read.
extension CGContext {
  /// A context over `data`, or over memory of its own where that is nil.
  ///
  /// nil for layouts that are not supported: 8 bits a component are, as RGB with alpha
  /// (premultiplied or skipped) in four bytes, as grey without alpha, or as alpha alone.
  /// `bytesPerRow` 0 means as many as needed.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard width > 0, height > 0, width <= Int(Int16.max), height <= Int(Int16.max),
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent,
        bitsPerPixel: nil,
        model: space?.model ?? .unknown,
        info: info
      ),
      layout.isDrawable, bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel
    else { return nil }

    let needed = (width * layout.bytesPerPixel + 3) / 4 * 4
    self.init(
      bitmap: BitmapMemory(
        bytes: data,
        width: width,
        height: height,
        bytesPerRow: bytesPerRow == 0 ? needed : bytesPerRow,
        layout: layout,
        info: info,
        space: space
      )
    )
  }

  /// A context over memory of its own; see the initializer with a number for the layouts.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: bitmapInfo.rawValue
    )
  }

  /// The pixels of the context, in its layout; always there for bitmap contexts.
  public var data: UnsafeMutableRawPointer? {
    buffer.flush()
    return bitmap?.bytes ?? buffer.bytes
  }

  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? buffer.stride }
  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int {
    (bitmap?.layout.bytesPerPixel ?? buffer.format.bytesPerPixel) * 8
  }

  public var colorSpace: CGColorSpace? {
    bitmap.map(\.space) ?? (buffer.format == .a8 ? nil : .standardRGB)
  }

  public var bitmapInfo: CGBitmapInfo {
    if let bitmap {
      return bitmap.info
    }
    let alpha = CGBitmapInfo(rawValue: alphaInfo.rawValue)
    return buffer.format == .a8 ? alpha : alpha.union(.byteOrder32Little)
  }

  public var alphaInfo: CGImageAlphaInfo {
    if let bitmap {
      return bitmap.info.alphaInfo ?? .none
    }
    switch buffer.format {
    case .a8: return .alphaOnly
    case .argb32: return isOpaque ? .noneSkipFirst : .premultipliedFirst
    }
  }

  /// A copy of the pixels drawn so far.
  ///
  /// Open transparency layers are not part of it.
  public func makeImage() -> CGImage? {
    bitmap?.load()
    let copy = buffer.copy()
    if isOpaque {
      copy.makeOpaque()
    }
    return CGImage(buffer: copy, isOpaque: isOpaque)
  }

  /// Runs before anything is drawn.
  internal func willDraw() {
    if targets.count == 1 {
      bitmap?.load()
    }
  }

  /// Runs after something was drawn.
  internal func didDraw() {
    hasDrawn = true
    if targets.count == 1 {
      bitmap?.store()
    }
  }
}

extension PixelLayout {
  /// Whether a context can have this layout; images may have more.
  fileprivate var isDrawable: Bool {
    switch components {
    case .alphaOnly: true
    case .gray(_, let alpha): alpha == nil && bytesPerPixel == 1
    case .rgb(_, _, _, let alpha): bytesPerPixel == 4 && (alpha == nil || isPremultiplied)
    }
  }
}

extension PixelBuffer {
  /// Sets every alpha to 1, which shows premultiplied colors over black.
  internal func makeOpaque() {
    guard format == .argb32 else { return }

    flush()
    for row in 0..<height {
      let line = (bytes + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        line[column] |= 0xFF00_0000
      }
    }
    markDirty()
  }
}
