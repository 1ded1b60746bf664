import CoreGraphics
public import Foundation
import QuartzCore

/// A row of dots, one for each page, the current one highlighted.
open class UIPageControl: UIControl {
  /// Measures in points of the dots of iOS 14 to 17; sizes measured, colors chosen by eye.
  private enum Metrics {
    static let dotSide: CGFloat = 7
    static let dotSpacing: CGFloat = 9
    static let height: CGFloat = 26
    static let sidePadding: CGFloat = 8
    static let faintAlpha: CGFloat = 0.3
  }

  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      rebuildDots()
    }
  }
  /// Clamped to the pages there are.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      updateDots()
    }
  }
  open var hidesForSinglePage = false {
    didSet { updateDots() }
  }
  open var pageIndicatorTintColor: UIColor? {
    didSet { updateDots() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { updateDots() }
  }
  open var defersCurrentPageDisplay = false

  private var storedPage = 0
  private var dots: [UIView] = []

  open func updateCurrentPageDisplay() {
    updateDots()
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let row = count * Metrics.dotSide + max(count - 1, 0) * Metrics.dotSpacing
    return CGSize(width: row + 2 * Metrics.sidePadding, height: Metrics.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = size(forNumberOfPages: numberOfPages).width - 2 * Metrics.sidePadding
    var x = bounds.midX - row / 2
    for dot in dots {
      dot.frame = CGRect(
        x: x,
        y: bounds.midY - Metrics.dotSide / 2,
        width: Metrics.dotSide,
        height: Metrics.dotSide
      )
      x += Metrics.dotSide + Metrics.dotSpacing
    }
  }

  private func rebuildDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Metrics.dotSide / 2
      addSubview(dot)
      return dot
    }
    invalidateIntrinsicContentSize()
    updateDots()
    setNeedsLayout()
  }

  private func updateDots() {
    let faint =
      pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(Metrics.faintAlpha)
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == storedPage ? currentPageIndicatorTintColor ?? .label : faint
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
    }
  }

  // MARK: Touches

  override var winsOverTapsAround: Bool { true }

  /// A tap right of the current dot turns to the next page, left of it to the one before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, dots.indices.contains(storedPage) else { return }
    let old = storedPage
    currentPage += touch.location(in: self).x < dots[storedPage].center.x ? -1 : 1
    guard storedPage != old else { return }
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }
}
