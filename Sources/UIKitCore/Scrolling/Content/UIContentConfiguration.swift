/// A value that describes content and makes the view that shows it.
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// What a content configuration may adapt to.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// A view that a content configuration made and that takes new ones.
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
