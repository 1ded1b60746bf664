import CoreGraphics
public import Foundation

/// Size and weight of a symbol.
nonisolated public final class UIImageSymbolConfiguration: UIImageConfiguration, @unchecked Sendable
{
  /// Thickness of the strokes.
  public nonisolated enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// Size relative to the text beside it.
  public nonisolated enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  /// Size of the text beside the symbol; 0 is that of body text.
  let pointSize: CGFloat
  let weight: SymbolWeight
  let scale: SymbolScale

  public init(
    pointSize: CGFloat = 0,
    weight: SymbolWeight = .unspecified,
    scale: SymbolScale = .unspecified
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    super.init(traitCollection: nil)
  }

  public convenience init(weight: SymbolWeight) {
    self.init(pointSize: 0, weight: weight)
  }

  public convenience init(scale: SymbolScale) {
    self.init(pointSize: 0, scale: scale)
  }
}
