public import CoreGraphics
public import Foundation

/// A color, a pattern, or a rule that gives a color for each set of traits.
///
/// Immutable.
///
/// Unchecked: every property is a constant; providers run on the thread that asks, as on iOS.
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Kind {
    case fixed(CGColor)
    case system(SystemColor)
    case provided((UITraitCollection) -> UIColor)
  }

  private let foundationMark = FoundationMark()
  private let kind: Kind

  public init(cgColor: CGColor) {
    kind = .fixed(cgColor)
  }

  /// A color that `dynamicProvider` chooses whenever it is needed.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    kind = .provided(dynamicProvider)
  }

  init(_ color: SystemColor) {
    kind = .system(color)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(space: .uiKitGray, values: [white, UIColor.unit(alpha)]))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      cgColor: CGColor(space: .uiKitRGB, values: [red, green, blue, UIColor.unit(alpha)])
    )
  }

  /// Components are cut to 0...1; a hue of 1 is red again.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let color = HSBColor(
      hue: UIColor.unit(hue),
      saturation: UIColor.unit(saturation),
      brightness: UIColor.unit(brightness)
    ).rgb
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      cgColor: CGColor(space: .uiKitP3, values: [red, green, blue, UIColor.unit(alpha)])
    )
  }

  /// Repeats `image` from the origin of the context on.
  public convenience init(patternImage image: UIImage) {
    guard let pixels = image.uprightImage else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(
      cgColor: CGColor(pattern: CGPattern(image: pixels, cell: image.size), alpha: 1)
    )
  }

  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  // MARK: - Resolving

  /// The color for `traitCollection`; a color without a rule is its own answer.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch kind {
    case .fixed: self
    case .system(let color):
      UIColor(cgColor: color.value(for: traitCollection.values).cgColor)
    case .provided(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Resolved for `UITraitCollection.current`; off the main thread, for light.
  open var cgColor: CGColor {
    if case .fixed(let color) = kind {
      return color
    }
    let resolved = resolvedColor(with: Self.currentTraits)
    guard case .fixed(let color) = resolved.kind else { return .clear }
    return color
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: Self.unit(alpha)) ?? color)
    case .system, .provided:
      UIColor { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  // MARK: - Components

  /// False for patterns, which have no components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }

    let rgba = color.rgba
    red?.pointee = rgba.r
    green?.pointee = rgba.g
    blue?.pointee = rgba.b
    alpha?.pointee = rgba.a
    return true
  }

  /// Colors outside 0...1 are cut first.
  ///
  /// False for patterns.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }

    let rgba = color.rgba
    let converted = HSBColor(
      red: Self.unit(rgba.r),
      green: Self.unit(rgba.g),
      blue: Self.unit(rgba.b)
    )
    hue?.pointee = converted.hue
    saturation?.pointee = converted.saturation
    brightness?.pointee = converted.brightness
    alpha?.pointee = rgba.a
    return true
  }

  /// A color that is not grey answers its brightness as grey would have it.
  ///
  /// False for patterns.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard
      let grey = color.converted(to: .uiKitGray, intent: .defaultIntent, options: nil),
      let components = grey.components
    else { return false }

    white?.pointee = components[0]
    alpha?.pointee = components[1]
    return true
  }

  // MARK: - Drawing

  /// Sets the fill and the stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: - NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Components and color space decide; two rules are equal only if they are the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard self !== other else { return true }

    switch (kind, other.kind) {
    case (.fixed(let own), .fixed(let others)): return own == others
    case (.system(let own), .system(let others)): return own == others
    case (.fixed, _), (.system, _), (.provided, _): return false
    }
  }

  open override var hash: Int {
    switch kind {
    case .fixed(let color): color.hashValue
    case .system(let color): color.hashValue
    case .provided: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch kind {
    case .fixed(let color):
      let values = (color.components ?? []).map { String(format: "%g", Double($0)) }
      return "\(color.uiKitSpaceName) \(values.joined(separator: " "))"
    case .system(let color): return "<UIDynamicSystemColor; name = \(color.rawValue)>"
    case .provided: return "<UIDynamicProviderColor>"
    }
  }

  private static func unit(_ value: CGFloat) -> CGFloat { max(0, min(1, value)) }

  private static var currentTraits: UITraitCollection {
    MainThread.isCurrent
      ? MainActor.assumeIsolated { UITraitCollection.current }
      : UITraitCollection(values: UITraitCollection.Values())
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension CGColorSpace {
  fileprivate nonisolated static let uiKitRGB =
    CGColorSpace(name: CGColorSpace.extendedSRGB) ?? .standardRGB
  fileprivate nonisolated static let uiKitGray =
    CGColorSpace(name: CGColorSpace.extendedGray) ?? .standardGray
  fileprivate nonisolated static let uiKitP3 =
    CGColorSpace(name: CGColorSpace.displayP3) ?? .standardRGB
}

extension CGColor {
  /// What UIKit prints for the color space.
  fileprivate nonisolated var uiKitSpaceName: String {
    switch colorSpace?.name {
    case CGColorSpace.extendedSRGB: "UIExtendedSRGBColorSpace"
    case CGColorSpace.extendedGray: "UIExtendedGrayColorSpace"
    case CGColorSpace.displayP3: "UIDisplayP3ColorSpace"
    case let name?: name
    case nil: "UIPatternColorSpace"
    }
  }
}
