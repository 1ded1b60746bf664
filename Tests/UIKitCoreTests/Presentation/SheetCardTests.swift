import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// What stands behind a large sheet.
struct SheetCardTests {
  /// An iPhone 14: 390 × 844 points, 47 above and 34 below unsafe.
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// 47 points of safe area and a gap of 10.
  private static let sheetTop: CGFloat = 57
  /// A card is 8.35 per cent narrower.
  private static let scale: CGFloat = 1 - 0.0835

  private final class Scene {
    let stage: Stage
    let root = ProbeController("R")
    let sheet = ProbeController("A")

    init(device: String = "iphone-14") throws {
      stage = try Stage(device: device)
      stage.show(root)
    }

    func present(_ detents: [UISheetPresentationController.Detent]? = nil) throws {
      if let detents { sheet.sheetPresentationController?.detents = detents }
      root.present(sheet, animated: true)
      try stage.settle()
    }

    /// Where the root's view stands on the screen, by its model values.
    var rootFrame: CGRect { root.view.convert(root.view.bounds, to: nil) }
    var rootFrameNow: CGRect { stage.presentationFrame(of: root.view) }
    var sheetTopNow: CGFloat {
      sheet.presentationController?.presentedView.map { stage.presentationFrame(of: $0).minY } ?? 0
    }
  }

  /// The frame of the whole screen `part` of the way to the card.
  private static func card(_ part: CGFloat, of screen: CGRect = screen, top: CGFloat = 47) -> CGRect
  {
    let scale = 1 - 0.0835 * part
    let width = screen.width * scale
    return CGRect(
      x: screen.midX - width / 2,
      y: top * part,
      width: width,
      height: screen.height * scale
    )
  }

  // MARK: - Arithmetic

  @Test func `nothing in front changes nothing`() {
    let card = SheetCard(frame: Self.screen, sheetTop: Self.sheetTop, depth: 0)

    #expect(card.transform.isIdentity)
    #expect(card.rounding == 0)
  }

  @Test(arguments: [0.25, 0.5, 1.0])
  func `the way back is even`(depth: CGFloat) {
    let card = SheetCard(frame: Self.screen, sheetTop: Self.sheetTop, depth: depth)

    #expect(isClose(card.scale, 1 - 0.0835 * depth))
    // The middle of the smaller view, from the edge that is 47 · depth down.
    #expect(isClose(card.offset, 47 * depth + 422 * card.scale - 422))
    #expect(card.rounding == depth)
  }

  @Test func `behind two sheets a card is hidden by the one in front`() {
    let near = SheetCard(frame: Self.screen, sheetTop: Self.sheetTop, depth: 1)
    let far = SheetCard(frame: Self.screen, sheetTop: Self.sheetTop, depth: 2)

    #expect(isClose(far.scale, Self.scale * Self.scale))
    #expect(isClose(422 + near.offset - 422 * near.scale, 47))
    #expect(isClose(422 + far.offset - 422 * far.scale, 47))
    #expect(far.rounding == 1)
  }

  // MARK: - In the window

