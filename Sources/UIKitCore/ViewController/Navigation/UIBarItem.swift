import CoreGraphics
public import Foundation

/// What bars show as a button or a tab: a title, a picture, and whether it is enabled.
open class UIBarItem: NSObject {
  open var isEnabled = true { didSet { itemDidChange() } }
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  open var accessibilityHint: String?
  open var accessibilityValue: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  func itemDidChange() {
    onChange?()
  }
}
