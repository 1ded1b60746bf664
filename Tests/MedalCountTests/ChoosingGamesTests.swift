import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import MedalCount

struct ChoosingGamesTests {
  private func label(_ identifier: String, in app: MedalCountStage) throws -> UILabel {
    let labels = app.main.view.subviews.compactMap { $0 as? UILabel }
    return try #require(labels.first { $0.accessibilityIdentifier == identifier })
  }

  @Test func `before a choice there is no host, no year and no button`() throws {
    let app = try MedalCountStage()

    #expect(try label("host", in: app).text == nil)
    #expect(try label("year", in: app).text == nil)
    #expect(throws: (any Error).self) { try app.stage.tap("Medal Count") }
  }

  @Test(.facts("I12", "I16"))
  func `choosing games closes the panel and shows them`() throws {
    let app = try MedalCountStage()

    try app.chooseLondon()

    #expect(app.panel == nil)
    #expect(app.main.presentedGames?.title == "Summer 2012")
    #expect(try label("host", in: app).text == "London")
    #expect(try label("year", in: app).text == "Summer 2012")
  }

  @Test func `the medal count shows the winners of the games chosen`() throws {
    let app = try MedalCountStage()
    try app.chooseLondon()

    try app.open("Medal Count")

    let text = app.stage.tree()
    for word in ["United States", "\"46\"", "\"28\"", "\"29\"", "South Korea"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test(.facts("H21"))
  func `a tap anywhere on the medal count closes it`() throws {
    let app = try MedalCountStage()
    try app.chooseLondon()
    try app.open("Medal Count")

    try app.stage.tap("#medal-count")
    try app.stage.settle()

    #expect(app.panel == nil)
  }

  @Test func `the table scrolls to the oldest games and they can be chosen`() throws {
    let app = try MedalCountStage()
    try app.open("Winter")

    // 18 rows of 60 under a header of 125 points.
    app.stage.scroll(by: CGVector(dx: 0, dy: -2000), at: CGPoint(x: 250, y: 400))
    try app.stage.settle()
    try app.stage.tap("St. Moritz 1948")
    try app.stage.settle()

    #expect(app.main.presentedGames?.host == "St. Moritz")
  }
}
