import CoreGraphics
import Foundation

/// What a navigation bar shows for one item: buttons at the sides, the title, the large title.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private(set) var backButton: BarButtonView?
  private var leftButtons: [BarButtonView] = []
  private var rightButtons: [BarButtonView] = []
  private let title = UILabel()
  private let largeTitle = UILabel()
  private let largeTitleClip = UIView()
  private var titleOffset = UIOffset.zero

  /// Height of the row with the buttons.
  var rowHeight = NavigationBarMeasure.height { didSet { setNeedsLayout() } }
  /// Height left for the large title, 0 if the small one shows.
  var largeTitleSpace: CGFloat = 0 {
    didSet {
      guard largeTitleSpace != oldValue else { return }
      updateTitles()
    }
  }
  var showsLargeTitle = false { didSet { updateTitles() } }

  init(item: UINavigationItem, backItem: UINavigationItem?, onBack: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    title.text = item.title
    title.accessibilityTraits = .header
    largeTitle.text = item.title
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitle)
    addSubview(largeTitleClip)
    if let view = item.titleView { addSubview(view) } else { addSubview(title) }
    leftButtons = makeButtons(item.leftBarButtonItems)
    rightButtons = makeButtons(item.rightBarButtonItems)
    let isReplaced = !leftButtons.isEmpty && !item.leftItemsSupplementBackButton
    if let backItem, !item.hidesBackButton, !isReplaced {
      makeBackButton(for: backItem, onBack: onBack)
    }
    updateTitles()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("NavigationBarContent is made in code only")
  }

  private func makeButtons(_ items: [UIBarButtonItem]?) -> [BarButtonView] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      let button = BarButtonView(item: item)
      addSubview(button)
      return button
    }
  }

  private func makeBackButton(for backItem: UINavigationItem, onBack: @escaping () -> Void) {
    let own = backItem.backBarButtonItem
    let item = UIBarButtonItem()
    let isMinimal =
      self.item.backButtonDisplayMode == .minimal
      || backItem.backButtonDisplayMode == .minimal
    let wanted = own?.title ?? backItem.backButtonTitle ?? backItem.title
    item.title = isMinimal ? "" : (wanted ?? "Back")
    if backItem.backButtonDisplayMode == .generic, own == nil { item.title = "Back" }
    item.image = own?.image
    item.tintColor = own?.tintColor
    item.accessibilityLabel = wanted.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    item.accessibilityIdentifier = "BackButton"
    let button = BarButtonView(item: item)
    button.onTap = {
      if let own, own.action != nil, own.target != nil {
        own.trigger(from: button, event: nil)
      }
      onBack()
    }
    backButton = button
    addSubview(button)
  }

  func apply(_ appearance: UINavigationBarAppearance, margin: CGFloat) {
    let attributes = appearance.titleTextAttributes
    title.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: NavigationBarMeasure.titleFontSize, weight: .semibold)
    title.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    let large = appearance.largeTitleTextAttributes
    largeTitle.font =
      large[.font] as? UIFont
      ?? .systemFont(ofSize: NavigationBarMeasure.largeTitleFontSize, weight: .bold)
    largeTitle.textColor = large[.foregroundColor] as? UIColor ?? .label
    titleOffset = appearance.titlePositionAdjustment
    for button in leftButtons + rightButtons {
      let look =
        button.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
      button.apply(look.normal.titleTextAttributes)
    }
    if let backButton {
      let look = appearance.backButtonAppearance.normal.titleTextAttributes
      backButton.apply(look.isEmpty ? appearance.buttonAppearance.normal.titleTextAttributes : look)
      if !hasChevron {
        hasChevron = true
        backButton.addChevron(image: appearance.backIndicatorImage)
      }
    }
    setNeedsLayout()
  }

  private var hasChevron = false

  private func updateTitles() {
    let isLarge = showsLargeTitle && largeTitleSpace > NavigationBarMeasure.largeTitleHeight / 4
    title.alpha = isLarge ? 0 : 1
    largeTitle.alpha = isLarge ? 1 : 0
    largeTitleClip.isHidden = !showsLargeTitle
    setNeedsLayout()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = superview?.safeAreaInsets ?? .zero
    let margin = NavigationBarMeasure.margin(width: bounds.width)
    var left = insets.left + margin
    var right = bounds.width - insets.right - margin
    let available = right - left
    if let backButton {
      left = insets.left + NavigationBarMeasure.backButtonInset
      fitBackButton(backButton, into: available)
      let width = backButton.wantedWidth
      backButton.frame = CGRect(x: left, y: 0, width: width, height: rowHeight)
      left += width + NavigationBarMeasure.itemGap
    }
    for button in leftButtons {
      guard !button.item.isSpace else {
        left += button.item.systemItem == .fixedSpace ? button.item.width : 0
        continue
      }
      let width = min(button.wantedWidth, max(right - left, 0))
      button.frame = CGRect(x: left, y: 0, width: width, height: rowHeight)
      left += width + NavigationBarMeasure.itemGap
    }
    for button in rightButtons {
      guard !button.item.isSpace else {
        right -= button.item.systemItem == .fixedSpace ? button.item.width : 0
        continue
      }
      let width = min(button.wantedWidth, max(right - left, 0))
      button.frame = CGRect(x: right - width, y: 0, width: width, height: rowHeight)
      right -= width + NavigationBarMeasure.itemGap
    }
    let hasLeft = backButton != nil || !leftButtons.isEmpty
    layoutTitle(
      from: hasLeft ? left - NavigationBarMeasure.itemGap + NavigationBarMeasure.titleGap : left,
      to: rightButtons.isEmpty
        ? right : right + NavigationBarMeasure.itemGap - NavigationBarMeasure.titleGap
    )
    layoutLargeTitle(left: insets.left + margin, right: insets.right + margin)
  }

  /// A back button as wide as a third of the bar leaves the word "Back", then only the chevron.
  private func fitBackButton(_ button: BarButtonView, into width: CGFloat) {
    let titleWidth = titleSize(in: width).width
    let room = max((width - titleWidth) / 2, width / 4)
    if button.wantedWidth > room, button.item.title != "Back", button.item.title?.isEmpty == false {
      button.changeTitle("Back")
    }
    if button.wantedWidth > room { button.changeTitle("") }
  }

  private func titleSize(in width: CGFloat) -> CGSize {
    let limit = CGSize(width: width, height: rowHeight)
    guard let view = item.titleView else { return title.sizeThatFits(limit) }
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let intrinsic = view.intrinsicContentSize
    let own = view.bounds.size
    return CGSize(
      width: own.width > 0 ? own.width : max(intrinsic.width, 0),
      height: own.height > 0 ? own.height : max(intrinsic.height, 0)
    )
  }

  /// Centered in the bar where it fits, else as near to it as the buttons allow.
  private func layoutTitle(from left: CGFloat, to right: CGFloat) {
    let room = max(right - left, 0)
    let size = titleSize(in: room)
    let width = min(size.width, room)
    let height = item.titleView == nil ? rowHeight : min(size.height, rowHeight)
    let centered = (bounds.width - width) / 2
    let x = min(max(centered, left), max(right - width, left))
    let frame = CGRect(
      x: x + titleOffset.horizontal,
      y: (rowHeight - height) / 2 + titleOffset.vertical,
      width: width,
      height: height
    )
    if let view = item.titleView { view.frame = frame } else { title.frame = frame }
  }

  private func layoutLargeTitle(left: CGFloat, right: CGFloat) {
    largeTitleClip.frame = CGRect(
      x: 0,
      y: rowHeight,
      width: bounds.width,
      height: max(bounds.height - rowHeight, 0)
    )
    let height = NavigationBarMeasure.largeTitleHeight
    largeTitle.frame = CGRect(
      x: left,
      y: largeTitleClip.bounds.height - height + 3,
      width: max(bounds.width - left - right, 0),
      height: height - 11
    )
  }

  /// The views that slide in a transition: the title moves farther than the buttons.
  var slidingViews: [UIView] {
    [item.titleView ?? title, largeTitle]
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && $0.frame.contains(point) }
  }
}
