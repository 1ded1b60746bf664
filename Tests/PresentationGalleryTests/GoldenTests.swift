import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import PresentationGallery

/// What the gallery looks like in the middle of its transitions, on a screen of 320 × 480 pixels.
struct GoldenTests {
  static let screen = CGSize(width: 320, height: 480)

  /// A row, tapped, and so many seconds later.
  nonisolated struct Moment: CustomTestStringConvertible, Sendable {
    let tab: String
    let row: String
    let time: Double
    var testDescription: String { "\(row), \(time) s" }

    var fileName: String {
      row.lowercased().filter { $0.isLetter || $0 == " " }.replacingOccurrences(of: " ", with: "-")
    }

    init(_ tab: String, _ row: String, _ time: Double) {
      self.tab = tab
      self.row = row
      self.time = time
    }
  }

  nonisolated static let openings = [
    Moment("Styles", "Automatic", 0.1),
    Moment("Styles", "Over full screen", 0.1),
    Moment("Styles", "Form sheet", 0.2),
    Moment("Styles", "Cover vertical", 0.1),
    Moment("Styles", "Cross dissolve", 0.15),
    Moment("Styles", "Flip horizontal", 0.25),
    Moment("Styles", "Alert", 0.1),
    Moment("Styles", "Alert with text fields", 0.5),
    Moment("Styles", "Action sheet", 0.15),
    Moment("Sheets", "Medium and large", 0.1),
    Moment("Sheets", "Undimmed", 0.6),
    Moment("Sheets", "Round corners", 0.15),
    Moment("Sheets", "From the row", 0.1),
    Moment("Sheets", "Arrow down", 0.6),
    Moment("Sheets", "Arrow left", 0.6),
    Moment("Sheets", "Colored", 0.6),
    Moment("Custom", "Slide from the left", 0.175),
    Moment("Custom", "Slide from the right", 0.175),
    Moment("Custom", "Slide from the top", 0.175),
    Moment("Custom", "Slide from the bottom", 0.175),
    Moment("Custom", "Card", 0.2),
    Moment("Custom", "Framed", 0.25),
    Moment("Custom", "UIView.animate", 0.2),
    Moment("Custom", "Spring", 0.2),
    Moment("Custom", "Keyframes", 0.45),
    Moment("Custom", "Property animator", 0.1),
    Moment("Custom", "Core Animation", 0.3),
    Moment("Containers", "Push", 0.1),
  ]

  @Test(arguments: openings)
  func `on the way in`(moment: Moment) throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))

    try gallery.choose(moment.row, in: moment.tab)
    gallery.stage.advance(by: moment.time)

    try Golden(moment.fileName).expect(gallery.stage)
  }

  nonisolated static let closings = [
    Moment("Styles", "Flip horizontal", 0.25),
    Moment("Custom", "Keyframes", 0.6),
    Moment("Custom", "Core Animation", 0.3),
  ]

  @Test(arguments: closings)
  func `on the way out`(moment: Moment) throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))
    try gallery.choose(moment.row, in: moment.tab)
    try gallery.stage.settle()

    try gallery.stage.tap("Close")
    gallery.stage.advance(by: moment.time)

    try Golden("\(moment.fileName)-out").expect(gallery.stage)
  }

  @Test(arguments: [0.05, 0.15, 0.25])
  func `the screen turns`(time: TimeInterval) throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))

    gallery.stage.rotate(.landscapeRight)
    gallery.stage.advance(by: time)

    try Golden("rotation-\(Int(time * 100))").expect(gallery.stage)
  }

  @Test func `a card behind a large sheet, and one behind two`() throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))
    try gallery.choose("Automatic", in: "Styles")
    try gallery.stage.settle()
    try Golden("sheet-card").expect(gallery.stage)

    let second = UIViewController()
    second.view.backgroundColor = .systemGreen
    gallery.presented?.present(second, animated: true)
    gallery.stage.turn()
    gallery.stage.advance(by: 0.12)
    try Golden("sheet-cards-on-the-way").expect(gallery.stage)
    try gallery.stage.settle()

    try Golden("sheet-cards").expect(gallery.stage)
  }

  @Test func `inside a child that defines a context`() throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))
    try gallery.choose("Current context", in: "Styles")
    try gallery.stage.settle()

    try gallery.stage.tap("Over current context")
    gallery.stage.advance(by: 0.1)

    try Golden("over-current-context").expect(gallery.stage)
  }

  @Test func `a push through a door`() throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))
    try gallery.choose("Custom push", in: "Containers")
    try gallery.stage.settle()

    try gallery.stage.tap("Next")
    gallery.stage.advance(by: 0.3)

    try Golden("door").expect(gallery.stage)
  }

  @Test func `tabs that slide`() throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))
    try gallery.choose("Sliding tabs", in: "Containers")
    try gallery.stage.settle()

    try gallery.stage.tap("Custom")
    gallery.stage.advance(by: 0.15)

    try Golden("sliding-tabs").expect(gallery.stage)
  }

  @Test func `tiles that change places`() throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))
    try gallery.choose("Moving cells", in: "Containers")
    try gallery.stage.settle()

    try gallery.stage.tap("Turn")
    gallery.stage.advance(by: 0.1)

    try Golden("tiles").expect(gallery.stage)
  }

  @Test(arguments: ["Dissolve", "Flip", "Flip up"])
  func `children that change places`(way: String) throws {
    let gallery = GalleryStage(Stage(size: Self.screen, scale: 1))
    try gallery.choose("Changing children", in: "Containers")
    try gallery.stage.settle()
    try gallery.stage.tap(way)
    try gallery.stage.settle()

    try gallery.stage.tap("Change")
    gallery.stage.advance(by: 0.2)

    try Golden("children-\(way.lowercased().replacingOccurrences(of: " ", with: "-"))")
      .expect(gallery.stage)
  }
}
