import CoreGraphics
import Foundation

/// Cuts a resizable image into corners, edges and a middle.
nonisolated struct NinePieces {
  struct Piece: Hashable {
    /// In the image, points.
    var source: CGRect
    var target: CGRect
  }

  var size: CGSize
  var insets: UIEdgeInsets

  /// Pieces without area in image or target are left out.
  ///
  /// Caps shrink where the target is smaller than both together.
  func pieces(in rect: CGRect) -> [Piece] {
    let columns = Self.spans(
      length: size.width,
      first: insets.left,
      last: insets.right,
      in: rect.minX,
      rect.width
    )
    let rows = Self.spans(
      length: size.height,
      first: insets.top,
      last: insets.bottom,
      in: rect.minY,
      rect.height
    )
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: CGRect(
            x: column.source.lowerBound,
            y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound
          ),
          target: CGRect(
            x: column.target.lowerBound,
            y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound
          )
        )
      }
    }
  }

  private static func spans(
    length: CGFloat,
    first: CGFloat,
    last: CGFloat,
    in start: CGFloat,
    _ extent: CGFloat
  ) -> [(source: Range<CGFloat>, target: Range<CGFloat>)] {
    let caps = first + last
    let shrink = caps > extent && caps > 0 ? extent / caps : 1
    let inner = max(first, length - last)
    let innerStart = start + first * shrink
    let innerEnd = max(innerStart, start + extent - last * shrink)
    return [
      (0..<first, start..<innerStart),
      (first..<inner, innerStart..<innerEnd),
      (inner..<max(inner, length), innerEnd..<max(innerEnd, start + extent)),
    ].filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }
}
