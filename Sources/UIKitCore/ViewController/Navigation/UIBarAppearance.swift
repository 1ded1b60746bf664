import CoreGraphics
public import Foundation

/// The background and shadow of a bar.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  /// A blur below the color.
  ///
  /// Nil by default: a nearly opaque color stands for the theme's material.
  open var backgroundEffect: UIBlurEffect?

  /// Whether content shines through where no color is set: a material stands in for the blur.
  var isTranslucent = true

  public override required init() {
    super.init()
    configureWithDefaultBackground()
  }

  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    backgroundEffect = other.backgroundEffect
    isTranslucent = other.isTranslucent
  }

  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated {
      let copy = type(of: self).init()
      copy.take(self)
      result = copy
    }
    return result
  }

  /// The theme's translucent background with a hairline.
  open func configureWithDefaultBackground() {
    isTranslucent = true
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = Self.hairline
    shadowImage = nil
  }

  /// An opaque background with a hairline.
  open func configureWithOpaqueBackground() {
    isTranslucent = false
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = Self.hairline
    shadowImage = nil
  }

  /// Neither background nor hairline.
  open func configureWithTransparentBackground() {
    isTranslucent = false
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// A hairline as iOS draws it (chosen by eye).
  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// The color that stands for the bar's blurred material (chosen by eye).
  static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 22 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
  }
}

/// The look of the buttons of a bar, by state.
open class UIBarButtonItemAppearance: NSObject {
  /// The look in one state.
  open class StateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
  }

  public let normal = StateAppearance()
  public let highlighted = StateAppearance()
  public let disabled = StateAppearance()
  public let focused = StateAppearance()

  public override required init() {
    super.init()
  }

  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
