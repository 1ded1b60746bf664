internal import CCairo
public import Foundation

/// Groups: what is drawn between begin and end gets alpha, shadow and blend mode as one picture.
extension CGContext {
  /// `auxiliaryInfo` has no entries, as on iOS.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(area: clipArea)
  }

  /// Drawing outside `rect` (user space) is lost.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let area = PixelRect(enclosing: rect.applying(pixelTransform))
    beginLayer(area: area.intersection(clipArea))
  }

  /// Ends the innermost layer; the state is the one before its beginning.
  ///
  /// Traps without a layer.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else {
      preconditionFailure("endTransparencyLayer() without beginTransparencyLayer()")
    }
    let pixels = targets.removeLast().buffer
    savedStates.removeLast(savedStates.count - layer.savedStateCount)
    state = layer.outerState
    applyMatrix()
    guard !layer.area.isEmpty else { return }

    var outline = PathStorage()
    outline.addRect(layer.area.rect)
    paint(.fill(outline, .winding), alpha: state.alpha) {
      setSource(pixels, x: layer.area.x, y: layer.area.y, on: $0)
    }
  }

  private func beginLayer(area: PixelRect) {
    layers.append(
      TransparencyLayer(savedStateCount: savedStates.count, outerState: state, area: area)
    )
    targets.append(
      DrawingTarget(
        buffer: PixelBuffer(width: area.width, height: area.height),
        x: area.x,
        y: area.y
      )
    )
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clipMask = nil
    applyMatrix()
  }
}
