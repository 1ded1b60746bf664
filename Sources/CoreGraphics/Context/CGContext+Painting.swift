internal import CCairo
import Foundation

/// The one way to the pixels: every drawing operation is a shape and a source.
extension CGContext {
  /// Paints `shape` with the source that `setSource` gives to a `cairo_t`.
  ///
  /// `alpha` comes on top of the source's own. The matrix of the `cairo_t` is the identity (device
  /// pixels) while `setSource` runs.
  internal func paint(
    _ shape: PaintShape,
    alpha: CGFloat = 1,
    setSource: (OpaquePointer) -> Void
  ) {
    guard isDrawable else { return }

    willDraw()
    if state.shadow == nil, state.clipMask == nil, let mode = state.blendMode.cairo {
      draw(shape, mode: mode, alpha: alpha, into: cairo, setSource: setSource)
    } else {
      paintIsolated(shape, alpha: alpha, setSource: setSource)
    }
    didDraw()
  }

  /// Draws with one of Cairo's operators and nothing else.
  private func draw(
    _ shape: PaintShape,
    mode: cairo_operator_t,
    alpha: CGFloat,
    into cairo: OpaquePointer,
    setSource: (OpaquePointer) -> Void
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }

    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, mode)
    cairo_set_antialias(
      cairo,
      state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    )
    setSource(cairo)
    // These operators would also change what lies outside the shape, unless the shape is the clip.
    let needsClip = alpha < 1 || mode.reachesOutsideShape
    switch shape {
    case .everything:
      cairo_paint_with_alpha(cairo, alpha)
    case .fill(let path, let rule):
      path.emit(into: cairo)
      cairo_set_fill_rule(cairo, rule.cairo)
      if needsClip {
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
      } else {
        cairo_fill(cairo)
      }
    case .stroke(let path):
      if needsClip {
        strokeOutline(of: path).emit(into: cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
      } else {
        path.emit(into: cairo)
        applyLineAttributes(to: cairo)
        cairo_stroke(cairo)
      }
    case .mask(let mask, let x, let y):
      if mode.reachesOutsideShape {
        cairo_rectangle(
          cairo,
          Double(x),
          Double(y),
          Double(mask.width),
          Double(mask.height)
        )
        cairo_clip(cairo)
      }
      cairo_mask_surface(cairo, mask.surface, Double(x), Double(y))
    case .stretchedMask(let mask, let outline, let toMask, let filter):
      outline.emit(into: cairo)
      cairo_clip(cairo)
      let pattern = cairo_pattern_create_for_surface(mask.surface)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t(toMask)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, filter.cairo)
      cairo_mask(cairo, pattern)
    }
  }

  /// Draws `shape` alone first, for shadows, clip masks and modes that Cairo does not know.
  private func paintIsolated(
    _ shape: PaintShape,
    alpha: CGFloat,
    setSource: (OpaquePointer) -> Void
  ) {
    let clip = clipArea
    let placed = state.shadow.map(placedShadow)
    var area = clip
    if let placed {
      area = area.union(
        clip.insetBy(dx: -placed.reach, dy: -placed.reach)
          .offsetBy(dx: -Int(placed.offsetX.rounded(.up)), dy: -Int(placed.offsetY.rounded(.up)))
          .insetBy(dx: -1, dy: -1)
      )
    }
    area = area.intersection(extents(of: shape))
    guard !area.isEmpty else { return }

    let layer = DrawingTarget(
      buffer: PixelBuffer(width: area.width, height: area.height),
      x: area.x,
      y: area.y
    )
    draw(
      shape,
      mode: CAIRO_OPERATOR_OVER,
      alpha: alpha,
      into: layer.cairo,
      setSource: setSource
    )
    if let placed, placed.color.alpha > 0 {
      let shade = shadowPixels(of: layer.buffer, area: area, placed: placed)
      composite(shade.buffer, at: shade.area)
    }
    composite(layer.buffer, at: area)
  }

  /// Puts finished pixels onto the target with the state's blend mode, clip and clip mask.
  private func composite(_ pixels: PixelBuffer, at area: PixelRect) {
    if let mode = state.blendMode.cairo {
      cairo_save(cairo)
      defer { cairo_restore(cairo) }

      cairo_identity_matrix(cairo)
      cairo_set_operator(cairo, mode)
      cairo_rectangle(
        cairo,
        Double(area.x),
        Double(area.y),
        Double(area.width),
        Double(area.height)
      )
      cairo_clip(cairo)
      setSource(pixels, x: area.x, y: area.y, on: cairo)
      if let mask = state.clipMask {
        cairo_mask_surface(cairo, mask.surface, 0, 0)
      } else {
        cairo_paint(cairo)
      }
    } else {
      darken(with: pixels, at: area)
    }
  }

  /// `.plusDarker`: what is left of the light when both take away their part.
  ///
  /// Mixes over a copy of the backdrop, which then goes through clip and clip mask.
  private func darken(with pixels: PixelBuffer, at area: PixelRect) {
    let backdrop = target.buffer.copy(
      of: area.offsetBy(dx: -target.area.x, dy: -target.area.y)
    )
    pixels.flush()
    for row in 0..<area.height {
      let source = (pixels.bytes + row * pixels.stride).assumingMemoryBound(to: UInt32.self)
      let result = (backdrop.bytes + row * backdrop.stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<area.width {
        result[column] = Self.plusDarker(source[column], over: result[column])
      }
    }
    backdrop.markDirty()

    cairo_save(cairo)
    defer { cairo_restore(cairo) }

    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_rectangle(cairo, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
    cairo_clip(cairo)
    setSource(backdrop, x: area.x, y: area.y, on: cairo)
    if let mask = state.clipMask {
      cairo_mask_surface(cairo, mask.surface, 0, 0)
    } else {
      cairo_paint(cairo)
    }
  }

  /// Premultiplied components: result = max(0, ra − ((sa − s) + (da − d))), ra = min(1, sa + da).
  private static func plusDarker(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
    let sourceAlpha = Int(source >> 24)
    let backdropAlpha = Int(backdrop >> 24)
    let alpha = min(255, sourceAlpha + backdropAlpha)
    var result = UInt32(alpha) << 24
    for shift in [UInt32(16), 8, 0] {
      let missing =
        sourceAlpha - Int(source >> shift & 0xFF) + backdropAlpha - Int(backdrop >> shift & 0xFF)
      result |= UInt32(max(0, alpha - missing)) << shift
    }
    return result
  }

  internal func setSource(_ pixels: PixelBuffer, x: Int, y: Int, on cairo: OpaquePointer) {
    let pattern = cairo_pattern_create_for_surface(pixels.surface)
    defer { cairo_pattern_destroy(pattern) }
    // A surface that was drawn into through an offset keeps it; the pattern undoes it.
    var offsetX = 0.0
    var offsetY = 0.0
    cairo_surface_get_device_offset(pixels.surface, &offsetX, &offsetY)
    var matrix = cairo_matrix_t(
      CGAffineTransform(translationX: -CGFloat(x) - offsetX, y: -CGFloat(y) - offsetY)
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(cairo, pattern)
  }

  // MARK: - Extents

  /// The pixels inside the clip, in device space.
  internal var clipArea: PixelRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    cairo_restore(cairo)
    return PixelRect(
      enclosing: CGRect(x: left, y: top, width: right - left, height: bottom - top)
    )
  }

  private func extents(of shape: PaintShape) -> PixelRect {
    switch shape {
    case .everything: clipArea
    case .fill(let path, _): PixelRect(enclosing: path.controlBounds).insetBy(dx: -1, dy: -1)
    case .stroke(let path):
      PixelRect(enclosing: strokeOutline(of: path).controlBounds).insetBy(dx: -1, dy: -1)
    case .mask(let mask, let x, let y): mask.bounds.offsetBy(dx: x, dy: y)
    case .stretchedMask(_, let outline, _, _):
      PixelRect(enclosing: outline.controlBounds).insetBy(dx: -1, dy: -1)
    }
  }

  // MARK: - Lines

  private func applyLineAttributes(to cairo: OpaquePointer) {
    var matrix = cairo_matrix_t(pixelTransform)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, state.lineWidth)
    cairo_set_line_cap(cairo, state.lineCap.cairo)
    cairo_set_line_join(cairo, state.lineJoin.cairo)
    cairo_set_miter_limit(cairo, state.miterLimit)
    if let dash = state.dash {
      cairo_set_dash(cairo, dash.lengths.map(Double.init), Int32(dash.lengths.count), dash.phase)
    } else {
      cairo_set_dash(cairo, nil, 0, 0)
    }
  }

  /// The outline of a stroke in device space, for what Cairo can't do with a stroke.
  internal func strokeOutline(of path: PathStorage) -> PathStorage {
    let toUser = pixelTransform.inverted()
    var line = path.applying(toUser)
    if let dash = state.dash {
      line = line.dashed(phase: dash.phase, lengths: dash.lengths)
    }
    let stroke = StrokeOutline(
      width: state.lineWidth,
      cap: state.lineCap,
      join: state.lineJoin,
      miterLimit: state.miterLimit
    )
    let scale = max(0.01, abs(pixelTransform.determinant).squareRoot())
    return stroke.outline(of: line, tolerance: PathStorage.flatness / scale)
      .applying(pixelTransform)
  }
}

