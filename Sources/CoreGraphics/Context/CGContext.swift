internal import CCairo
public import Foundation

/// A place to draw into: a state, a current path and a block of pixels.
///
/// User space starts at the bottom left with y up, as on iOS; contexts that UIKit makes are flipped
/// so that it starts at the top left. Not safe to share between threads.
public final class CGContext {
  /// From user space at the start, before the app changes it, to `GraphicsState.ctm`'s device space.
  internal let baseCTM: CGAffineTransform
  /// Memory in the layout that the app asked for, where Cairo can't draw into it directly.
  internal let bitmap: BitmapMemory?
  /// Whether images made of it have no alpha.
  internal let isOpaque: Bool
  internal var state: GraphicsState
  internal var savedStates: [GraphicsState] = []
  /// In device space with y down, as Cairo has it.
  internal var currentPath = PathStorage()
  internal var targets: [DrawingTarget]
  internal var layers: [TransparencyLayer] = []
  /// Whether anything was painted so far.
  package internal(set) var hasDrawn = false

  /// A context over pixels, `scale` of them a point, with the origin at the top left and y down.
  ///
  /// An opaque one starts in black, and its images have no alpha.
  package init(drawingInto buffer: PixelBuffer, scale: CGFloat = 1, isOpaque: Bool = false) {
    bitmap = nil
    self.isOpaque = isOpaque
    if isOpaque {
      buffer.makeOpaque()
    }
    baseCTM = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: -scale,
      tx: 0,
      ty: CGFloat(buffer.height)
    )
    state = GraphicsState(ctm: baseCTM)
    targets = [DrawingTarget(buffer: buffer)]
    applyMatrix()
  }

  internal init(bitmap: BitmapMemory) {
    self.bitmap = bitmap
    isOpaque = !bitmap.layout.hasAlpha
    if isOpaque {
      bitmap.buffer.makeOpaque()
    }
    baseCTM = .identity
    state = GraphicsState(ctm: .identity)
    targets = [DrawingTarget(buffer: bitmap.buffer)]
    applyMatrix()
  }

  /// The pixels drawn into, without open transparency layers.
  package var buffer: PixelBuffer { targets[0].buffer }

  internal var target: DrawingTarget { targets[targets.count - 1] }

  /// The `cairo_t` drawn with: that of the innermost transparency layer.
  ///
  /// Its matrix maps user space to pixels.
  package var cairo: OpaquePointer { target.cairo }

  public var width: Int { buffer.width }
  public var height: Int { buffer.height }

  // MARK: - State

  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Does nothing where nothing was saved (since the innermost transparency layer began).
  public func restoreGState() {
    guard savedStates.count > (layers.last?.savedStateCount ?? 0) else { return }

    state = savedStates.removeLast()
    cairo_restore(cairo)
  }

  // MARK: - Transform

  public var ctm: CGAffineTransform { state.ctm }

  /// From user space to device pixels, origin at the bottom left.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
    applyMatrix()
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// From user space to pixels with the origin at the top left.
  package var pixelTransform: CGAffineTransform {
    state.ctm.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height))
    )
  }

  /// Gives Cairo the current transform.
  ///
  /// A transform without an inverse paints nothing later on.
  internal func applyMatrix() {
    let transform = pixelTransform
    guard transform.determinant != 0 else { return }

    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
  }

  /// False where nothing can be drawn because the transform flattens everything.
  internal var isDrawable: Bool { state.ctm.determinant != 0 && state.ctm.determinant.isFinite }

  // MARK: - Graphics state

  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ flag: Bool) { state.shouldAntialias = flag }
  public func setAllowsAntialiasing(_ flag: Bool) { state.shouldAntialias = flag }

  /// An empty list draws unbroken lines again.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = lengths.isEmpty ? nil : GraphicsState.Dash(phase: phase, lengths: lengths)
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// `offset` and `blur` ignore the current transform.
  ///
  /// In contexts that UIKit makes they count in points with y down, in others in pixels with y
  /// up. No color means no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// A shadow in black at a third of full strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
  }

  // MARK: - Colors

  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Changes the meaning of `setFillColor(_:)` with components, and the color to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColorSpace = space
    state.fillColor = .black
  }

  /// Changes the meaning of `setStrokeColor(_:)` with components, and the color to black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColorSpace = space
    state.strokeColor = .black
  }

  public func setFillColor(_ components: [CGFloat]) {
    state.fillColor = color(components, in: state.fillColorSpace, for: "setFillColor")
  }

  public func setStrokeColor(_ components: [CGFloat]) {
    state.strokeColor = color(components, in: state.strokeColorSpace, for: "setStrokeColor")
  }

  /// The color space must be one for patterns; `components` are those of its base space for a pattern
  /// without colors, and the alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fillColor =
      CGColor(
        patternSpace: state.fillColorSpace,
        pattern: pattern,
        components: colorComponents
      ) ?? state.fillColor
  }

  /// See `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.strokeColor =
      CGColor(
        patternSpace: state.strokeColorSpace,
        pattern: pattern,
        components: colorComponents
      ) ?? state.strokeColor
  }

  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private func color(
    _ components: [CGFloat],
    in space: CGColorSpace,
    for operation: String
  ) -> CGColor {
    let needed = space.numberOfComponents + 1
    precondition(
      components.count >= needed,
      "\(operation) needs \(needed) components, not \(components.count)"
    )
    return CGColor(space: space, values: Array(components.prefix(needed)))
  }
}
