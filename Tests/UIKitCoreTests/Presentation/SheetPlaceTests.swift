import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Where sheets come to stand, and how they get there.
struct SheetPlaceTests {
  @Test func `a card centers itself over its source as far as there is room`() throws {
    let stage = try Stage(device: "ipad-10")
    let root = UIViewController()
    stage.show(root)
    let source = UIView(frame: rect(500, 100, 100, 100))
    root.view.addSubview(source)
    let card = UIViewController()
    card.modalPresentationStyle = .formSheet
    card.preferredContentSize = CGSize(width: 300, height: 400)
    card.sheetPresentationController?.sourceView = source

    root.present(card, animated: false)
    try stage.settle()

    // The source's middle is (550, 150); 24 points of safe area are the highest that it may stand.
    let view = try #require(card.sheetPresentationController?.presentedView)
    #expect(view.frame == rect(400, 24, 300, 400))
  }

  @Test func `a sheet whose detents do not apply rests at the large one`() throws {
    let stage = try Stage(device: "iphone-se-3", orientation: .landscapeRight)
    let root = UIViewController()
    stage.show(root)
    let sheet = UIViewController()
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium()]
    controller.prefersEdgeAttachedInCompactHeight = true
    root.present(sheet, animated: false)
    try stage.settle()
    let frame = try #require(controller.presentedView?.frame)

    stage.drag(from: CGPoint(x: 333, y: 60), to: CGPoint(x: 333, y: 90), over: 1)
    try stage.settle()

    #expect(controller.presentedView?.frame == frame)
  }

  @Test(.facts("E52", "E53")) func `a sheet comes up on the system's spring`() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667))
    let root = UIViewController()
    stage.show(root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    root.present(sheet, animated: true)
    stage.turn()

    stage.advance(by: 0.1)

    // Critically damped, √(1000 / 3) a second: (1 + ωt) e^(−ωt) of the way is left.
    let phase = (1000.0 / 3).squareRoot() * 0.1
    let rest = CGFloat((1 + phase) * exp(-phase))
    #expect(abs(stage.presentationFrame(of: sheet.view).minY - 667 * rest) < 0.01)
    stage.advance(by: 0.4)
    #expect(sheet.view.frame == stage.window.bounds)
    #expect(sheet.transitionCoordinator == nil)
  }

  @Test func `a popover stays where it is when its source goes`() throws {
    let stage = try Stage(device: "ipad-10")
    let root = UIViewController()
    stage.show(root)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    func present() throws -> CGRect {
      let source = UIView(frame: rect(300, 200, 60, 30))
      root.view.addSubview(source)
      popover.popoverPresentationController?.sourceView = source
      root.present(popover, animated: false)
      try stage.settle()
      source.removeFromSuperview()
      return try #require(popover.popoverPresentationController?.presentedView?.frame)
    }
    let frame = try present()

    popover.popoverPresentationController?.containerView?.setNeedsLayout()
    try stage.settle()

    #expect(popover.popoverPresentationController?.presentedView?.frame == frame)
  }
}
