internal import CCairo
public import Foundation

/// Filling and stroking. Each operation but `stroke` of whole paths uses and clears the current path.
extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, rule: rule)
    beginPath()
  }

  public func strokePath() {
    stroke(currentPath)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(currentPath, rule: .winding)
    case .eoFill: fill(currentPath, rule: .evenOdd)
    case .stroke: stroke(currentPath)
    case .fillStroke:
      fill(currentPath, rule: .winding)
      stroke(currentPath)
    case .eoFillStroke:
      fill(currentPath, rule: .evenOdd)
      stroke(currentPath)
    }
    beginPath()
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let previous = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = previous
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line from each point with an even index to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels transparent, whatever blend mode, alpha and shadow are.
  public func clear(_ rect: CGRect) {
    let kept = state
    state.blendMode = .clear
    state.shadow = nil
    state.fillColor = .black
    state.alpha = 1
    fill(rect)
    state = kept
  }

  /// Fills coverage with the fill color, its top-left pixel at a whole pixel of the surface.
  ///
  /// Ignores the current transform; alpha, clip, shadow and blend mode apply.
  package func drawMask(_ mask: CGImage, atPixelX x: Int, y: Int) {
    precondition(mask.isMask, "drawMask needs a mask, not a colored image")
    paint(.mask(mask.buffer, x: x, y: y)) { setSource(state.fillColor, on: $0) }
  }

  private func fill(_ path: PathStorage, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }

    paint(.fill(path, rule), alpha: patternAlpha(state.fillColor)) {
      setSource(state.fillColor, on: $0)
    }
  }

  private func stroke(_ path: PathStorage) {
    guard !path.isEmpty else { return }

    paint(.stroke(path), alpha: patternAlpha(state.strokeColor)) {
      setSource(state.strokeColor, on: $0)
    }
  }

  /// What must be multiplied onto the pixels of a pattern; a plain color carries its alpha.
  private func patternAlpha(_ color: CGColor) -> CGFloat {
    color.pattern == nil ? 1 : color.alpha * state.alpha
  }

  /// Gives Cairo, whose matrix is the identity, the color times the state's alpha, or the pattern.
  internal func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    guard let pattern = color.pattern else {
      let rgba = color.rgba
      cairo_set_source_rgba(cairo, rgba.r, rgba.g, rgba.b, rgba.a * state.alpha)
      return
    }
    guard let tile = pattern.tile(in: baseCTM, tint: color.tint ?? .black) else {
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
      return
    }
    // Cells stand in the base space, from its origin on.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height))
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width,
      y: state.patternPhase.height
    )
    let toPixels = tile.fromPixels.concatenating(phase).concatenating(baseCTM)
      .concatenating(flip).inverted()
    let source = cairo_pattern_create_for_surface(tile.image.buffer.surface)
    defer { cairo_pattern_destroy(source) }
    var matrix = cairo_matrix_t(toPixels)
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
    cairo_set_source(cairo, source)
  }
}
