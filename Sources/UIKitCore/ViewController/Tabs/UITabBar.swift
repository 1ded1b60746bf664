import CoreGraphics
public import Foundation

/// The bar of tabs at the bottom.
open class UITabBar: UIView {
  // Measures of iOS 13 to 17 (folklore).
  private static let height: CGFloat = 49
  private static let compactHeight: CGFloat = 32

  open weak var delegate: (any UITabBarDelegate)?
  open var isTranslucent = true { didSet { updateBackground() } }
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  open var backgroundImage: UIImage? { didSet { updateBackground() } }
  open var shadowImage: UIImage?
  open var unselectedItemTintColor: UIColor? { didSet { reload() } }
  open var standardAppearance = UITabBarAppearance() { didSet { updateBackground() } }
  open var scrollEdgeAppearance: UITabBarAppearance?

  private var storedItems: [UITabBarItem]?
  private var buttons: [TabBarButton] = []
  private let backgroundView = BarBackgroundView()
  /// How far the background reaches below the bar.
  var bottomExtension: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// A tap on a tab.
  var onSelect: ((UITabBarItem) -> Void)?

  open weak var selectedItem: UITabBarItem? { didSet { updateSelection() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundView.hairlineIsAtTop = true
    addSubview(backgroundView)
    takeAppearance()
    updateBackground()
  }

  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    storedItems = items
    reload()
  }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    let color = unselectedItemTintColor ?? Self.unselected
    buttons = (storedItems ?? []).map { item in
      item.onChange = { [weak self] in self?.reload() }
      let button = TabBarButton(item: item, unselectedColor: color)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          tapped(item)
        },
        for: .touchUpInside
      )
      addSubview(button)
      return button
    }
    updateSelection()
    setNeedsLayout()
  }

  /// Grey of tabs that are not selected (chosen by eye).
  private static let unselected = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
  }

  private func tapped(_ item: UITabBarItem) {
    if let onSelect {
      onSelect(item)
    } else {
      selectedItem = item
    }
    delegate?.tabBar(self, didSelect: item)
  }

  private func updateSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func updateBackground() {
    let appearance = UIBarAppearance(barAppearance: standardAppearance)
    if !isTranslucent { appearance.configureWithOpaqueBackground() }
    if barStyle != .default { appearance.backgroundColor = UIColor(white: 22 / 255, alpha: 0.94) }
    if let barTintColor { appearance.backgroundColor = barTintColor }
    if let backgroundImage { appearance.backgroundImage = backgroundImage }
    backgroundView.apply(appearance, opacity: 1)
  }

  /// Height without the home indicator's strip.
  var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? Self.compactHeight : Self.height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    let area = CGRect(
      x: safeAreaInsets.left,
      y: 0,
      width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
      height: bounds.height - bottomExtension
    )
    guard !buttons.isEmpty else { return }
    let isHorizontal =
      traitCollection.verticalSizeClass == .compact
      || traitCollection.horizontalSizeClass == .regular
    // Wide bars keep their tabs together in the middle (chosen by eye).
    let isWide = traitCollection.userInterfaceIdiom == .pad
    let widest: CGFloat = isWide ? 120 : .greatestFiniteMagnitude
    let width = min(area.width / CGFloat(buttons.count), widest)
    let left = area.minX + (area.width - width * CGFloat(buttons.count)) / 2
    for (index, button) in buttons.enumerated() {
      button.isHorizontal = isHorizontal
      button.frame = CGRect(
        x: left + CGFloat(index) * width,
        y: 0,
        width: width,
        height: area.height
      )
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + bottomExtension)
  }
}

/// Hears of taps on tabs.
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  open var selectionIndicatorTintColor: UIColor?
}
