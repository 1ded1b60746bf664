import CoreGraphics
public import Foundation

/// A bar at the bottom with buttons and spaces.
open class UIToolbar: UIView, UIBarPositioning {
  private static let height: CGFloat = 44

  open weak var delegate: (any UIToolbarDelegate)?
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
  open var isTranslucent = true { didSet { updateBackground() } }
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { updateBackground() } }
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?

  private var storedItems: [UIBarButtonItem]?
  private var buttons: [BarButtonView] = []
  private let backgroundView = BarBackgroundView()
  /// How far the background reaches below the bar.
  var bottomExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

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

  open var barPosition: UIBarPosition { .bottom }

  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items
    reload()
    guard animated, window != nil else { return }
    for button in buttons { button.alpha = 0 }
    UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
      for button in self.buttons { button.alpha = 1 }
    }
  }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (storedItems ?? []).filter { !$0.isHidden }.map { item in
      item.onChange = { [weak self] in self?.reload() }
      return BarButtonView(item: item)
    }
    for button in buttons where !button.item.isSpace { addSubview(button) }
    setNeedsLayout()
  }

  private func updateBackground() {
    var appearance: UIBarAppearance = standardAppearance
    if barTintColor != nil || !isTranslucent {
      appearance = UIBarAppearance(barAppearance: standardAppearance)
      if !isTranslucent { appearance.configureWithOpaqueBackground() }
      if let barTintColor { appearance.backgroundColor = barTintColor }
    }
    backgroundView.apply(appearance, opacity: 1)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height + bottomExtension
    )
    layoutButtons()
  }

  /// Flexible spaces share what the buttons leave; without one, buttons start at the left.
  private func layoutButtons() {
    let margin = NavigationBarMeasure.margin(width: bounds.width)
    let left = margin + safeAreaInsets.left
    let right = margin + safeAreaInsets.right
    var fixed: CGFloat = 0
    var flexibleCount = 0
    for (index, button) in buttons.enumerated() {
      if button.item.systemItem == .flexibleSpace {
        flexibleCount += 1
        continue
      }
      fixed += button.item.isSpace ? button.item.width : button.wantedWidth
      if index > 0, !button.item.isSpace, !buttons[index - 1].item.isSpace {
        fixed += NavigationBarMeasure.itemGap
      }
    }
    let free = max(bounds.width - left - right - fixed, 0)
    let flexible = flexibleCount == 0 ? 0 : free / CGFloat(flexibleCount)
    var x = left
    for (index, button) in buttons.enumerated() {
      if button.item.systemItem == .flexibleSpace {
        x += flexible
      } else if button.item.isSpace {
        x += button.item.width
      } else {
        if index > 0, !buttons[index - 1].item.isSpace { x += NavigationBarMeasure.itemGap }
        let width = button.wantedWidth
        button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        x += width
      }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}

/// What a toolbar asks.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
