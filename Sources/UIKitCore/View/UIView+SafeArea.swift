import CoreGraphics
import Foundation

/// Safe area and layout margins.
extension UIView {
  /// Margin of a view that nobody gave one, in points (Apple's documented default).
  private static let defaultMargin: CGFloat = 8

  /// Works the insets out again and hands changes down.
  func safeAreaMayHaveChanged() {
    let insets = window == nil ? .zero : computedSafeAreaInsets
    guard insets != environment.safeAreaInsets else { return }
    environment.safeAreaInsets = insets
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsDidChange()
    safeAreaGuideDidChange()
    layoutMarginsMayHaveChanged()
    for subview in subviews {
      subview.safeAreaMayHaveChanged()
    }
  }

  /// The part of the superview's unsafe edges that covers this view, plus the controller's own.
  private var computedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.screen.currentSafeAreaInsets
    } else if let containerSafeArea = environment.containerSafeArea {
      insets = containerSafeArea
    } else if let superview, superview.safeAreaInsetsForSubviews != .zero {
      let outer = superview.safeAreaInsetsForSubviews
      let safe = rectForSafeArea(superview.bounds.inset(by: outer), of: superview)
      let all = rectForSafeArea(superview.bounds, of: superview)
      let own = bounds
      // An edge counts only where this view reaches into the unsafe strip of the superview.
      insets = UIEdgeInsets(
        top: overlap(safe.minY - max(own.minY, all.minY), upTo: own.height),
        left: overlap(safe.minX - max(own.minX, all.minX), upTo: own.width),
        bottom: overlap(min(own.maxY, all.maxY) - safe.maxY, upTo: own.height),
        right: overlap(min(own.maxX, all.maxX) - safe.maxX, upTo: own.width)
      )
    }
    if let owningViewController {
      insets = insets + owningViewController.additionalSafeAreaInsets
    }
    return insets
  }

  private func rectForSafeArea(_ rect: CGRect, of superview: UIView) -> CGRect {
    guard environment.safeAreaIgnoresTransform else { return convert(rect, from: superview) }
    let frame = untransformedFrame
    return rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
  }

  /// Called by containers with bars: their child's safe area begins where the bars end.
  func setContainerSafeArea(_ insets: UIEdgeInsets?) {
    guard insets != environment.containerSafeArea else { return }
    environment.containerSafeArea = insets
    safeAreaMayHaveChanged()
  }

  private func overlap(_ length: CGFloat, upTo limit: CGFloat) -> CGFloat {
    min(max(length, 0), max(limit, 0))
  }

  var customLayoutMargins: UIEdgeInsets? {
    get { environment.margins }
    set {
      environment.margins = newValue
      layoutMarginsMayHaveChanged()
    }
  }

  /// The margins that layout uses: the app's or the system's, the safe area and, where asked for,
  /// the superview's.
  var effectiveLayoutMargins: UIEdgeInsets {
    let fallback = UIEdgeInsets(
      top: Self.defaultMargin,
      left: Self.defaultMargin,
      bottom: Self.defaultMargin,
      right: Self.defaultMargin
    )
    var margins = environment.margins ?? fallback
    if let owningViewController {
      margins = owningViewController.rootViewMargins(custom: environment.margins)
    }
    if environment.preservesSuperviewMargins, let superview {
      let outer = convert(
        superview.bounds.inset(by: superview.effectiveLayoutMargins),
        from: superview
      )
      margins = UIEdgeInsets(
        top: max(margins.top, outer.minY - bounds.minY),
        left: max(margins.left, outer.minX - bounds.minX),
        bottom: max(margins.bottom, bounds.maxY - outer.maxY),
        right: max(margins.right, bounds.maxX - outer.maxX)
      )
    }
    return environment.insetsMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  func layoutMarginsMayHaveChanged() {
    let margins = effectiveLayoutMargins
    guard margins != environment.announcedMargins else { return }
    environment.announcedMargins = margins
    layoutMarginsDidChange()
    owningViewController?.viewLayoutMarginsDidChange()
    layoutMarginsGuideDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsMayHaveChanged()
    }
  }
}
