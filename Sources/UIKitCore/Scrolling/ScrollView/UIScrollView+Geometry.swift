import CoreGraphics
import Foundation

// Ranges of the offset and insets.
extension UIScrollView {
  /// The offsets at which the content fills the view, along each axis.
  var horizontalRange: ClosedRange<CGFloat> {
    range(
      start: -appliedAdjustedInset.left,
      end: contentSize.width + appliedAdjustedInset.right - bounds.width
    )
  }

  var verticalRange: ClosedRange<CGFloat> {
    range(
      start: -appliedAdjustedInset.top - topExpansion - (refreshControl?.heldHeight ?? 0),
      end: contentSize.height + appliedAdjustedInset.bottom - bounds.height
    )
  }

  private func range(start: CGFloat, end: CGFloat) -> ClosedRange<CGFloat> {
    let end = rounded(end)
    return start...max(start, end)
  }

  /// The nearest whole pixel.
  func rounded(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale).rounded() / scale
  }

  var canMoveHorizontally: Bool {
    isScrollEnabled
      && (horizontalRange.upperBound > horizontalRange.lowerBound
        || alwaysBounceHorizontal && bounces)
  }

  var canMoveVertically: Bool {
    isScrollEnabled
      && (verticalRange.upperBound > verticalRange.lowerBound || alwaysBounceVertical && bounces
        || refreshControl != nil)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, horizontalRange.lowerBound), horizontalRange.upperBound),
      y: min(max(offset.y, verticalRange.lowerBound), verticalRange.upperBound)
    )
  }

  /// Brings a resting offset back into its range after the content, the size or an inset changed.
  func settleIntoRange() {
    guard !isDragging, !isZooming, !driver.isRunning else { return }
    // Only what is beyond the end moves: an offset before the start was somebody's wish.
    let offset = contentOffset
    contentOffset = CGPoint(
      x: max(min(offset.x, horizontalRange.upperBound), min(offset.x, horizontalRange.lowerBound)),
      y: max(min(offset.y, verticalRange.upperBound), min(offset.y, verticalRange.lowerBound))
    )
  }

  /// The nearest offset that shows `rect`, or the part of it that fits.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = appliedAdjustedInset
    func nearest(
      _ low: CGFloat,
      _ high: CGFloat,
      _ offset: CGFloat,
      _ before: CGFloat,
      _ visible: CGFloat
    ) -> CGFloat {
      let start = offset + before
      if low >= start && high <= start + visible { return offset }
      if high - low > visible {
        return low > start ? low - before : min(offset, high - visible - before)
      }
      return low < start ? low - before : high - visible - before
    }
    let target = CGPoint(
      x: nearest(
        rect.minX,
        rect.maxX,
        contentOffset.x,
        inset.left,
        bounds.width - inset.left - inset.right
      ),
      y: nearest(
        rect.minY,
        rect.maxY,
        contentOffset.y,
        inset.top,
        bounds.height - inset.top - inset.bottom
      )
    )
    return clamped(target)
  }

  func computeAdjustedInset() -> UIEdgeInsets {
    let safe = overlappingSafeArea
    let adjustsVertically: Bool
    let adjustsHorizontally: Bool
    switch contentInsetAdjustmentBehavior {
    case .never:
      return contentInset
    case .always:
      adjustsVertically = true
      adjustsHorizontally = true
    case .scrollableAxes, .automatic:
      let inset = contentInset
      let fitsVertically =
        contentSize.height + inset.top + inset.bottom + safe.top + safe.bottom <= bounds.height
      let fitsHorizontally =
        contentSize.width + inset.left + inset.right + safe.left + safe.right <= bounds.width
      adjustsVertically =
        !fitsVertically || alwaysBounceVertical
        || contentInsetAdjustmentBehavior == .automatic && isContentOfBarContainer
      adjustsHorizontally =
        contentSize.width > 0 && !fitsHorizontally && contentSize.width > bounds.width
        || alwaysBounceHorizontal
    }
    return UIEdgeInsets(
      top: contentInset.top + (adjustsVertically ? safe.top : 0),
      left: contentInset.left + (adjustsHorizontally ? safe.left : 0),
      bottom: contentInset.bottom + (adjustsVertically ? safe.bottom : 0),
      right: contentInset.right + (adjustsHorizontally ? safe.right : 0)
    )
  }

  /// Scrolling moves the bounds, yet the safe area is that of the frame: it must not shift with it.
  private var overlappingSafeArea: UIEdgeInsets { safeAreaInsets }

  /// Whether a controller in a container with bars has this view as its own or as its first subview.
  private var isContentOfBarContainer: Bool {
    guard let controller = nearestViewController, let root = controller.viewIfLoaded else {
      return false
    }
    guard root === self || root.subviews.first === self else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
      && (controller.navigationController != nil || controller.tabBarController != nil)
  }

  private var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
