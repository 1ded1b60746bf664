import CoreGraphics
public import Foundation

/// A layer that fills its bounds with a gradient, over its background color.
open class CAGradientLayer: CALayer {
  private static let animatedKeys: Set<String> = ["colors", "locations", "startPoint", "endPoint"]

  /// `CGColor` objects; anything else is dropped, as is a gradient without colors.
  open var colors: [Any]? {
    get { customIfAny("colors") as [CGColor]? }
    set { setCustom("colors", ifAny: newValue?.compactMap { $0 as? CGColor }) }
  }

  /// Where each color is pure, 0…1, not falling; evenly spread if nil.
  open var locations: [NSNumber]? {
    get { (customIfAny("locations") as [CGFloat]?)?.map { NSNumber(value: Double($0)) } }
    set { setCustom("locations", ifAny: newValue?.map { CGFloat($0.doubleValue) }) }
  }

  /// In fractions of the bounds.
  open var startPoint: CGPoint {
    get { custom("startPoint", CGPoint(x: 0.5, y: 0)) }
    set { setCustom("startPoint", newValue) }
  }

  /// In fractions of the bounds.
  open var endPoint: CGPoint {
    get { custom("endPoint", CGPoint(x: 0.5, y: 1)) }
    set { setCustom("endPoint", newValue) }
  }

  open var type: CAGradientLayerType {
    get { custom("type", .axial) }
    set { setCustom("type", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "startPoint": CGPoint(x: 0.5, y: 0)
    case "endPoint": CGPoint(x: 0.5, y: 1)
    case "type": CAGradientLayerType.axial
    default: super.defaultValue(forKey: key)
    }
  }

  package override func drawingKey(for properties: LayerProperties) -> AnyHashable? {
    GradientDrawing(properties).map { AnyHashable($0) }
  }

  package override func drawing(
    for properties: LayerProperties,
    size: LayerDrawingSize
  ) -> LayerDrawing? {
    GradientDrawing(properties)?.draw(size)
  }

  package override class func animatesImplicitly(custom key: String) -> Bool {
    animatedKeys.contains(key)
  }
}
