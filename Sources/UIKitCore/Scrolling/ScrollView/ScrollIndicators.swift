import CoreGraphics
import Foundation
import QuartzCore

/// The two bars that show how much of the content is visible, and fade when nothing moves.
final class ScrollIndicators {
  // Measures of iOS 13 and later, chosen by eye.
  private static let thickness: CGFloat = 3
  private static let edgeDistance: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  private static let minimumSquashedLength: CGFloat = 8
  private static let opacity: CGFloat = 0.35
  private static let fadeInDuration: TimeInterval = 0.1
  private static let fadeOutDuration: TimeInterval = 0.3
  private static let flashDuration: TimeInterval = 0.8

  weak var scrollView: UIScrollView?
  var style = UIScrollView.IndicatorStyle.default { didSet { applyStyle() } }

  private var vertical: UIView?
  private var horizontal: UIView?
  private var isShown = false
  private var flashEnd: FrameClock.Ticket?

  func show() {
    cancelFlash()
    guard !isShown, let scrollView else { return }
    makeViews(in: scrollView)
    isShown = true
    layout()
    UIView.animate(
      withDuration: Self.fadeInDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.vertical?.alpha = 1
      self.horizontal?.alpha = 1
    }
  }

  func hide() {
    cancelFlash()
    guard isShown else { return }
    isShown = false
    UIView.animate(
      withDuration: Self.fadeOutDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.vertical?.alpha = 0
      self.horizontal?.alpha = 0
    }
  }

  func flash() {
    guard let scrollView, scrollView.window != nil else { return }
    show()
    let end = FrameClock.current.now + Self.flashDuration
    flashEnd = FrameClock.current.schedule(at: end) { [weak self] in
      guard let self, let scrollView = self.scrollView else { return }
      if !scrollView.isDragging, !scrollView.driver.isRunning { hide() }
    }
  }

  /// Places the bars for the current offset.
  ///
  /// Costs nothing while they were never shown.
  func layout() {
    guard vertical != nil || horizontal != nil, let scrollView else { return }
    UIView.performWithoutAnimation {
      layoutVertical(in: scrollView)
      layoutHorizontal(in: scrollView)
    }
  }

  private func layoutVertical(in scrollView: UIScrollView) {
    guard let vertical else { return }
    let inset = insets(scrollView.verticalScrollIndicatorInsets, in: scrollView)
    let bounds = scrollView.bounds
    let track = bounds.height - inset.top - inset.bottom - 2 * Self.edgeDistance
    let range = scrollView.verticalRange
    let span = range.upperBound - range.lowerBound
    vertical.isHidden = scrollView.hidesVerticalIndicator || span <= 0 || track <= 0
    guard !vertical.isHidden else { return }
    let bar = Self.bar(track: track, visible: bounds.height, range: range, at: bounds.minY)
    vertical.frame = CGRect(
      x: bounds.maxX - inset.right - Self.edgeDistance - Self.thickness,
      y: bounds.minY + inset.top + Self.edgeDistance + bar.start,
      width: Self.thickness,
      height: bar.length
    )
  }

  private func layoutHorizontal(in scrollView: UIScrollView) {
    guard let horizontal else { return }
    let inset = insets(scrollView.horizontalScrollIndicatorInsets, in: scrollView)
    let bounds = scrollView.bounds
    let track = bounds.width - inset.left - inset.right - 2 * Self.edgeDistance
    let range = scrollView.horizontalRange
    let span = range.upperBound - range.lowerBound
    horizontal.isHidden = !scrollView.showsHorizontalScrollIndicator || span <= 0 || track <= 0
    guard !horizontal.isHidden else { return }
    let bar = Self.bar(track: track, visible: bounds.width, range: range, at: bounds.minX)
    horizontal.frame = CGRect(
      x: bounds.minX + inset.left + Self.edgeDistance + bar.start,
      y: bounds.maxY - inset.bottom - Self.edgeDistance - Self.thickness,
      width: bar.length,
      height: Self.thickness
    )
  }

  /// The bar on its track: as long as the visible share, shorter where content is pulled past an end.
  static func bar(
    track: CGFloat,
    visible: CGFloat,
    range: ClosedRange<CGFloat>,
    at offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let span = range.upperBound - range.lowerBound
    let full = max(track * visible / (visible + span), minimumLength)
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = min(max(full - beyond, minimumSquashedLength), track)
    let progress = min(max((offset - range.lowerBound) / span, 0), 1)
    return ((track - length) * progress, length)
  }

  private func insets(_ own: UIEdgeInsets, in scrollView: UIScrollView) -> UIEdgeInsets {
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let adjusted = scrollView.appliedAdjustedInset
    let content = scrollView.contentInset
    return UIEdgeInsets(
      top: own.top + adjusted.top - content.top,
      left: own.left + adjusted.left - content.left,
      bottom: own.bottom + adjusted.bottom - content.bottom,
      right: own.right + adjusted.right - content.right
    )
  }

  private func makeViews(in scrollView: UIScrollView) {
    guard vertical == nil else { return }
    vertical = makeBar(in: scrollView)
    horizontal = makeBar(in: scrollView)
    applyStyle()
  }

  private func makeBar(in scrollView: UIScrollView) -> UIView {
    let bar = ScrollIndicatorView()
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = Self.thickness / 2
    bar.layer.zPosition = 1
    bar.alpha = 0
    scrollView.addSubview(bar)
    return bar
  }

  private func applyStyle() {
    let color: UIColor
    switch style {
    case .default:
      color = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: Self.opacity)
      }
    case .black: color = UIColor(white: 0, alpha: Self.opacity)
    case .white: color = UIColor(white: 1, alpha: Self.opacity)
    }
    vertical?.backgroundColor = color
    horizontal?.backgroundColor = color
  }

  private func cancelFlash() {
    if let flashEnd { FrameClock.current.cancel(flashEnd) }
    flashEnd = nil
  }
}

/// A bar of a scroll view, a type of its own so that trees of views name it.
final class ScrollIndicatorView: UIView {}
