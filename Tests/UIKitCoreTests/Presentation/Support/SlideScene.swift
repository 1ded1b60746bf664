import CoreGraphics
import Foundation
import ProsceniumTesting
import UIKit

@testable import UIKitCore

/// A root on a free screen of 375 × 667 points (P) that presents `sheet` by a slide.
///
/// L is the same screen turned: 667 × 375.
final class SlideScene {
  static let portrait = CGSize(width: 375, height: 667)
  static let landscape = CGSize(width: 667, height: 375)

  let stage: Stage
  let log = CallLog()
  let root: Root
  let sheet: Sheet
  let slide: Slide
  private(set) var completions = 0

  init(_ edge: SlideEdge = .left, size: CGSize = SlideScene.portrait) {
    stage = Stage(size: size)
    root = Root("R", log: log)
    sheet = Sheet("A", log: log)
    slide = Slide(edge)
    slide.prepare(sheet)
    stage.show(root)
    log.clear()
  }

  func present(animated: Bool = true) {
    root.present(sheet, animated: animated) { self.completions += 1 }
  }

  func presentAndSettle(animated: Bool = true) throws {
    present(animated: animated)
    try stage.settle()
  }

  func dismissAndSettle(animated: Bool = true) throws {
    root.dismiss(animated: animated)
    try stage.settle()
  }

  func turnToLandscape() throws {
    stage.rotate(.landscapeLeft)
    try stage.settle()
  }

  func turnToPortrait() throws {
    stage.rotate(.portrait)
    try stage.settle()
  }

  var controller: SlidePresentationController? {
    sheet.presentationController as? SlidePresentationController
  }

  var container: UIView? { controller?.containerView }
  var dimming: UIView? { controller?.dimmingView }

  /// The dimming view and the panel: what the container should hold, in this order.
  var panelViews: [UIView] { [dimming, sheet.view].compactMap { $0 } }

  /// Whether the window shows the root and nothing else, at its full size.
  var showsOnlyRoot: Bool {
    stage.windowContents == [root.view] && root.view.frame == stage.window.bounds
      && root.presentedViewController == nil && root.transitionCoordinator == nil
      && !stage.application.isIgnoringInteractionEvents
  }

  /// Seconds since `start`, rounded to hide the noise of sums.
  func time(since start: TimeInterval) -> TimeInterval {
    ((stage.now - start) * 1e6).rounded() / 1e6
  }
}

/// Whether two rectangles agree to a hundredth of a point.
func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
  let tolerance: CGFloat = 0.01
  return abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
    && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
}

/// The opacity seen at this instant.
func shownAlpha(_ view: UIView?) -> CGFloat? {
  view.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) }
}
