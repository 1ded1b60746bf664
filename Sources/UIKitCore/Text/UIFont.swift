import CoreGraphics
public import Foundation

/// A face at a size.
///
/// The system font is Inter with the vertical measures of San Francisco, so that labels and
/// buttons have the heights they have on an iPhone. Fonts are equal when face and size are.
open class UIFont: NSObject {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  nonisolated private let foundationMark = FoundationMark()
  nonisolated package let face: FontFace
  /// Whether digits are drawn at equal widths.
  nonisolated package let hasEqualDigits: Bool
  nonisolated private let size: CGFloat
  nonisolated private let style: TextStyle?

  open var pointSize: CGFloat { size }
  open var familyName: String { face.family ?? UIFont.systemFamilyName }

  open var fontName: String {
    let family = (face.family ?? UIFont.systemFamilyName).replacingOccurrences(of: " ", with: "")
    let suffix = Weight(rawValue: face.weight).postScriptSuffix + (face.isItalic ? "Italic" : "")
    return suffix.isEmpty ? family : family + "-" + suffix
  }

  // MARK: Making fonts

  package init(face: FontFace, size: CGFloat, hasEqualDigits: Bool = false, style: TextStyle? = nil)
  {
    self.face = face
    self.size = size > 0 ? size : UIFont.defaultSize
    self.hasEqualDigits = hasEqualDigits
    self.style = style
    super.init()
  }

  /// A font by its PostScript or family name, such as `Georgia-Bold`; nil if no such family exists.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontName(fontName).face(among: UIFont.familyNames) else { return nil }
    self.init(face: face, size: fontSize)
  }

  /// A `pointSize` of 0 takes the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      face: descriptor.face,
      size: pointSize > 0 ? pointSize : descriptor.pointSize,
      hasEqualDigits: descriptor.hasEqualDigits
    )
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight.rawValue), size: fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: Weight.semibold.rawValue), size: fontSize)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight.rawValue), size: fontSize, hasEqualDigits: true)
  }

  /// The host's monospaced family.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let face = FontFace(family: monospacedFamilyName, weight: weight.rawValue)
    return UIFont(face: face, size: fontSize)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, size: fontSize, hasEqualDigits: hasEqualDigits, style: style)
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, size: pointSize, hasEqualDigits: hasEqualDigits, style: style)
  }

  // MARK: Families

  open class var familyNames: [String] {
    UIApplication.shared.fonts.search()
    return UIApplication.shared.services.textEngine.familyNames
  }

  /// The names of the family's upright faces from thin to black; the host does not list faces.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    return [Weight.regular, .bold].map {
      UIFont(face: FontFace(family: familyName, weight: $0.rawValue), size: 1).fontName
    }
  }

  // MARK: Measures, in points

  open var ascender: CGFloat { metrics.ascender }
  /// Negative.
  open var descender: CGFloat { metrics.descender }
  open var leading: CGFloat { metrics.leading }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  private var metrics: FontMetrics {
    guard face.family != nil || face.file != nil else {
      return SystemFontMetrics.metrics(at: pointSize)
    }
    return UIApplication.shared.services.textEngine.metrics(of: face, size: pointSize)
  }

  // MARK: Identity

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.face == face && other.size == size && other.hasEqualDigits == hasEqualDigits
  }

  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  private static let systemFamilyName = ".AppleSystemUIFont"
  static let monospacedFamilyName = "DejaVu Sans Mono"
  /// Points of a font that was asked for with no size.
  ///
  /// AppKit and UIKit use 12.
  private static let defaultSize: CGFloat = 12
}

/// The vertical measures of San Francisco.
private nonisolated enum SystemFontMetrics {
  /// Values that `UIFont.systemFont(ofSize: 17)` prints on a device, of one em.
  private static let ascender: CGFloat = 16.1865 / 17
  private static let descender: CGFloat = -4.1006 / 17
  private static let capHeight: CGFloat = 11.9785 / 17
  private static let xHeight: CGFloat = 8.9487 / 17

  static func metrics(at size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size,
      descender: descender * size,
      leading: 0,
      capHeight: capHeight * size,
      xHeight: xHeight * size
    )
  }
}
