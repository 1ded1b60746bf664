import CoreGraphics
public import Foundation

/// Makes contexts of one format for drawing code.
nonisolated open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    let own = rendererFormat.copy() as? UIGraphicsRendererFormat ?? rendererFormat
    own.bounds = bounds
    format = own
  }

  open var allowsImageOutput: Bool { true }
}

/// Makes images from drawing code, as often as wanted.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Drawing code uses the coordinates of `bounds`.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copy() as? UIGraphicsImageRendererFormat ?? format
    imageFormat.bounds = bounds
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// An empty image where the bounds are empty.
  open func image(actions: DrawingActions) -> UIImage {
    run(actions)?.currentImage ?? UIImage()
  }

  /// Empty data where the bounds are empty or the host fails.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Empty data where the bounds are empty or the host fails.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// The context is the current one while the actions run.
  private func run(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
    let bounds = imageFormat.bounds
    let scale = imageFormat.scale > 0 ? imageFormat.scale : ScreenScale.current
    imageFormat.scale = scale
    guard
      let context = CGContext.forImage(
        size: bounds.size,
        scale: scale,
        isOpaque: imageFormat.opaque
      )
    else { return nil }

    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(
      cgContext: context,
      format: imageFormat
    )
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(rendererContext)
    return rendererContext
  }
}
