import CoreGraphics
import Foundation

/// Draws a symbol to pixels for a configuration.
nonisolated struct SymbolDrawing {
  /// Size of body text, at which symbols without a configuration are drawn.
  private static let bodySize: CGFloat = 17
  /// Side of the square of a symbol in sizes of the text beside it (chosen by eye).
  private static let sideOfText: CGFloat = 1.15
  /// Thickness of a regular stroke in sides (chosen by eye).
  private static let regularStroke: CGFloat = 0.085

  let glyph: SymbolGlyph
  let configuration: UIImageSymbolConfiguration?

  /// nil for sizes without pixels.
  func image(scale: CGFloat) -> CGImage? {
    let side = (side * scale).rounded(.up) / scale
    guard
      let context = CGContext.forImage(
        size: CGSize(width: side, height: side),
        scale: scale,
        isOpaque: false
      )
    else { return nil }

    context.scaleBy(x: side, y: side)
    context.setLineWidth(Self.regularStroke * thickness)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for part in glyph.parts {
      context.beginPath()
      switch part {
      case .stroke(let path):
        context.addPath(path)
        context.strokePath()
      case .fill(let path):
        context.addPath(path)
        context.fillPath()
      case .cut(let path):
        context.setBlendMode(.clear)
        context.addPath(path)
        context.strokePath()
        context.setBlendMode(.normal)
      }
    }
    return context.makeImage()
  }

  private var side: CGFloat {
    let size = configuration?.pointSize ?? 0
    return (size > 0 ? size : Self.bodySize) * Self.sideOfText * relativeSize
  }

  /// Chosen by eye.
  private var relativeSize: CGFloat {
    switch configuration?.scale ?? .unspecified {
    case .small: 0.78
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }

  /// In regular strokes, chosen by eye.
  private var thickness: CGFloat {
    switch configuration?.weight ?? .unspecified {
    case .ultraLight: 0.4
    case .thin: 0.55
    case .light: 0.8
    case .unspecified, .regular: 1
    case .medium: 1.15
    case .semibold: 1.3
    case .bold: 1.5
    case .heavy: 1.75
    case .black: 2
    }
  }
}
