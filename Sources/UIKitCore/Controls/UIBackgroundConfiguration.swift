public import Foundation

/// What stands behind the content of a button or cell.
public struct UIBackgroundConfiguration {
  /// nil takes the color of the look.
  public var backgroundColor: UIColor?
  /// Points; used with the fixed corner style.
  public var cornerRadius: CGFloat = 6
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var image: UIImage? {
    didSet { UnsupportedAPI.report("UIBackgroundConfiguration.image") }
  }
  public var customView: UIView? {
    didSet { UnsupportedAPI.report("UIBackgroundConfiguration.customView") }
  }

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
