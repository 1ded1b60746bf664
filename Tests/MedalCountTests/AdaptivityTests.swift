import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import MedalCount

/// The panels where the screen turns or changes its size.
struct AdaptivityTests {
  @Test(.facts("L11", "C34", "C37"))
  func `a games panel keeps two thirds when the device turns`() throws {
    let app = try MedalCountStage()
    try app.open("Summer")
    let panel = try #require(app.panel)

    app.stage.rotate(.landscapeRight)
    try app.stage.settle()

    #expect(app.panel === panel)
    // Two thirds of 667.
    #expect(isClose(panel.view.frame.width, 667.0 * 2 / 3))
    #expect(panel.view.frame.height == 375)
    #expect(app.dimmingView?.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test(.facts("L12", "C27", "C34", "C35"))
  func `the request to turn the device stands in for the medal count and gives it back`() throws {
    let app = try MedalCountStage()
    try app.chooseLondon()
    try app.open("Medal Count")
    let medalCount = try app.presented(MedalCountViewController.self)
    let presentationController = try #require(medalCount.presentationController)

    app.stage.resize(to: CGSize(width: 667, height: 375))
    try app.stage.settle()

    let standIn = try #require(
      presentationController.containerView == nil
        ? medalCount.activePresentationController?.presentedViewController
        : nil
    )
    #expect(standIn is RotateViewController)
    #expect(standIn.view.window != nil)
    #expect(standIn.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(medalCount.view.window == nil)
    #expect(app.main.view.window != nil)

    app.stage.resize(to: CGSize(width: 375, height: 667))
    try app.stage.settle()

    #expect(app.panel === medalCount)
    #expect(medalCount.presentationController === presentationController)
    #expect(medalCount.view.window != nil)
    #expect(standIn.view.window == nil)
    #expect(isClose(medalCount.view.frame.minY, 667.0 / 3))
    #expect(app.dimmingView?.alpha == 1)
    #expect(app.dimmingView?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test(.facts("C24", "C36"))
  func `presenting in compact height shows the stand-in at once`() throws {
    let app = try MedalCountStage(orientation: .landscapeRight)
    try app.chooseLondon()

    try app.open("Medal Count")

    let original = app.panel?.presentationController?.presentedViewController
    #expect(app.panel is RotateViewController)
    #expect(original is MedalCountViewController)
  }

  @Test(.facts("L13", "C36"))
  func `dismissing while the stand-in shows closes the whole presentation`() throws {
    let app = try MedalCountStage()
    try app.chooseLondon()
    try app.open("Medal Count")
    app.stage.rotate(.landscapeRight)
    try app.stage.settle()

    app.main.dismiss(animated: true)
    try app.stage.settle()

    #expect(app.panel == nil)
    app.stage.rotate(.portrait)
    try app.stage.settle()
    #expect(app.panel == nil)
    try app.open("Medal Count")
    #expect(app.panel is MedalCountViewController)
  }

  @Test(.facts("C26"))
  func `the second edition's medal count covers the screen in compact height`() throws {
    let app = try MedalCountStage(adaptivity: .fullScreen)
    try app.chooseLondon()
    try app.open("Medal Count")
    let medalCount = try #require(app.panel)

    app.stage.rotate(.landscapeRight)
    try app.stage.settle()

    #expect(app.panel === medalCount)
    #expect(medalCount.view.window != nil)
    let onScreen = app.stage.presentationFrame(of: medalCount.view)
    #expect(onScreen == CGRect(x: 0, y: 0, width: 667, height: 375))

    app.stage.rotate(.portrait)
    try app.stage.settle()

    #expect(isClose(medalCount.view.frame.minY, 667.0 / 3))
    #expect(app.dimmingView?.alpha == 1)
  }

  @Test(.facts("F2"))
  func `an iPad never asks to be turned`() throws {
    let app = try MedalCountStage(device: "ipad-10")
    try app.chooseLondon()
    try app.open("Medal Count")

    app.stage.rotate(.landscapeRight)
    try app.stage.settle()

    #expect(app.panel?.view.window != nil)
    #expect(isClose(try #require(app.panel).view.frame.minY, 820.0 / 3))
  }

  @Test func `the logo is lower in compact height`() throws {
    let app = try MedalCountStage()
    let logo = try #require(app.main.view.subviews.first { $0 is UIImageView })
    #expect(logo.frame.height == 300)

    app.stage.rotate(.landscapeRight)
    try app.stage.settle()

    #expect(logo.frame.height == 100)
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 2000, height: 30)])
  func `survives a window of any size and comes back`(size: CGSize) throws {
    let app = try MedalCountStage()
    try app.open("Summer")
    let tree = app.stage.tree()

    app.stage.resize(to: size)
    try app.stage.settle()
    app.stage.resize(to: CGSize(width: 375, height: 667))
    try app.stage.settle()

    #expect(app.stage.tree().contains("GamesTableViewController"))
    #expect(app.panel?.view.frame == CGRect(x: 0, y: 0, width: 250, height: 667))
    #expect(tree.contains("GamesTableViewController"))
  }
}
