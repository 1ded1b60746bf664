import CoreGraphics
public import Foundation

/// An immutable set of traits, each given or unspecified.
open class UITraitCollection: NSObject {
  /// The traits as values, `nil` where unspecified.
  package nonisolated struct Values: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 is unspecified.
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified

    package init() {}

    /// These traits with those that `other` specifies in their place.
    package func overridden(by other: Values) -> Values {
      var result = self
      func take<Trait: Equatable>(_ path: WritableKeyPath<Values, Trait>, unless none: Trait) {
        if other[keyPath: path] != none { result[keyPath: path] = other[keyPath: path] }
      }
      take(\.userInterfaceIdiom, unless: .unspecified)
      take(\.userInterfaceStyle, unless: .unspecified)
      take(\.layoutDirection, unless: .unspecified)
      take(\.displayScale, unless: 0)
      take(\.horizontalSizeClass, unless: .unspecified)
      take(\.verticalSizeClass, unless: .unspecified)
      take(\.forceTouchCapability, unless: .unknown)
      take(\.preferredContentSizeCategory, unless: .unspecified)
      take(\.displayGamut, unless: .unspecified)
      take(\.accessibilityContrast, unless: .unspecified)
      take(\.userInterfaceLevel, unless: .unspecified)
      take(\.legibilityWeight, unless: .unspecified)
      return result
    }
  }

  package nonisolated let values: Values

  /// The traits that dynamic colours and images resolve against: those of the view that draws or
  /// lays out, else of the screen.
  public static var current: UITraitCollection {
    get { currentOverride ?? UIApplication.currentTraitCollection }
    set { currentOverride = newValue }
  }

  private static var currentOverride: UITraitCollection?

  public override init() {
    values = Values()
  }

  package nonisolated init(values: Values) {
    self.values = values
  }

  public required init?(coder: NSCoder) {
    values = Values()
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var displayScale: CGFloat { values.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  nonisolated open override var hash: Int { values.hashValue }

  /// True if every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || displayGamut != other.displayGamut
  }

  /// Runs `actions` with this as `UITraitCollection.current`.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.currentOverride
    Self.currentOverride = self
    defer { Self.currentOverride = outer }
    actions()
  }

  nonisolated open override var description: String {
    "<UITraitCollection: \(values.summary)>"
  }
}

extension UITraitCollection {
  /// Combines collections: what a later one specifies replaces what an earlier one does.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  private convenience init<Trait>(_ path: WritableKeyPath<Values, Trait>, _ value: Trait) {
    var values = Values()
    values[keyPath: path] = value
    self.init(values: values)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, style)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(\.displayScale, scale)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, category)
  }

  public convenience init(displayGamut gamut: UIDisplayGamut) {
    self.init(\.displayGamut, gamut)
  }

  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, contrast)
  }

  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, level)
  }

  public convenience init(legibilityWeight weight: UILegibilityWeight) {
    self.init(\.legibilityWeight, weight)
  }
}

extension UITraitCollection.Values {
  /// The specified traits in a fixed order, for descriptions and traces.
  fileprivate nonisolated var summary: String {
    var parts: [String] = []
    if userInterfaceIdiom != .unspecified { parts.append("idiom=\(userInterfaceIdiom)") }
    if horizontalSizeClass != .unspecified { parts.append("w=\(horizontalSizeClass)") }
    if verticalSizeClass != .unspecified { parts.append("h=\(verticalSizeClass)") }
    if userInterfaceStyle != .unspecified { parts.append("style=\(userInterfaceStyle)") }
    if displayScale != 0 { parts.append("scale=\(displayScale)") }
    if layoutDirection != .unspecified { parts.append("direction=\(layoutDirection)") }
    return parts.joined(separator: " ")
  }
}
