public import CoreGraphics
public import Foundation

/// A kind of particle of an emitter layer.
///
/// Ranges are the widths of the intervals around the values. Cells of cells and the z axis are not drawn; setting
/// them is reported.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var emissionLatitude: CGFloat = 0 {
    didSet { report("emissionLatitude", isUsed: emissionLatitude != 0) }
  }

  /// The angle of the way in radians; 0 points to the right, a quarter turn down.
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0 {
    didSet { report("zAcceleration", isUsed: zAcceleration != 0) }
  }

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// A `CGImage`; nothing else is drawn.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var emitterCells: [CAEmitterCell]? {
    didSet { report("emitterCells", isUsed: emitterCells?.isEmpty == false) }
  }

  public override init() {
    super.init()
  }

  private func report(_ name: String, isUsed: Bool) {
    if isUsed { UnsupportedLayerFeature.report("CAEmitterCell.\(name)") }
  }

  /// The part of the picture that shows.
  func part(of image: CGImage) -> CGImage? {
    guard contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    return image.cropping(
      to: CGRect(
        x: contentsRect.minX * width,
        y: contentsRect.minY * height,
        width: contentsRect.width * width,
        height: contentsRect.height * height
      )
    )
  }

  // MARK: Values by key

  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]

  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "contentsScale": \.contentsScale,
  ]

  open func value(forKey key: String) -> Any? {
    if let path = Self.floats[key] { return self[keyPath: path] }
    if let path = Self.numbers[key] { return self[keyPath: path] }
    return switch key {
    case "name": name
    case "enabled": isEnabled
    case "color": color
    case "contents": contents
    case "contentsRect": contentsRect
    default: nil
    }
  }

  /// Values of the wrong kind, and unknown keys, are ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    let animatable = AnimatableValue(value)
    if let path = Self.floats[key] {
      self[keyPath: path] = animatable.number.map(Float.init) ?? self[keyPath: path]
    } else if let path = Self.numbers[key] {
      self[keyPath: path] = animatable.number ?? self[keyPath: path]
    } else {
      switch key {
      case "name": name = value as? String
      case "enabled": isEnabled = value as? Bool ?? isEnabled
      case "color": color = animatable.color
      case "contents": contents = value
      case "contentsRect": contentsRect = animatable.rect ?? contentsRect
      default: break
      }
    }
  }
}
