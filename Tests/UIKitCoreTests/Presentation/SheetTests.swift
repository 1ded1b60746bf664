import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Page sheets, form sheets and popovers.
struct SheetTests {
  private final class Scene {
    let stage: Stage
    let root = ProbeController("R")
    let sheet = ProbeController("A")

    init(device: String = "iphone-se-3") throws {
      stage = try Stage(device: device)
      stage.show(root)
    }

    func present() throws {
      root.present(sheet, animated: true)
      try stage.settle()
    }

    var sheetView: UIView? { sheet.presentationController?.presentedView }
  }

  @Test(.facts("A26", "A38")) func `the automatic style is a sheet below the status bar`() throws {
    let scene = try Scene()

    try scene.present()

    #expect(scene.sheet.presentationController is UISheetPresentationController)
    // 20 points of status bar, 10 to the card behind, 10 that show of it.
    #expect(scene.sheetView?.frame == rect(0, 40, 375, 627))
    #expect(scene.sheet.view.bounds.size == CGSize(width: 375, height: 627))
    #expect(scene.root.log.lines.filter { $0.contains("isappear") }.isEmpty)
    #expect(scene.sheet.view.safeAreaInsets.top == 0)
  }

  @Test(.facts("I24")) func `a sheet's looks`() throws {
    let scene = try Scene(device: "iphone-14-pro")
    scene.sheet.sheetPresentationController?.prefersGrabberVisible = true

    try scene.present()

    // With a card behind it, 10 points below the safe area of 59; without one it would stand there.
    let view = try #require(scene.sheetView)
    #expect(view.frame == rect(0, 69, 393, 783))
    #expect(view.layer.cornerRadius == 10)
    let grabber = try #require(view.subviews.last)
    #expect(grabber.frame == rect(393 / 2.0 - 18, 5, 36, 5))
    let dimming = try #require(view.superview?.subviews.first)
    #expect(dimming.frame == rect(0, 0, 393, 852))
    #expect(dimming.alpha == 1)
    #expect(dimming.backgroundColor == UIColor(white: 0, alpha: 0.2))
  }

  @Test(.facts("I24"), arguments: [(300.0, false), (420.0, true)])
  func `let go at rest below half of its height a sheet closes`(
    distance: CGFloat,
    closes: Bool
  ) throws {
    let scene = try Scene(device: "iphone-14-pro")
    try scene.present()

    // Half of 783 is 391.5.
    scene.stage.press(at: CGPoint(x: 180, y: 100))
    scene.stage.advance(by: 0.1)
    scene.stage.move(to: CGPoint(x: 180, y: 120))
    scene.stage.move(to: CGPoint(x: 180, y: 120 + distance))
    scene.stage.advance(by: 0.5)
    scene.stage.release()
    try scene.stage.settle()

    #expect((scene.root.presentedViewController == nil) == closes)
  }

  @Test(.facts("I24"), arguments: [(700.0, false), (1300.0, true)])
  func `a flick closes a sheet`(speed: CGFloat, closes: Bool) throws {
    let scene = try Scene(device: "iphone-14-pro")
    try scene.present()

    // 200 points are less than half of the height.
    scene.stage.drag(
      from: CGPoint(x: 180, y: 100),
      to: CGPoint(x: 180, y: 300),
      over: 200 / speed
    )
    try scene.stage.settle()

    #expect((scene.root.presentedViewController == nil) == closes)
  }

  @Test(.facts("G23")) func `detents are heights without the bottom safe area`() throws {
    let scene = try Scene(device: "iphone-14")
    let sheet = try #require(scene.sheet.sheetPresentationController)
    sheet.detents = [.medium(), .large()]

    try scene.present()

    // 844 − 47 − 10 − 34 = 753 is the large detent, half of it the medium one.
    #expect(scene.sheetView?.frame == rect(0, 844 - 376.5 - 34, 390, 376.5 + 34))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    try scene.stage.settle()
    #expect(scene.sheetView?.frame == rect(0, 57, 390, 787))
  }

  @Test func `custom detents are asked with the maximum`() throws {
    let scene = try Scene()
    let sheet = try #require(scene.sheet.sheetPresentationController)
    sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue * 0.1 }]

    try scene.present()

    #expect(try isClose(#require(scene.sheetView).frame, rect(0, 667 - 62.7, 375, 62.7)))
  }

  @Test(.facts("A39")) func `a tap beside the sheet asks, dismisses and tells`() throws {
    let scene = try Scene()
    let delegate = SheetLogger()
    scene.sheet.presentationController?.delegate = delegate
    scene.sheet.sheetPresentationController?.detents = [.medium()]
    try scene.present()

    scene.stage.tap(at: CGPoint(x: 180, y: 60))
    try scene.stage.settle()

    #expect(delegate.calls == ["should", "will", "did"])
    #expect(scene.stage.windowContents == [scene.root.view])
  }

  @Test(.facts("A39", "A36"), arguments: [true, false])
  func `a refused dismissal is told as an attempt`(byModal: Bool) throws {
    let scene = try Scene()
    let delegate = SheetLogger()
    delegate.allows = byModal
    scene.sheet.isModalInPresentation = byModal
    scene.sheet.presentationController?.delegate = delegate
    scene.sheet.sheetPresentationController?.detents = [.medium()]
    try scene.present()

    scene.stage.tap(at: CGPoint(x: 180, y: 60))
    try scene.stage.settle()

    #expect(delegate.calls == (byModal ? ["attempt"] : ["should", "attempt"]))
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(.facts("A39")) func `dragging a sheet down closes it, a little way springs back`() throws {
    let scene = try Scene()
    let delegate = SheetLogger()
    scene.sheet.presentationController?.delegate = delegate
    try scene.present()

    scene.stage.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 160), over: 1)
    try scene.stage.settle()
    #expect(scene.sheetView?.frame == rect(0, 40, 375, 627))
    #expect(delegate.calls.isEmpty)
    scene.stage.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 600), over: 0.5)
    try scene.stage.settle()

    #expect(delegate.calls == ["should", "will", "did"])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `a form sheet on a pad is a card in the middle`() throws {
    let scene = try Scene(device: "ipad-10")
    scene.sheet.modalPresentationStyle = .formSheet

    try scene.present()

    // 540 × 620 in the middle of 820 × 1180.
    #expect(scene.sheetView?.frame == rect(140, 280, 540, 620))
  }

  @Test func `a popover points at its source on a pad`() throws {
    let scene = try Scene(device: "ipad-10")
    let button = UIView(frame: rect(400, 100, 100, 40))
    scene.root.view.addSubview(button)
    scene.sheet.modalPresentationStyle = .popover
    scene.sheet.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = try #require(scene.sheet.popoverPresentationController)
    popover.sourceView = button

    try scene.present()

    // Below the source: arrow 13 points, content in the middle of x = 450.
    #expect(popover.arrowDirection == .up)
    #expect(popover.presentedView?.frame == rect(300, 140, 300, 213))
    scene.stage.tap(at: CGPoint(x: 50, y: 1000))
    try scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(.facts("C33")) func `a popover is a sheet in compact width`() throws {
    let scene = try Scene()
    scene.sheet.modalPresentationStyle = .popover
    scene.sheet.popoverPresentationController?.sourceView = scene.root.view

    try scene.present()

    #expect(scene.sheet.activePresentationController is UISheetPresentationController)
    #expect(scene.sheet.presentationController is UIPopoverPresentationController)
  }
}

private final class SheetLogger: NSObject, UIAdaptivePresentationControllerDelegate {
  var allows = true
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("attempt")
  }
}
