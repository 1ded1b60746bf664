/// An object with traits: screens, windows, views, controllers and presentation controllers.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed; `previousTraitCollection` holds the ones before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
