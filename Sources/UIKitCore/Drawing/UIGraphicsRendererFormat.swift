import CoreGraphics
public import Foundation

/// What a renderer's contexts are like.
nonisolated open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The area of the renderer that made a context of this format; empty before.
  open internal(set) var bounds = CGRect.zero

  public override required init() {
    super.init()
  }

  /// The format for the main screen.
  open class func `default`() -> Self { Self() }

  /// The format for the main screen.
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = Self()
    result.bounds = bounds
    return result
  }
}

/// Scale and opacity of the images that a renderer makes.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colors an image can hold; all images hold sRGB here.
  public nonisolated enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended
    case standard
  }

  /// Pixels a point; that of the screen at first.
  open var scale: CGFloat
  open var opaque = false
  open var preferredRange = Range.standard

  public required init() {
    scale = ScreenScale.current
    super.init()
  }

  /// The format for a screen with `traitCollection`.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.values.displayScale > 0 {
      scale = traitCollection.values.displayScale
    }
  }

  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let result = Self()
    result.bounds = bounds
    result.scale = scale
    result.opaque = opaque
    result.preferredRange = preferredRange
    return result
  }
}
