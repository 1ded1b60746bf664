import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import MedalCount

/// The panels on their way in and out, on a screen of 375 × 667.
struct SlideInTests {
  /// A panel: the button that opens it, where it rests and where it hides.
  ///
  /// Two thirds of 375 are 250, of 667 are 444.667 (origin 222.333).
  nonisolated struct Panel: CustomTestStringConvertible, Sendable {
    let button: String
    let shown: CGRect
    let hidden: CGRect
    var testDescription: String { button }
  }

  nonisolated static let panels = [
    Panel(
      button: "Summer",
      shown: CGRect(x: 0, y: 0, width: 250, height: 667),
      hidden: CGRect(x: -250, y: 0, width: 250, height: 667)
    ),
    Panel(
      button: "Winter",
      shown: CGRect(x: 125, y: 0, width: 250, height: 667),
      hidden: CGRect(x: 375, y: 0, width: 250, height: 667)
    ),
    Panel(
      button: "Medal Count",
      shown: CGRect(x: 0, y: 667.0 / 3, width: 375, height: 667.0 * 2 / 3),
      hidden: CGRect(x: 0, y: 667, width: 375, height: 667.0 * 2 / 3)
    ),
  ]

  private func app(for panel: Panel) throws -> MedalCountStage {
    let app = try MedalCountStage()
    if panel.button == "Medal Count" { try app.chooseLondon() }
    return app
  }

  /// Part `done` of the way from one frame to another of the same size.
  private func between(_ from: CGRect, _ to: CGRect, _ done: CGFloat) -> CGPoint {
    CGPoint(
      x: from.minX + (to.minX - from.minX) * done,
      y: from.minY + (to.minY - from.minY) * done
    )
  }

  private func expect(_ frame: CGRect, at origin: CGPoint, size: CGSize, _ when: String) {
    #expect(
      isClose(frame.minX, origin.x) && isClose(frame.minY, origin.y)
        && isClose(frame.width, size.width) && isClose(frame.height, size.height),
      "\(when): \(frame) instead of \(origin) \(size)"
    )
  }

  @Test(.facts("E2", "E22", "L4", "L5", "L6"), arguments: panels)
  func `slides in over 0.3 s, dimmed in step`(panel: Panel) throws {
    let app = try app(for: panel)

    try app.stage.tap(panel.button)

    for (quarter, done) in Eased.quarters.enumerated() {
      let view = try #require(app.panel?.view)
      expect(
        app.stage.presentationFrame(of: view),
        at: between(panel.hidden, panel.shown, done),
        size: panel.shown.size,
        "\(quarter * 75) ms"
      )
      #expect(isClose(try app.dimmingAlpha(), done))
      app.stage.advance(by: 0.075)
    }
    try app.stage.settle()
    expect(
      try #require(app.panel?.view.frame),
      at: panel.shown.origin,
      size: panel.shown.size,
      "at rest"
    )
  }

  @Test(.facts("E22", "L7", "L9"), arguments: panels)
  func `slides out over 0.3 s after a tap on the dimmed part`(panel: Panel) throws {
    let app = try app(for: panel)
    try app.open(panel.button)
    let view = try #require(app.panel?.view)
    let dimmingView = try #require(app.dimmingView)

    app.stage.tap(at: CGPoint(x: panel.button == "Winter" ? 60 : 310, y: 110))

    for (quarter, done) in Eased.quarters.dropLast().enumerated() {
      expect(
        app.stage.presentationFrame(of: view),
        at: between(panel.shown, panel.hidden, done),
        size: panel.shown.size,
        "\(quarter * 75) ms"
      )
      let opacity = try #require(dimmingView.layer.presentation()).opacity
      #expect(isClose(CGFloat(opacity), 1 - done))
      app.stage.advance(by: 0.075)
    }
    #expect(app.panel == nil)
    #expect(view.window == nil)
    #expect(dimmingView.window == nil)
  }

  @Test(.facts("L9", "H21"))
  func `a tap on the panel itself does not close it`() throws {
    let app = try MedalCountStage()
    try app.open("Summer")

    app.stage.tap(at: CGPoint(x: 120, y: 60))
    try app.stage.settle()

    #expect(app.panel is GamesTableViewController)
  }

  @Test(.facts("L10", "B23", "D14"))
  func `leaves nothing behind`() throws {
    let app = try MedalCountStage()
    let tree = app.stage.tree()

    try app.open("Winter")
    app.stage.tap(at: CGPoint(x: 60, y: 110))
    try app.stage.settle()

    #expect(app.stage.tree() == tree)
    #expect(app.navigation.presentedViewController == nil)
  }

  @Test(.facts("L2", "C1"))
  func `asks for a presentation controller and an animator, once each and in this order`() throws {
    let app = try MedalCountStage()

    try app.open("Summer")

    let questions = app.stage.trace.filter { $0.kind == "ask" }
    #expect(
      questions.filter { $0.event.contains("forPresented") }.map(\.callback) == [
        "presentationController", "animationController",
      ]
    )
  }

  @Test(.facts("L10"))
  func `a second presentation has another presentation controller`() throws {
    let app = try MedalCountStage()
    try app.open("Summer")
    let first = try #require(app.panel?.presentationController)
    app.stage.tap(at: CGPoint(x: 310, y: 110))
    try app.stage.settle()

    try app.open("Summer")

    #expect(app.panel?.presentationController !== first)
  }
}