extension PaintShape.Filter {
  internal var cairo: cairo_filter_t {
    switch self {
    case .nearest: CAIRO_FILTER_NEAREST
    case .quality(let quality): quality.cairo
    }
  }
}

extension CGPathFillRule {
  internal var cairo: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

extension cairo_operator_t {
  /// Operators that Cairo applies to the whole clip, not just to the shape.
  fileprivate var reachesOutsideShape: Bool {
    self == CAIRO_OPERATOR_IN || self == CAIRO_OPERATOR_OUT || self == CAIRO_OPERATOR_DEST_IN
      || self == CAIRO_OPERATOR_DEST_ATOP
  }
}

extension PathStorage {
  /// Makes this the current path of `cairo`, in the coordinates of its matrix.
  internal func emit(into cairo: OpaquePointer) {
    cairo_new_path(cairo)
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, point.x, point.y)
        from = point
      case .line(let point):
        cairo_line_to(cairo, point.x, point.y)
        from = point
      case .quad(let control, let end):
        let curve = CubicCurve(from: from, control: control, to: end)
        cairo_curve_to(
          cairo,
          curve.control1.x,
          curve.control1.y,
          curve.control2.x,
          curve.control2.y,
          end.x,
          end.y
        )
        from = end
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        from = end
      case .close:
        cairo_close_path(cairo)
      }
    }
  }
}
