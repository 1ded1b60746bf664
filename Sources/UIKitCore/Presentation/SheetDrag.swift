import CoreGraphics
import Foundation

/// The user's finger on a sheet: moves it between its detents and down to the end.
///
/// A list in the sheet scrolls first, except where it is at its top: there a drag up makes the sheet
/// larger as long as that goes, and a drag down lowers it.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  /// How far from its top a list still counts as scrolled to the top, in points.
  private static let topTolerance: CGFloat = 0.5

  private unowned let sheet: UISheetPresentationController
  private var startFrame = CGRect.zero
  private(set) var isDragging = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  func attach() {
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector("handlePan:", SheetDrag.handlePan)
    )
    pan.delegate = self
    sheet.sheetView.addGestureRecognizer(pan)
  }

  // MARK: - Whose drag it is

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let container = sheet.container,
      sheet.presentation?.phase == .presented, sheet.sheetView.transform.isIdentity
    else { return false }
    let velocity = pan.velocity(in: container)
    guard abs(velocity.y) >= abs(velocity.x) else { return false }
    let list = scrollView(at: pan.location(in: sheet.sheetView))
    return list.map { takes(dragUp: velocity.y < 0, from: $0) } ?? true
  }

  /// A list waits until it is clear that the sheet does not want the drag.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === list.panGestureRecognizer
      && list.isDescendant(of: sheet.sheetView)
  }

  private func scrollView(at point: CGPoint) -> UIScrollView? {
    let hit = sheet.sheetView.hitTest(point, with: nil)
    return sequence(first: hit, next: { $0?.superview })
      .prefix { $0 !== sheet.sheetView }
      .compactMap { $0 as? UIScrollView }
      .first(where: \.isScrollEnabled)
  }

  private func takes(dragUp isUp: Bool, from list: UIScrollView) -> Bool {
    let top = -list.adjustedContentInset.top
    guard list.contentOffset.y <= top + Self.topTolerance else { return false }
    // Pulling a list that refreshes does that.
    return isUp
      ? sheet.prefersScrollingExpandsWhenScrolledToEdge && canGrow : list.refreshControl == nil
  }

  private var canGrow: Bool {
    let context = sheet.detentContext
    guard let current = sheet.selectedDetent?.value(in: context) else { return false }
    return sheet.activeDetents.contains { ($0.value(in: context) ?? 0) > current }
  }

  // MARK: - Following

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let container = sheet.container else { return }
    switch pan.state {
    case .began:
      isDragging = true
      startFrame = sheet.sheetView.frame
      follow(pan.translation(in: container).y, in: container)
    case .changed:
      follow(pan.translation(in: container).y, in: container)
    case .ended:
      isDragging = false
      settle(speed: pan.velocity(in: container).y, in: container)
    case .cancelled, .failed:
      isDragging = false
      sheet.animateChanges {}
    case .possible:
      return
    @unknown default:
      return
    }
  }

  private func follow(_ distance: CGFloat, in container: UIView) {
    var minY = startFrame.minY + distance
    let low = lowestTop(in: container)
    if minY > low, sheet.presentedViewController.isModalInPresentation {
      minY = low + ScrollPhysics.rubberBand(minY - low, dimension: container.bounds.height)
    }
    let isCard = sheet.selectedDetent == nil
    minY = max(minY, isCard ? startFrame.minY : highestTop(in: container))
    sheet.sheetView.frame = CGRect(
      x: startFrame.minX,
      y: minY,
      width: startFrame.width,
      height: isCard
        ? startFrame.height : max(startFrame.height, container.bounds.maxY - minY)
    )
    let way = container.bounds.maxY - low
    sheet.showDragged(
      part: way > 0 ? min((container.bounds.maxY - minY) / way, 1) : 1,
      height: container.bounds.maxY - minY - container.safeAreaInsets.bottom
    )
  }

  private func highestTop(in container: UIView) -> CGFloat {
    container.bounds.maxY - sheet.detentContext.maximumDetentValue
      - container.safeAreaInsets.bottom
  }

  /// Where the smallest detent begins; dragged below that, the sheet is on its way out.
  private func lowestTop(in container: UIView) -> CGFloat {
    guard let smallest = heights.first else { return startFrame.minY }
    return container.bounds.maxY - smallest.value - container.safeAreaInsets.bottom
  }

  /// What the sheet can be, from small to large; nothing for a card, which has one size.
  private var heights: [(name: UISheetPresentationController.Detent.Identifier, value: CGFloat)] {
    guard sheet.selectedDetent != nil else { return [] }
    let context = sheet.detentContext
    return sheet.activeDetents
      .compactMap { detent in detent.value(in: context).map { (detent.identifier, $0) } }
      .sorted { $0.1 < $1.1 }
  }

  // MARK: - Letting go

  private func settle(speed: CGFloat, in container: UIView) {
    let heights = heights
    let height =
      container.bounds.maxY - sheet.sheetView.frame.minY - container.safeAreaInsets.bottom
    let smallest =
      heights.first?.value
      ?? container.bounds.maxY - startFrame.minY - container.safeAreaInsets.bottom
    let isFlickedDown = speed > SheetMetrics.flickSpeed && height < smallest
    if height < smallest * SheetMetrics.dismissalFraction || isFlickedDown,
      sheet.presentation?.next == nil, sheet.mayBeDismissedByUser()
    {
      sheet.dismissByUser()
      return
    }
    guard let first = heights.first else {
      sheet.animateChanges {}
      return
    }
    sheet.select(targetDetent(height: height, speed: speed, heights: heights) ?? first.name)
  }

  /// A flick goes to the next detent its way, anything else to the nearest.
  private func targetDetent(
    height: CGFloat,
    speed: CGFloat,
    heights: [(name: UISheetPresentationController.Detent.Identifier, value: CGFloat)]
  ) -> UISheetPresentationController.Detent.Identifier? {
    if speed > SheetMetrics.flickSpeed { return heights.last { $0.value < height }?.name }
    if speed < -SheetMetrics.flickSpeed { return heights.first { $0.value > height }?.name }
    return heights.min { abs($0.value - height) < abs($1.value - height) }?.name
  }
}
