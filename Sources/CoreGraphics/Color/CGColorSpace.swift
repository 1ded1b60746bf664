/// The model of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ
}

/// How colours that a space cannot show are replaced; accepted everywhere, all convert alike here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

/// What the components of a colour mean.
///
/// Everything is drawn in sRGB: colours of other spaces are converted when they are made. Device
/// RGB counts as sRGB and device grey as gamma 2.2 grey, as on iOS.
public final class CGColorSpace: Sendable {
  /// How components become sRGB.
  package enum Encoding: Hashable, Sendable {
    case sRGB
    case linearSRGB
    case displayP3
    case gray
    case linearGray
    case pattern
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

  package static let standardRGB = CGColorSpace(name: sRGB, encoding: .sRGB)
  package static let standardGray = CGColorSpace(name: genericGrayGamma2_2, encoding: .gray)
  package static let patterns = CGColorSpace(name: nil, encoding: .pattern)

  public let name: CFString?
  package let encoding: Encoding
  /// What the components of patterns without colors mean.
  internal let patternBase: CGColorSpace?

  /// nil for a name that no space has here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name: name, encoding: .sRGB)
    case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
      self.init(name: name, encoding: .linearSRGB)
    case Self.displayP3, Self.extendedDisplayP3: self.init(name: name, encoding: .displayP3)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, encoding: .gray)
    case Self.linearGray, Self.extendedLinearGray: self.init(name: name, encoding: .linearGray)
    default: return nil
    }
  }

  /// The space of pattern colours; the base space matters to uncoloured patterns only.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(name: nil, encoding: .pattern, patternBase: patternBaseSpace)
  }

  private init(name: CFString?, encoding: Encoding, patternBase: CGColorSpace? = nil) {
    self.patternBase = patternBase
    self.name = name
    self.encoding = encoding
  }

  public var model: CGColorSpaceModel {
    switch encoding {
    case .sRGB, .linearSRGB, .displayP3: .rgb
    case .gray, .linearGray: .monochrome
    case .pattern: .pattern
    }
  }

  /// Number of components without alpha.
  public var numberOfComponents: Int {
    switch encoding {
    case .sRGB, .linearSRGB, .displayP3: 3
    case .gray, .linearGray: 1
    case .pattern: 0
    }
  }

  public var isWideGamutRGB: Bool { encoding == .displayP3 }

  public var supportsOutput: Bool { encoding != .pattern }
}

extension CGColorSpace: Hashable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.encoding == right.encoding
      && left.patternBase == right.patternBase
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(encoding)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
