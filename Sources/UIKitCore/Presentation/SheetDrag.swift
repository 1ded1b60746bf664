import CoreGraphics
import Foundation

/// The user's finger on a sheet: moves it between its detents and down to the end.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
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

  /// Cards stay where they are; only downward and upward drags count.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let container = sheet.container,
      sheet.selectedDetent != nil, sheet.presentation?.phase == .presented
    else { return false }
    let velocity = pan.velocity(in: container)
    return abs(velocity.y) >= abs(velocity.x)
  }

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
    let top =
      container.bounds.maxY - sheet.detentContext.maximumDetentValue
      - container.safeAreaInsets.bottom
    let minY = max(startFrame.minY + distance, top)
    sheet.sheetView.frame = CGRect(
      x: startFrame.minX,
      y: minY,
      width: startFrame.width,
      height: max(startFrame.height, container.bounds.maxY - minY)
    )
  }

  private func settle(speed: CGFloat, in container: UIView) {
    let context = sheet.detentContext
    let height =
      container.bounds.maxY - sheet.sheetView.frame.minY - container.safeAreaInsets.bottom
    let heights = sheet.activeDetents.compactMap { detent in
      detent.value(in: context).map { (detent.identifier, $0) }
    }.sorted { $0.1 < $1.1 }
    guard let smallest = heights.first else { return }
    let isFlickedDown = speed > SheetMetrics.flickSpeed && height < smallest.1
    if height < smallest.1 * SheetMetrics.dismissalFraction || isFlickedDown,
      sheet.mayBeDismissedByUser()
    {
      sheet.dismissByUser()
      return
    }
    let target = targetDetent(height: height, speed: speed, heights: heights) ?? smallest.0
    sheet.select(target)
  }

  /// A flick goes to the next detent its way, anything else to the nearest.
  private func targetDetent(
    height: CGFloat,
    speed: CGFloat,
    heights: [(UISheetPresentationController.Detent.Identifier, CGFloat)]
  ) -> UISheetPresentationController.Detent.Identifier? {
    if speed > SheetMetrics.flickSpeed { return heights.last { $0.1 < height }?.0 }
    if speed < -SheetMetrics.flickSpeed { return heights.first { $0.1 > height }?.0 }
    return heights.min { abs($0.1 - height) < abs($1.1 - height) }?.0
  }
}
