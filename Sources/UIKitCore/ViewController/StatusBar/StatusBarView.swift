import CoreGraphics
import Foundation
import QuartzCore

/// The status bar that we draw above all windows: time, signal, Wi-Fi, battery.
///
/// The time is always 9:41, so that pictures compare. It belongs to no window: `UIScreen` owns it.
final class StatusBarView: UIView {
  // Measures of iOS 13 to 17, chosen by eye.
  private static let classicFontSize: CGFloat = 12
  private static let tallFontSize: CGFloat = 16
  private static let classicMargin: CGFloat = 6
  /// Centers of the time and the symbols beside a notch, as shares of the width.
  private static let earShare: CGFloat = 0.135
  /// Bars higher than this stand beside a notch or an island.
  private static let classicHeight: CGFloat = 24

  private let time = UILabel()
  private let symbols = StatusSymbolsView()
  private var shown: (appearance: StatusBarAppearance, environment: ScreenEnvironment)?
  private var lastTouch: (finger: Int, start: CGPoint)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.zPosition = UIWindow.Level.statusBar.rawValue
    time.text = "9:41"
    time.textAlignment = .center
    addSubview(time)
    addSubview(symbols)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("StatusBarView is made in code only")
  }

  /// Shows the appearance on the screen.
  ///
  /// Hidden bars keep their place and fade.
  func apply(_ appearance: StatusBarAppearance, on environment: ScreenEnvironment, animated: Bool) {
    guard appearance != shown?.appearance || environment != shown?.environment else { return }
    let isFirst = shown == nil
    shown = (appearance, environment)
    frame = CGRect(
      x: 0,
      y: 0,
      width: environment.size.width,
      height: environment.statusBarHeight
    )
    let isDark = environment.traits.userInterfaceStyle == .dark
    let isLight = appearance.style == .lightContent || appearance.style == .default && isDark
    let color: UIColor = isLight ? .white : .black
    time.textColor = color
    symbols.color = color
    setNeedsLayout()
    layoutIfNeeded()
    let alpha: CGFloat = appearance.isHidden || environment.statusBarHeight == 0 ? 0 : 1
    guard alpha != self.alpha else { return }
    guard animated, !isFirst else {
      self.alpha = alpha
      return
    }
    UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
      self.alpha = alpha
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isTall = bounds.height > Self.classicHeight
    time.font = .systemFont(
      ofSize: isTall ? Self.tallFontSize : Self.classicFontSize,
      weight: .semibold
    )
    symbols.scale = isTall ? 1 : StatusSymbolsView.classicScale
    let timeSize = time.sizeThatFits(bounds.size)
    let size = symbols.sizeThatFits(bounds.size)
    // Beside a notch the content stands a little below the middle of the bar.
    let middle = isTall ? bounds.height * 0.55 : bounds.height / 2
    let ear = bounds.width * Self.earShare
    let timeCenter = isTall ? ear : bounds.width / 2
    time.frame = CGRect(
      x: timeCenter - timeSize.width / 2,
      y: middle - timeSize.height / 2,
      width: timeSize.width,
      height: timeSize.height
    )
    let right = isTall ? bounds.width - ear + size.width / 2 : bounds.width - Self.classicMargin
    symbols.frame = CGRect(
      x: min(right, bounds.width - Self.classicMargin) - size.width,
      y: middle - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  // MARK: - Taps

  /// Watches for taps on the bar, which bring the content below back to its top.
  func watch(_ event: InputEvent) {
    switch event {
    case .touchBegan(let finger, let point):
      let isOnBar = alpha > 0 && bounds.contains(point) && lastTouch == nil
      if isOnBar { lastTouch = (finger, point) }
    case .touchMoved(let finger, let point):
      guard let touch = lastTouch, touch.finger == finger else { return }
      if touch.start.distance(to: point) > GestureConstants.panHysteresis { lastTouch = nil }
    case .touchEnded(let finger, _):
      guard let touch = lastTouch, touch.finger == finger else { return }
      lastTouch = nil
      scrollToTop()
    case .touchCancelled:
      lastTouch = nil
    case .scrolled, .keyPressed, .textEntered:
      return
    }
  }

  /// Only if exactly one scroll view below wants it, as on iOS.
  private func scrollToTop() {
    guard let window = UIApplication.shared.visibleWindows.last else { return }
    let candidates = scrollViews(in: window)
    guard candidates.count == 1, let scrollView = candidates.first else { return }
    _ = scrollView.scrollToTopIfAllowed()
  }

  private func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { return [scrollView] }
    return view.subviews.flatMap { scrollViews(in: $0) }
  }
}
