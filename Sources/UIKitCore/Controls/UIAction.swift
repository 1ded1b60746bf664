import Foundation

/// A block with a title and an image, performed by a control or a bar button item.
open class UIAction: UIMenuElement {
  /// Names an action: adding one with the same name to a control replaces it.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    fileprivate static func unique() -> Identifier {
      Identifier("com.apple.action.dynamic." + UUID().uuidString)
    }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open var selectedImage: UIImage?
  /// Who performs the action, while it is performed.
  public private(set) var sender: Any?

  private let handler: (UIAction) -> Void

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? .unique()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Runs the handler as if `sender` had been used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender)
  }
}
