import CoreGraphics
import Foundation

/// How a view stands that has large sheets in front of it: arithmetic without views.
nonisolated struct SheetCard: Equatable {
  /// How much narrower a card is than what stands in front of it.
  ///
  /// Measured on iOS 18 (Flutter's `CupertinoSheetRoute`): the card behind a sheet on a screen of 402
  /// points is 8.35 per cent narrower.
  static let shrinking: CGFloat = 0.0835
  /// How far the edge of a card shows above the sheet in front, in points.
  ///
  /// Apple's UI kit for Sketch, as several re-implementations quote it.
  static let peek: CGFloat = 10

  let scale: CGFloat
  /// Points that the view's middle moves down.
  let offset: CGFloat
  /// How much of the rounding of a card the view has, 0...1.
  let rounding: CGFloat

  /// The card of a view that stands at `frame` when nothing is in front of it.
  ///
  /// `depth` counts the large sheets in front; fractions are on the way. At 1 the upper edge is `peek`
  /// above `sheetTop`; from there on it stays, and the card goes out of sight behind the one in front.
  init(frame: CGRect, sheetTop: CGFloat, depth: CGFloat) {
    var rest = max(depth, 0)
    var scale: CGFloat = 1
    while rest > 0 {
      scale *= 1 - Self.shrinking * min(rest, 1)
      rest -= 1
    }
    let near = min(max(depth, 0), 1)
    let top = frame.minY + (sheetTop - Self.peek - frame.minY) * near
    self.scale = scale
    offset = top - (frame.midY - frame.height * scale / 2)
    rounding = near
  }

  var transform: CGAffineTransform {
    guard scale != 1 || offset != 0 else { return .identity }
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: offset)
  }
}
