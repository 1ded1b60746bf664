public import CoreGraphics
public import Foundation

/// A picture with a scale, an orientation and rules for drawing.
///
/// Immutable.
///
/// Unchecked: every property is a constant.
nonisolated open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// How the stored pixels are turned for display.
  public nonisolated enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// Whether the colors count or only the alpha.
  public nonisolated enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// What fills the area between the caps of a resizable image.
  public nonisolated enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  nonisolated struct Rules: Sendable {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeftLayoutDirection = false
    var isSymbol = false
    /// Frames and length of an animation.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  let rules: Rules

  init(cgImage: CGImage?, scale: CGFloat, orientation: Orientation, rules: Rules) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    self.rules = rules
  }

  /// An image without pixels.
  public override convenience init() {
    self.init(cgImage: nil, scale: 1, orientation: .up, rules: Rules())
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale, orientation: orientation, rules: Rules())
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// nil where `data` is no picture that the host can read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard case .success(let image) = PictureCache.decode(data) else { return nil }
    self.init(
      cgImage: image,
      scale: scale,
      orientation: PictureOrientation(data: data).orientation
    )
  }

  /// Reads a file; `@2x` or `@3x` at the end of its name gives the scale.
  ///
  /// nil, and a line in the log, where the file is missing or broken. A name without extension means
  /// PNG, and a missing file is also looked for at the screen's scale, as on iOS.
  public convenience init?(contentsOfFile path: String) {
    let found = MainThread.run { UIApplication.shared.pictures.picture(atPath: path) }
    guard let found else { return nil }
    self.init(found)
  }

  /// A picture of the app by its name, with or without extension; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Looks in `bundle` only, or, if nil, in the folders of the app.
  ///
  /// Traits may ask for another scale than the screen's and for pictures for dark.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let found = MainThread.run {
      UIApplication.shared.pictures.picture(
        named: name,
        in: bundle,
        traits: (traitCollection ?? UITraitCollection.current).values
      )
    }
    guard let found else { return nil }
    self.init(found)
  }

  /// Of the configuration only its traits count.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(
      named: name,
      in: bundle,
      compatibleWith: configuration?.traitCollection
    )
  }

  public required convenience init(imageLiteralResourceName name: String) {
    guard
      let found = MainThread.run({
        UIApplication.shared.pictures.picture(
          named: name,
          in: nil,
          traits: UITraitCollection.current.values
        )
      })
    else {
      preconditionFailure("There is no picture named \"\(name)\" for an image literal.")
    }
    self.init(found)
  }

  private convenience init(_ picture: PictureCache.Picture) {
    self.init(
      cgImage: picture.image,
      scale: picture.scale,
      orientation: picture.orientation,
      rules: picture.rules
    )
  }

  // MARK: - Properties

  /// In points, turned by the orientation.
  open var size: CGSize {
    guard let cgImage else { return rules.frames?.first?.size ?? .zero }

    let stored = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    return imageOrientation.swapsSides
      ? CGSize(width: stored.height, height: stored.width) : stored
  }

  open var renderingMode: RenderingMode { rules.renderingMode }
  open var capInsets: UIEdgeInsets { rules.capInsets }
  open var resizingMode: ResizingMode { rules.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { rules.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { rules.flipsForRightToLeftLayoutDirection }
  open var isSymbolImage: Bool { rules.isSymbol }
  open var images: [UIImage]? { rules.frames }
  open var duration: TimeInterval { rules.duration }

  /// Unspecified but for the scale of the pixels.
  open var traitCollection: UITraitCollection {
    var values = UITraitCollection.Values()
    values.displayScale = scale
    return UITraitCollection(values: values)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Images with the same pixels and rules are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }

    return self === other
      || (cgImage === other.cgImage && cgImage != nil && scale == other.scale
        && imageOrientation == other.imageOrientation
        && renderingMode == other.renderingMode && capInsets == other.capInsets
        && alignmentRectInsets == other.alignmentRectInsets)
  }

  open override var hash: Int {
    cgImage.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
  }

  open override var description: String {
    "<UIImage: size {\(size.width), \(size.height)} orientation \(imageOrientation.rawValue) "
      + "scale \(scale)>"
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
