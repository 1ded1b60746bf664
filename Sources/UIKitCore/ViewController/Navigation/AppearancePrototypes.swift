import Foundation

/// The objects that `appearance()` answers: what is set on them, later bars take over.
enum AppearancePrototypes {
  private static var prototypes: [ObjectIdentifier: AnyObject] = [:]

  /// The prototype of exactly this class, made when first asked for.
  static func prototype<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
    if let existing = prototypes[ObjectIdentifier(type)] as? Object { return existing }
    let prototype = make()
    prototypes[ObjectIdentifier(type)] = prototype
    return prototype
  }

  /// The prototype that an object takes its values from, nil if nobody asked for one.
  static func existing<Object: AnyObject>(for object: Object) -> Object? {
    guard !prototypes.isEmpty else { return nil }
    let prototype = prototypes[ObjectIdentifier(type(of: object))] as? Object
    return prototype === object ? nil : prototype
  }

  /// A new application starts without any.
  static func removeAll() {
    prototypes.removeAll()
  }
}

extension UIView {
  /// Values set on the answer become those of later instances of exactly this class.
  ///
  /// Honored by navigation bars, toolbars and tab bars; others report it.
  public static func appearance() -> Self {
    let isBar = self is UINavigationBar.Type || self is UIToolbar.Type || self is UITabBar.Type
    if !isBar { UnsupportedAPI.report("\(self).appearance()") }
    return AppearancePrototypes.prototype(of: self) {
      guard let prototype = self.init(coder: EmptyCoder()) else {
        preconditionFailure("\(self).appearance() needs an init?(coder:) that makes a view")
      }
      return prototype
    }
  }
}

/// A coder without any value, to make views with their defaults.
private nonisolated final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIBarButtonItem {
  /// Values set on the answer become those of later bar buttons.
  public static func appearance() -> UIBarButtonItem {
    AppearancePrototypes.prototype(of: UIBarButtonItem.self) { UIBarButtonItem() }
  }
}

extension UINavigationBar {
  func takeAppearance() {
    guard let prototype = AppearancePrototypes.existing(for: self) else { return }
    if let tint = prototype.ownTintColor { tintColor = tint }
    isTranslucent = prototype.isTranslucent
    barStyle = prototype.barStyle
    barTintColor = prototype.barTintColor
    shadowImage = prototype.shadowImage
    titleTextAttributes = prototype.titleTextAttributes
    largeTitleTextAttributes = prototype.largeTitleTextAttributes
    backIndicatorImage = prototype.backIndicatorImage
    prefersLargeTitles = prototype.prefersLargeTitles
    if let image = prototype.backgroundImage(for: .default) {
      setBackgroundImage(image, for: .default)
    }
    if prototype.hasCustomStandardAppearance { standardAppearance = prototype.standardAppearance }
    compactAppearance = prototype.compactAppearance
    scrollEdgeAppearance = prototype.scrollEdgeAppearance
  }
}

extension UIToolbar {
  func takeAppearance() {
    guard let prototype = AppearancePrototypes.existing(for: self) else { return }
    if let tint = prototype.ownTintColor { tintColor = tint }
    isTranslucent = prototype.isTranslucent
    barTintColor = prototype.barTintColor
    standardAppearance = prototype.standardAppearance
  }
}

extension UITabBar {
  func takeAppearance() {
    guard let prototype = AppearancePrototypes.existing(for: self) else { return }
    if let tint = prototype.ownTintColor { tintColor = tint }
    isTranslucent = prototype.isTranslucent
    barTintColor = prototype.barTintColor
    backgroundImage = prototype.backgroundImage
    unselectedItemTintColor = prototype.unselectedItemTintColor
    standardAppearance = prototype.standardAppearance
  }
}

extension UIView {
  /// The tint set on this view itself.
  fileprivate var ownTintColor: UIColor? { appearance.tintColor }
}