  @Test(.facts("A38")) func `the presenter shrinks behind a large sheet`() throws {
    let scene = try Scene()

    try scene.present()

    #expect(isClose(scene.rootFrame, Self.card(1)))
    // What the app sees of its own view stays.
    #expect(scene.root.view.frame == Self.screen)
    #expect(scene.root.view.transform.isIdentity)
    #expect(scene.root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scene.stage.application.statusBar.style == .lightContent)
    scene.root.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.rootFrame == Self.screen)
    #expect(scene.root.view.superview?.layer.cornerRadius == 0)
    #expect(scene.stage.application.statusBar.style == .default)
  }

  @Test func `the presenter moves with the sheet`() throws {
    let scene = try Scene()
    scene.root.present(scene.sheet, animated: true)
    scene.stage.turn()

    for _ in 0..<4 {
      scene.stage.advance(by: 0.06)
      let part = (844 - scene.sheetTopNow) / (844 - Self.sheetTop)

      #expect(part > 0 && part < 1)
      #expect(isClose(scene.rootFrameNow, Self.card(part)))
    }
  }

  @Test func `behind a sheet at the medium detent nothing shrinks`() throws {
    let scene = try Scene()

    try scene.present([.medium()])

    #expect(scene.rootFrame == Self.screen)
    #expect(scene.stage.application.statusBar.style == .default)
  }

  @Test func `the presenter follows the finger between the detents`() throws {
    let scene = try Scene()
    try scene.present([.medium(), .large()])
    // 844 − 57 − 34 = 753; half of it is the medium detent.
    let medium = 844 - 34 - 753 / 2.0
    #expect(isClose(scene.sheetTopNow, medium))
    #expect(scene.rootFrame == Self.screen)

    scene.stage.press(at: CGPoint(x: 195, y: medium + 20))
    scene.stage.advance(by: 0.1)
    for y in stride(from: medium, through: medium - 300, by: -100) {
      scene.stage.move(to: CGPoint(x: 195, y: y))
      scene.stage.advance(by: 0.1)
      let part = (medium - scene.sheetTopNow) / (medium - Self.sheetTop)
      #expect(isClose(scene.rootFrameNow, Self.card(part)))
    }
    #expect(scene.stage.application.statusBar.style == .lightContent)
    scene.stage.release()
    try scene.stage.settle()

    #expect(isClose(scene.sheetTopNow, Self.sheetTop))
    #expect(isClose(scene.rootFrame, Self.card(1)))
  }

  @Test func `a drag down that is taken back leaves the card`() throws {
    let scene = try Scene()
    try scene.present()

    scene.stage.press(at: CGPoint(x: 195, y: 100))
    scene.stage.advance(by: 0.1)
    scene.stage.move(to: CGPoint(x: 195, y: 120))
    scene.stage.move(to: CGPoint(x: 195, y: 320))
    let part = (844 - scene.sheetTopNow) / (844 - Self.sheetTop)
    #expect(part < 0.8)
    #expect(isClose(scene.rootFrameNow, Self.card(part)))
    scene.stage.advance(by: 0.1)
    scene.stage.release()
    try scene.stage.settle()

    #expect(isClose(scene.rootFrame, Self.card(1)))
  }

  @Test func `dragged out the presenter is as before`() throws {
    let scene = try Scene()
    try scene.present()

    scene.stage.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), over: 0.4)
    try scene.stage.settle()

    #expect(scene.root.presentedViewController == nil)
    #expect(scene.rootFrame == Self.screen)
    #expect(scene.root.view.superview?.layer.cornerRadius == 0)
  }

  @Test func `a second sheet makes the first one the card`() throws {
    let scene = try Scene()
    try scene.present()
    let second = ProbeController("B")

    scene.sheet.present(second, animated: true)
    try scene.stage.settle()

    let first = try #require(scene.sheet.presentationController?.presentedView)
    let frame = first.convert(first.bounds, to: nil)
    // The sheet is 390 × 787 at 57; its card begins 10 points above the sheet in front.
    #expect(
      isClose(
        frame,
        CGRect(
          x: 195 - 195 * Self.scale,
          y: 47,
          width: 390 * Self.scale,
          height: 787 * Self.scale
        )
      )
    )
    // The root is hidden behind it.
    #expect(isClose(scene.rootFrame.minY, 47))
    #expect(isClose(scene.rootFrame.width, 390 * Self.scale * Self.scale))
    #expect(scene.sheet.view.safeAreaInsets.bottom == 34)
    scene.root.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.rootFrame == Self.screen)
  }

  @Test func `a medium sheet behind a large one stays where it is`() throws {
    let scene = try Scene()
    try scene.present([.medium()])
    let medium = try #require(scene.sheet.presentationController?.presentedView)
    let frame = medium.frame
    let second = ProbeController("B")

    scene.sheet.present(second, animated: true)
    try scene.stage.settle()

    #expect(medium.transform.isIdentity)
    #expect(medium.frame == frame)
    // One large sheet is in front of the root.
    #expect(isClose(scene.rootFrame, Self.card(1)))
  }

  @Test func `a new root stands as it should`() throws {
    let scene = try Scene()
    try scene.present()
    let next = ProbeController("N")

    scene.stage.window.rootViewController = next
    try scene.stage.settle()

    #expect(next.view.convert(next.view.bounds, to: nil) == Self.screen)
    #expect(next.view.superview?.layer.cornerRadius == 0)
    #expect(scene.stage.application.statusBar.style == .default)
  }

  @Test func `turned on the way the presenter is right on both sides`() throws {
    let scene = try Scene()
    scene.root.present(scene.sheet, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.2)

    scene.stage.rotate(.landscapeLeft)
    try scene.stage.settle()
    #expect(scene.sheet.activePresentationController?.presentationStyle == .fullScreen)
    scene.stage.rotate(.portrait)
    try scene.stage.settle()
    #expect(isClose(scene.rootFrame, Self.card(1)))
    scene.root.dismiss(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.2)
    scene.stage.rotate(.landscapeLeft)
    try scene.stage.settle()

    #expect(scene.rootFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `an alert on top of a sheet moves nothing`() throws {
    let scene = try Scene()
    try scene.present()
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))

    scene.sheet.present(alert, animated: true)
    try scene.stage.settle()

    #expect(isClose(scene.rootFrame, Self.card(1)))
    #expect(scene.sheet.presentationController?.presentedView?.transform.isIdentity == true)
  }

  @Test func `a controller in full screen shrinks as a whole`() throws {
    let scene = try Scene()
    let cover = ProbeController("F")
    cover.modalPresentationStyle = .fullScreen
    scene.root.present(cover, animated: false)
    try scene.stage.settle()

    cover.present(scene.sheet, animated: true)
    try scene.stage.settle()

    #expect(isClose(cover.view.convert(cover.view.bounds, to: nil), Self.card(1)))
    #expect(cover.view.frame == Self.screen)
    cover.dismiss(animated: true)
    try scene.stage.settle()
    #expect(cover.view.convert(cover.view.bounds, to: nil) == Self.screen)
  }

  @Test func `in landscape a sheet covers all and nothing shrinks`() throws {
    let scene = try Scene()
    try scene.present()

    scene.stage.rotate(.landscapeLeft)
    try scene.stage.settle()
    #expect(scene.root.view.superview?.superview?.transform.isIdentity != false)
    scene.stage.rotate(.portrait)
    try scene.stage.settle()

    #expect(isClose(scene.rootFrame, Self.card(1)))
    #expect(scene.root.view.frame == Self.screen)
    scene.root.dismiss(animated: false)
    try scene.stage.settle()
    #expect(scene.rootFrame == Self.screen)
  }

  @Test(arguments: ["ipad-10"]) func `a card on a pad pushes nothing back`(device: String) throws {
    let scene = try Scene(device: device)

    try scene.present()

    #expect(scene.rootFrame == scene.stage.window.bounds)
  }

  @Test func `touches reach the shrunken view where it shows`() throws {
    let scene = try Scene()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    scene.root.view.addSubview(button)
    scene.sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    try scene.present()

    // The corner of the card: (390 − 390 · 0.9165) / 2 = 16.28 from the left, 47 down.
    let card = CGPoint(x: 20, y: 50)
    #expect(scene.stage.window.hitTest(card, with: nil) === button)
    #expect(scene.stage.window.hitTest(CGPoint(x: 10, y: 50), with: nil) === scene.stage.window)
  }

  @Test(arguments: [0.1, 0.3, 0.45])
  func `scrubbing shows what playing shows`(time: TimeInterval) throws {
    let duration = 0.5
    let played = try Scene()
    let shown = SheetSlide(duration: duration)
    played.sheet.transitioningDelegate = shown
    played.root.present(played.sheet, animated: true)
    played.stage.turn()
    played.stage.advance(by: time)
    let expected = try played.stage.snapshotPNG()
    let scrubbed = try Scene()
    let driven = SheetSlide(duration: duration)
    driven.driver = UIPercentDrivenInteractiveTransition()
    scrubbed.sheet.transitioningDelegate = driven
    scrubbed.root.present(scrubbed.sheet, animated: true)
    scrubbed.stage.turn()

    driven.driver?.update(time / duration)

    #expect(isClose(scrubbed.rootFrameNow, played.rootFrameNow))
    #expect(try scrubbed.stage.snapshotPNG() == expected)
    driven.driver?.cancel()
    try scrubbed.stage.settle()
    #expect(scrubbed.rootFrame == Self.screen)
    #expect(scrubbed.root.presentedViewController == nil)
  }
}

/// Slides a sheet up evenly, by itself or driven.
private final class SheetSlide: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  var driver: UIPercentDrivenInteractiveTransition?

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    let frame = transitionContext.finalFrame(for: controller)
    view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .curveLinear,
      animations: { view.frame = frame },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
