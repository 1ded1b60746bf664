import CoreGraphics
import ProsceniumTesting
import UIKit

/// A picture of many small drawings on white, row by row, for a golden.
@MainActor
struct DrawingSheet {
  /// Points and pixels of a side.
  static let side: CGFloat = 40

  private let columns: Int
  private var drawings: [(CGContext) -> Void] = []

  init(columns: Int) {
    self.columns = columns
  }

  /// Adds a drawing in a square of `side` points, clipped to it; `name` is for readers.
  mutating func draw(_ name: String, _ drawing: @escaping (CGContext) -> Void) {
    drawings.append(drawing)
  }

  /// A current stage is needed.
  var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let rows = (drawings.count + columns - 1) / columns
    let size = CGSize(width: CGFloat(columns) * Self.side, height: CGFloat(rows) * Self.side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, drawing) in drawings.enumerated() {
        let cgContext = context.cgContext
        cgContext.saveGState()
        cgContext.translateBy(
          x: CGFloat(index % columns) * Self.side,
          y: CGFloat(index / columns) * Self.side
        )
        cgContext.clip(to: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        cgContext.setFillColor(UIColor.black.cgColor)
        cgContext.setStrokeColor(UIColor.black.cgColor)
        drawing(cgContext)
        cgContext.restoreGState()
      }
    }
  }

  // MARK: - Colors of the drawings

  static let blue = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.55, blue: 0.1, alpha: 1)
  static let gray = UIColor(white: 0.8, alpha: 1)

  /// A picture without symmetry, 8 by 8 pixels: an orange F on blue, its arms to the right.
  static var letter: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
      .image { context in
        blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        orange.setFill()
        for rect in [
          CGRect(x: 2, y: 1, width: 1, height: 6), CGRect(x: 2, y: 1, width: 4, height: 1),
          CGRect(x: 2, y: 4, width: 3, height: 1),
        ] {
          context.fill(rect)
        }
      }
  }
}
