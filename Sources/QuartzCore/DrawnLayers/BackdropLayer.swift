package import CoreGraphics
package import Foundation

/// A layer that shows what lies behind it, blurred and tinted.
///
/// UIVisualEffectView is made of it. Inside a translucent, masked or transformed superlayer it sees only
/// what lies in that superlayer.
package final class BackdropLayer: CALayer {
  private static let blurKey = "backdropBlurRadius"
  private static let saturationKey = "backdropSaturation"
  private static let tintKey = "backdropTint"

  /// Standard deviation in points; animatable.
  package var blurRadius: CGFloat {
    get { properties.value(Self.blurKey, default: 0) }
    set {
      guard blurRadius != newValue else { return }
      changeCustom(Self.blurKey, to: newValue)
    }
  }

  /// 1 leaves colors as they are; animatable.
  package var saturation: CGFloat {
    get { properties.value(Self.saturationKey, default: 1) }
    set {
      guard saturation != newValue else { return }
      changeCustom(Self.saturationKey, to: newValue)
    }
  }

  /// Drawn over the blurred pixels; animatable.
  package var tint: CGColor? {
    get { properties.custom[Self.tintKey] as? CGColor }
    set {
      guard tint !== newValue else { return }
      changeCustom(Self.tintKey, to: newValue)
    }
  }

  package override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case blurKey: CGFloat(0)
    case saturationKey: CGFloat(1)
    default: super.defaultValue(forKey: key)
    }
  }

  package override class func animatesImplicitly(custom key: String) -> Bool {
    [blurKey, saturationKey, tintKey].contains(key) || super.animatesImplicitly(custom: key)
  }

  func piece(for properties: LayerProperties, scale: Double, bounds: PixelRect) -> LayerPiece? {
    guard !bounds.isEmpty else { return nil }
    let blur: CGFloat = properties.value(Self.blurKey, default: 0)
    let saturation: CGFloat = properties.value(Self.saturationKey, default: 1)
    let tint = properties.custom[Self.tintKey] as? CGColor
    let look = BackdropLook(
      blur: max(0, Double(blur)) * scale,
      saturation: Double(saturation),
      tint: tint.map { LookBuilder.pixel($0) } ?? 0
    )
    return LayerPiece(kind: .backdrop(look), rect: bounds)
  }
}
