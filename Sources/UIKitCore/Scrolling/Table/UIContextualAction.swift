public import Foundation

/// A button behind a row: a title or picture on a color, and what it does.
open class UIContextualAction: NSObject {
  public nonisolated enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Called with the action, its button, and a block that tells whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple declares it so: nil resets to the style's color.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { color = newValue }
  }
  private var color: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
