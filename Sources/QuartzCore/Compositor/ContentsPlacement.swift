internal import CCairo
import CoreGraphics
import Foundation

/// Where a layer's picture lies in its pixels: gravity, part shown and stretchable middle.
nonisolated struct ContentsPlacement: Hashable {
  /// The part of the picture that is shown, in the picture's pixels.
  var source: CGRect
  /// Whole pixels relative to the layer's top left pixel.
  var target: PixelRect
  /// The part of `source` that stretches, in the picture's pixels; nil if all of it does.
  var center: CGRect?
  /// Pixels of the screen per pixel of the picture outside of the stretched middle.
  var edgeScale: Double
  var isSmooth: Bool

  /// Pictures larger than this (in pixels) are filtered each time they are drawn instead of kept.
  private static let largestRaster = 1 << 24

  init(
    _ properties: LayerProperties,
    image: CGImage,
    width: Int,
    height: Int,
    scale: Double
  ) {
    let part = properties.contentsRect
    source = CGRect(
      x: part.minX * CGFloat(image.width),
      y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width),
      height: part.height * CGFloat(image.height)
    )
    edgeScale = scale / Double(properties.contentsScale > 0 ? properties.contentsScale : 1)
    target = Self.target(
      properties.contentsGravity,
      natural: CGSize(width: source.width * edgeScale, height: source.height * edgeScale),
      width: width,
      height: height
    )
    let middle = properties.contentsCenter
    if middle != CGRect(x: 0, y: 0, width: 1, height: 1) {
      center = CGRect(
        x: source.minX + middle.minX * source.width,
        y: source.minY + middle.minY * source.height,
        width: middle.width * source.width,
        height: middle.height * source.height
      )
    }
    isSmooth = properties.magnificationFilter != .nearest
  }

  private static func target(
    _ gravity: CALayerContentsGravity,
    natural: CGSize,
    width: Int,
    height: Int
  ) -> PixelRect {
    var size = natural
    if gravity == .resizeAspect || gravity == .resizeAspectFill {
      guard natural.width > 0, natural.height > 0 else { return .empty }
      let horizontal = CGFloat(width) / natural.width
      let vertical = CGFloat(height) / natural.height
      let factor =
        gravity == .resizeAspect ? min(horizontal, vertical) : max(horizontal, vertical)
      size = CGSize(width: natural.width * factor, height: natural.height * factor)
    }
    // How much of the free room lies left of and above the picture.
    let share: (x: CGFloat, y: CGFloat)
    switch gravity {
    case .center, .resizeAspect, .resizeAspectFill: share = (0.5, 0.5)
    case .top: share = (0.5, 1)
    case .bottom: share = (0.5, 0)
    case .left: share = (0, 0.5)
    case .right: share = (1, 0.5)
    case .topLeft: share = (0, 1)
    case .topRight: share = (1, 1)
    case .bottomLeft: share = (0, 0)
    case .bottomRight: share = (1, 0)
    default: return PixelRect(x: 0, y: 0, width: width, height: height)
    }
    let left = PixelSnap.edge(Double((CGFloat(width) - size.width) * share.x))
    let top = PixelSnap.edge(Double((CGFloat(height) - size.height) * share.y))
    return PixelRect(
      x: left,
      y: top,
      width: PixelSnap.edge(Double(size.width)),
      height: PixelSnap.edge(Double(size.height))
    )
  }

  // MARK: - Drawing

  /// nil where there is nothing to see.
  func piece(for image: CGImage) -> LayerPiece? {
    let buffer = Self.pixels(of: image)
    guard !target.isEmpty, source.width > 0, source.height > 0 else { return nil }
    if center == nil, let offset = exactOffset {
      let part = PixelRect(x: offset.x, y: offset.y, width: target.width, height: target.height)
      if buffer.bounds.contains(part) {
        return LayerPiece(
          kind: .pixels(buffer, x: part.x, y: part.y, isOpaque: Self.isOpaque(buffer, part)),
          rect: target
        )
      }
    }
    if center == nil, target.area > Self.largestRaster {
      var map = Homography(translationX: -source.minX, y: -source.minY)
      map = map.concatenating(
        Homography(
          scaleX: Double(target.width) / Double(source.width),
          scaleY: Double(target.height) / Double(source.height)
        )
      )
      return LayerPiece(kind: .scaled(buffer, map), rect: target)
    }
    let raster = PixelBuffer(width: target.width, height: target.height)
    draw(buffer, into: raster)
    return LayerPiece(
      kind: .pixels(raster, x: 0, y: 0, isOpaque: Self.isOpaque(raster, raster.bounds)),
      rect: target
    )
  }

  /// The first pixel shown, if the picture's pixels are the screen's.
  private var exactOffset: (x: Int, y: Int)? {
    let tolerance = 1e-6
    let left = Double(source.minX)
    let top = Double(source.minY)
    guard abs(Double(source.width) - Double(target.width)) < tolerance,
      abs(Double(source.height) - Double(target.height)) < tolerance,
      abs(left - left.rounded()) < tolerance, abs(top - top.rounded()) < tolerance
    else { return nil }
    return (Int(left.rounded()), Int(top.rounded()))
  }

  private func draw(_ buffer: PixelBuffer, into raster: PixelBuffer) {
    if isSmooth, center == nil,
      raster.width < Int(source.width) || raster.height < Int(source.height)
    {
      raster.drawResampled(buffer, part: source)
      return
    }
    guard let cairo = cairo_create(raster.surface) else { return }
    defer { cairo_destroy(cairo) }
    let columns = slices(
      from: source.minX,
      to: source.maxX,
      middle: center.map { ($0.minX, $0.maxX) },
      length: target.width
    )
    let rows = slices(
      from: source.minY,
      to: source.maxY,
      middle: center.map { ($0.minY, $0.maxY) },
      length: target.height
    )
    for row in rows {
      for column in columns {
        draw(buffer, column: column, row: row, on: cairo)
      }
    }
    cairo_surface_flush(raster.surface)
  }

  private struct Slice {
    var from: CGFloat
    var to: CGFloat
    var start: Int
    var end: Int
    var isEmpty: Bool { start >= end || from >= to }
  }

  /// One axis cut into what keeps its size, what stretches and what keeps its size.
  private func slices(
    from: CGFloat,
    to: CGFloat,
    middle: (CGFloat, CGFloat)?,
    length: Int
  ) -> [Slice] {
    guard let middle else { return [Slice(from: from, to: to, start: 0, end: length)] }
    // A middle from one picture pixel's middle to another's leaves those pixels out of the ends.
    let isInset = Self.isHalf(middle.0 - from) && Self.isHalf(to - middle.1)
    let headEnd = isInset ? middle.0 - 0.5 : middle.0
    let tailStart = isInset ? middle.1 + 0.5 : middle.1
    var head = Double(headEnd - from) * edgeScale
    var tail = Double(to - tailStart) * edgeScale
    if head + tail > Double(length) {
      // Too small for both ends: they share the room.
      let factor = Double(length) / (head + tail)
      head *= factor
      tail *= factor
    }
    let first = min(PixelSnap.edge(head), length)
    let second = max(first, length - PixelSnap.edge(tail))
    // A middle without width still stretches one picture pixel's middle.
    let end = max(middle.1, middle.0 + Self.leastWidth)
    return [
      Slice(from: from, to: headEnd, start: 0, end: first),
      Slice(from: middle.0, to: end, start: first, end: second),
      Slice(from: tailStart, to: to, start: second, end: length),
    ].filter { !$0.isEmpty }
  }

  /// In picture pixels: less than the 128th that pixman mixes neighbors by.
  private static let leastWidth: CGFloat = 0.005

  private static func isHalf(_ value: CGFloat) -> Bool {
    abs(value - value.rounded(.down) - 0.5) < 1e-3
  }

  private func draw(_ buffer: PixelBuffer, column: Slice, row: Slice, on cairo: OpaquePointer) {
    let scaleX = Double(column.end - column.start) / Double(column.to - column.from)
    let scaleY = Double(row.end - row.start) / Double(row.to - row.from)
    cairo_save(cairo)
    cairo_rectangle(
      cairo,
      Double(column.start),
      Double(row.start),
      Double(column.end - column.start),
      Double(row.end - row.start)
    )
    cairo_clip(cairo)
    cairo_translate(cairo, Double(column.start), Double(row.start))
    cairo_scale(cairo, scaleX, scaleY)
    cairo_set_source_surface(cairo, buffer.surface, -Double(column.from), -Double(row.from))
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if !isSmooth {
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    } else if scaleX < 1 || scaleY < 1 {
      // Averages the pixels that fall together, so that small pictures of photographs don't flicker.
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    } else {
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  // MARK: - Pixels

  /// The picture's pixels; a mask counts as black.
  private static func pixels(of image: CGImage) -> PixelBuffer {
    let buffer = image.buffer
    buffer.flush()
    guard buffer.format == .a8 else { return buffer }
    let result = PixelBuffer(width: buffer.width, height: buffer.height)
    for y in 0..<buffer.height {
      let source = (buffer.bytes + y * buffer.stride).assumingMemoryBound(to: UInt8.self)
      let target = (result.bytes + y * result.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<buffer.width {
        target[x] = UInt32(source[x]) << 24
      }
    }
    result.markDirty()
    return result
  }

  private static func isOpaque(_ buffer: PixelBuffer, _ part: PixelRect) -> Bool {
    for y in part.y..<part.maxY {
      let row = (buffer.bytes + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in part.x..<part.maxX where row[x] < 0xFF00_0000 {
        return false
      }
    }
    return true
  }
}
