public import Foundation

extension UIButton {
  /// A whole look of a button as one value.
  public struct Configuration {
    public nonisolated enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public nonisolated enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public nonisolated enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Look {
      case plain
      case gray
      case tinted
      case filled
      case bordered
    }

    let look: Look

    public var title: String?
    /// Its attributes are not honored: the text is shown in the configuration's font and color.
    public var attributedTitle: AttributedString?
    public var subtitle: String? {
      didSet { UnsupportedAPI.report("UIButton.Configuration.subtitle") }
    }
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium {
      didSet { contentInsets = Self.insets(of: buttonSize) }
    }
    public var contentInsets: NSDirectionalEdgeInsets
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var showsActivityIndicator = false {
      didSet { UnsupportedAPI.report("UIButton.Configuration.showsActivityIndicator") }
    }
    public var automaticallyUpdateForSelection = true
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    private init(_ look: Look) {
      self.look = look
      background = UIBackgroundConfiguration()
      contentInsets = Self.insets(of: .medium)
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    public func updated(for button: UIButton) -> Configuration { self }

    public mutating func setDefaultContentInsets() {
      contentInsets = Self.insets(of: buttonSize)
    }

    /// The insets that iOS 15 gives each size.
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

/// Changes the attributes of a configuration's title.
///
/// Only a font that it sets is honored.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    UnsupportedAPI.report("UIButton.Configuration.titleTextAttributesTransformer")
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
