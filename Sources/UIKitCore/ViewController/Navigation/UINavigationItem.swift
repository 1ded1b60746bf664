import CoreGraphics
public import Foundation

/// What a navigation bar shows for one controller.
open class UINavigationItem: NSObject {
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  open var title: String? { didSet { itemDidChange() } }
  open var titleView: UIView? { didSet { itemDidChange() } }
  open var prompt: String? {
    didSet {
      if prompt != nil { UnsupportedAPI.report("UINavigationItem.prompt") }
      itemDidChange()
    }
  }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var hidesSearchBarWhenScrolling = true

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { self.leftBarButtonItem = item }
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { self.rightBarButtonItem = item }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.leftBarButtonItems = items }
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.rightBarButtonItems = items }
  }

  /// The bar fades to the new content if it is asked to.
  var changesAnimated = false

  private func change(animated: Bool, _ change: () -> Void) {
    changesAnimated = animated
    change()
    changesAnimated = false
  }

  private func itemDidChange() {
    onChange?()
  }
}
