public import CoreGraphics
public import Foundation

/// Drawing into the current context.
///
/// A template paints the context's fill color where it is opaque.
extension UIImage {
  nonisolated public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  nonisolated public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  nonisolated public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  nonisolated public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let pixels = pixelsToDraw else { return }

    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if rules.capInsets == .zero {
      draw(pixels, in: rect, of: context)
    } else {
      drawPieces(in: rect, of: context)
    }
    context.restoreGState()
  }

  /// Fills `rect` with copies of the image, one beginning at the origin of the context.
  nonisolated public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }

    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// A mask if only the alpha is to be drawn.
  nonisolated private var pixelsToDraw: CGImage? {
    isTemplate ? cgImage?.alphaMask : cgImage
  }

  /// Whether a view paints the image in its tint color where nothing else is said.
  nonisolated package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: rules.isSymbol
    }
  }

  /// The image over `rect`, upright where y points down.
  nonisolated private func draw(_ pixels: CGImage, in rect: CGRect, of context: CGContext) {
    let place = CGAffineTransform(
      a: rect.width,
      b: 0,
      c: 0,
      d: rect.height,
      tx: rect.minX,
      ty: rect.minY
    )
    // Core Graphics puts the upper edge at the greatest y.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    context.saveGState()
    context.concatenate(
      flip.concatenating(imageOrientation.unitTransform).concatenating(place)
    )
    context.draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  /// A resizable image: corners as they are, edges along their side, the middle both ways.
  nonisolated private func drawPieces(in rect: CGRect, of context: CGContext) {
    guard let upright = uprightImage else { return }

    let pixels = isTemplate ? upright.alphaMask : upright
    let pieces = NinePieces(size: size, insets: rules.capInsets)
    for piece in pieces.pieces(in: rect) {
      guard
        let part = pixels.cropping(
          to: piece.source.applying(CGAffineTransform(scaleX: scale, y: scale))
        )
      else { continue }

      switch rules.resizingMode {
      case .stretch:
        UIImage(cgImage: part, scale: scale, orientation: .up)
          .draw(part, in: piece.target, of: context)
      case .tile:
        tile(part, of: piece, in: context)
      }
    }
  }

  nonisolated private func tile(
    _ part: CGImage,
    of piece: NinePieces.Piece,
    in context: CGContext
  ) {
    let cell = UIImage(cgImage: part, scale: scale, orientation: .up)
    let step = cell.size
    context.saveGState()
    context.clip(to: piece.target)
    for y in stride(from: piece.target.minY, to: piece.target.maxY, by: step.height) {
      for x in stride(from: piece.target.minX, to: piece.target.maxX, by: step.width) {
        cell.draw(part, in: CGRect(origin: CGPoint(x: x, y: y), size: step), of: context)
      }
    }
    context.restoreGState()
  }
}
