public import CoreGraphics
public import Foundation

/// A layer that draws a color gradient over its background, inside its corner radius.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; others are left out.
  open var colors: [Any]? {
    get { properties.custom["colors"] as? [Any] }
    set { changeCustom("colors", to: newValue?.compactMap { $0 as? CGColor }) }
  }

  open var locations: [NSNumber]? {
    get {
      guard let value = properties.custom["locations"] else { return nil }
      return value as? [NSNumber]
        ?? (value as? [CGFloat])?.map { NSNumber(value: Double($0)) }
    }
    set { changeCustom("locations", to: newValue) }
  }

  /// In shares of the bounds: (0, 0) is the top left corner.
  open var startPoint: CGPoint {
    get { properties.value("startPoint", default: Self.defaultStart) }
    set { changeCustom("startPoint", to: newValue) }
  }

  open var endPoint: CGPoint {
    get { properties.value("endPoint", default: Self.defaultEnd) }
    set { changeCustom("endPoint", to: newValue) }
  }

  open var type: CAGradientLayerType {
    get { properties.value("type", default: .axial) }
    set { changeCustom("type", to: newValue) }
  }

  private static let defaultStart = CGPoint(x: 0.5, y: 0)
  private static let defaultEnd = CGPoint(x: 0.5, y: 1)

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "startPoint": defaultStart
    case "endPoint": defaultEnd
    default: super.defaultValue(forKey: key)
    }
  }

  package override func drawingKey(for properties: LayerProperties) -> AnyHashable? {
    gradient(properties).map { AnyHashable($0) }
  }

  package override func drawing(
    for properties: LayerProperties,
    size: LayerDrawingSize
  ) -> LayerDrawing? {
    gradient(properties)?.draw(size)
  }

  private func gradient(_ properties: LayerProperties) -> GradientDrawing? {
    let values = properties.custom["locations"]
    let locations =
      (values as? [NSNumber])?.map(\.doubleValue) ?? (values as? [CGFloat])?.map { Double($0) }
    return GradientDrawing(
      colors: (properties.custom["colors"] as? [Any])?.compactMap { $0 as? CGColor } ?? [],
      locations: locations,
      start: properties.value("startPoint", default: Self.defaultStart),
      end: properties.value("endPoint", default: Self.defaultEnd),
      type: properties.value("type", default: .axial),
      cornerRadius: Double(properties.cornerRadius),
      isContinuous: properties.cornerCurve == .continuous,
      corners: properties.maskedCorners.rawValue
    )
  }
}
