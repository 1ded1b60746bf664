public import Foundation

/// A description of a font that can be changed and made into a font.
///
/// Only family, size, weight and the italic, bold and monospaced traits are honored.
open class UIFontDescriptor: NSObject {
  public nonisolated struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public nonisolated struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The design of the system font.
  ///
  /// The serif and the monospaced one are of the family DejaVu; the rounded one needs Quicksand, Nunito,
  /// Varela Round or Comfortaa on the machine.
  public nonisolated struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let face: FontFace
  let hasEqualDigits: Bool
  private let size: CGFloat
  private let style: UIFont.TextStyle?

  init(face: FontFace, size: CGFloat, hasEqualDigits: Bool = false, style: UIFont.TextStyle? = nil)
  {
    self.face = face
    self.size = size
    self.hasEqualDigits = hasEqualDigits
    self.style = style
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    let face = FontName(fontName).face(among: UIFont.familyNames) ?? FontFace(family: fontName)
    self.init(face: face, size: size)
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    var face =
      name.map { FontName($0).face(among: UIFont.familyNames) ?? FontFace(family: $0) }
      ?? FontFace()
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let weight = traits?[.weight] as? UIFont.Weight {
      face.weight = weight.rawValue
    } else if let weight = traits?[.weight] as? CGFloat {
      face.weight = weight
    }
    self.init(face: face, size: attributes[.size] as? CGFloat ?? 0)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { size }
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: size]
    attributes[.family] = face.family
    attributes[.textStyle] = style
    return attributes
  }

  open func object(forKey attribute: AttributeName) -> Any? {
    fontAttributes[attribute]
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    copy(face, size: newPointSize)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var face = face
    face.family = newFamily
    return copy(face, size: size)
  }

  /// Never nil: every face exists bold and italic or is made so.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      face.weight = max(face.weight, UIFont.Weight.bold.rawValue)
    } else if face.weight >= UIFont.Weight.semibold.rawValue {
      face.weight = UIFont.Weight.regular.rawValue
    }
    return copy(face, size: size)
  }

  /// The same weight, slant and size in another design; nil for one that nobody knows.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = face
    switch design {
    case .default: face.family = nil
    case .monospaced: face.family = UIFont.monospacedFamilyName
    case .serif: face.family = UIFontDescriptor.serifFamilyName
    case .rounded:
      let installed = UIFont.familyNames
      guard let family = UIFontDescriptor.roundFamilyNames.first(where: installed.contains) else {
        UnsupportedAPI.report(
          "UIFontDescriptor.withDesign(.rounded)",
          because: "no family with round ends is installed (Debian has fonts-quicksand)"
        )
        face.family = nil
        break
      }
      face.family = family
    default: return nil
    }
    return copy(face, size: size)
  }

  private static let serifFamilyName = "DejaVu Serif"
  private static let roundFamilyNames = ["Quicksand", "Nunito", "Varela Round", "Comfortaa"]

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var face = face
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { face.weight = weight.rawValue }
      if let weight = traits[.weight] as? CGFloat { face.weight = weight }
    }
    if let family = attributes[.family] as? String { face.family = family }
    return copy(face, size: attributes[.size] as? CGFloat ?? size)
  }

  private func copy(_ face: FontFace, size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: size, hasEqualDigits: hasEqualDigits, style: style)
  }
}
