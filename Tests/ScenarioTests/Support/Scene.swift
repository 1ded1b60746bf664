import Foundation
import ProsceniumTesting
import UIKit

/// The scenarios' stage: R fills a free screen, A is ready to be presented by a slide.
///
/// P is 375 × 667 points (horizontal compact, vertical regular), L is 667 × 375 (both compact).
final class Scene {
  nonisolated static let portrait = CGSize(width: 375, height: 667)
  nonisolated static let landscape = CGSize(width: 667, height: 375)

  let stage: Stage
  let log = CallLog()
  let root: Probe
  let slide: SlideManager
  /// A; made at its first use.
  private(set) lazy var sheet: Probe = {
    let sheet = Probe("A", log: log)
    slide.prepare(sheet)
    return sheet
  }()

  init(_ edge: SlideEdge = .left, size: CGSize = Scene.portrait) {
    stage = Stage(size: size)
    root = Probe("R", log: log)
    slide = SlideManager(edge)
    slide.log = log
    stage.show(root)
    log.clear()
  }

  // MARK: - Controllers

  func probe(_ name: String, style: UIModalPresentationStyle = .fullScreen) -> Probe {
    let probe = Probe(name, log: log)
    probe.modalPresentationStyle = style
    return probe
  }

  /// A controller with a slide of its own that lives as long as it does.
  func panel(_ name: String, _ edge: SlideEdge) -> Probe {
    let probe = Probe(name, log: log)
    let manager = SlideManager(edge)
    manager.prepare(probe)
    probe.keeps.append(manager)
    return probe
  }

  // MARK: - Steps

  /// R presents A, and everything comes to rest.
  func presentSheet(animated: Bool = true) throws {
    try present(sheet, on: root, animated: animated)
  }

  func present(
    _ controller: UIViewController,
    on presenter: UIViewController,
    animated: Bool = true
  ) throws {
    presenter.present(controller, animated: animated)
    try stage.settle()
  }

  /// The dismissal is asked of `receiver` (R by default), and everything comes to rest.
  func dismiss(_ receiver: UIViewController? = nil, animated: Bool = true) throws {
    (receiver ?? root).dismiss(animated: animated)
    try stage.settle()
  }

  /// A dismissal of A driven by `driver` has begun.
  func beginDismissal(_ driver: UIPercentDrivenInteractiveTransition) {
    slide.dismissalDriver = driver
    sheet.dismiss(animated: true)
    stage.turn()
    slide.dismissalDriver = nil
  }

  func turnToLandscape() throws {
    stage.rotate(.landscapeLeft)
    try stage.settle()
  }

  func turnToPortrait() throws {
    stage.rotate(.portrait)
    try stage.settle()
  }

  // MARK: - Looking

  var controller: SlidePresentation? { sheet.presentationController as? SlidePresentation }
  var container: UIView? { sheet.presentationController?.containerView }
  var dimming: UIView? { controller?.dimming }

  /// Where `view` is seen now, animations included.
  func seen(_ view: UIView) -> CGRect { stage.presentationFrame(of: view) }

  /// The opacity seen now.
  func seenAlpha(_ view: UIView?) -> CGFloat {
    stage.turn()
    return view.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) } ?? -1
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.tap(at: CGPoint(x: x, y: y))
  }

  /// "Only R": the window shows R at full size and nothing else, and takes touches.
  var showsOnlyRoot: Bool {
    stage.windowContents == [root.view] && root.view.frame == stage.window.bounds
      && root.presentedViewController == nil && root.transitionCoordinator == nil
      && !stage.application.isIgnoringInteractionEvents
  }
}
