import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import PresentationGallery

/// Transitions in the hand, on a screen of 320 × 480 points.
struct InteractionTests {
  private static let height = GoldenTests.screen.height

  private func opened(_ row: String, in tab: String = "Custom") throws -> GalleryStage {
    let gallery = GalleryStage(Stage(size: GoldenTests.screen, scale: 1))
    try gallery.choose(row, in: tab)
    try gallery.stage.settle()
    return gallery
  }

  /// Where the presented view is seen, from its place at rest.
  private func offset(_ gallery: GalleryStage) throws -> CGFloat {
    gallery.stage.presentationFrame(of: try #require(gallery.presented?.view)).minY
  }

  // MARK: - Percent driven

  @Test func `a screen follows the finger down and closes`() throws {
    let gallery = try opened("Drag to dismiss")
    let stage = gallery.stage

    stage.press(at: CGPoint(x: 160, y: 60))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 160, y: 80))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 160, y: 280))
    stage.advance(by: 0.1)

    #expect(try offset(gallery) > 0)
    try Golden("drag-to-dismiss").expect(stage)
    stage.release()
    try stage.settle()
    #expect(gallery.presented == nil)
  }

  @Test func `it comes back when it is let go near the top`() throws {
    let gallery = try opened("Drag to dismiss")
    let stage = gallery.stage

    stage.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 140), over: 1)
    try stage.settle()

    #expect(gallery.presented is DragDownViewController)
    #expect(try offset(gallery) == 0)
    // And it is alive: the next drag closes it.
    stage.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 400), over: 0.5)
    try stage.settle()
    #expect(gallery.presented == nil)
  }

  @Test func `a panel is pulled in from the edge`() throws {
    let gallery = try opened("Edge pull")
    let stage = gallery.stage

    stage.press(at: CGPoint(x: 319, y: 240))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 300, y: 240))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 160, y: 240))
    stage.advance(by: 0.1)

    try Golden("edge-pull").expect(stage)
    stage.release()
    try stage.settle()
    // Two thirds of 320.
    #expect(gallery.presented?.view.frame.width == 320 * CGFloat(2.0 / 3))
  }

  @Test func `a pull that goes back presents nothing`() throws {
    let gallery = try opened("Edge pull")

    gallery.stage.drag(from: CGPoint(x: 319, y: 240), to: CGPoint(x: 280, y: 240), over: 1)
    try gallery.stage.settle()

    #expect(gallery.presented == nil)
    #expect(gallery.tabs.presentedViewController == nil)
  }

  // MARK: - Interruptible

  @Test func `a transition is grabbed on the way, held and turned round`() throws {
    let gallery = GalleryStage(Stage(size: GoldenTests.screen, scale: 1))
    let stage = gallery.stage
    try gallery.choose("Interruptible", in: "Custom")
    // Half of 2 s: half of the way.
    stage.advance(by: 1)

    stage.press(at: CGPoint(x: 160, y: 400))
    stage.move(to: CGPoint(x: 160, y: 412))
    let grabbed = try offset(gallery)
    stage.advance(by: 0.5)
    #expect(abs(grabbed - Self.height / 2) < 30)
    #expect(try offset(gallery) == grabbed)
    try Golden("interruptible").expect(stage)
    stage.move(to: CGPoint(x: 160, y: 472))
    stage.advance(by: 0.1)
    #expect(try offset(gallery) > grabbed + 40)
    stage.release()
    try stage.settle()

    #expect(gallery.presented == nil)
  }

  @Test func `a grabbed transition goes on when it is let go beyond the middle`() throws {
    let gallery = GalleryStage(Stage(size: GoldenTests.screen, scale: 1))
    let stage = gallery.stage
    try gallery.choose("Interruptible", in: "Custom")
    stage.advance(by: 1.4)

    stage.press(at: CGPoint(x: 160, y: 400))
    stage.move(to: CGPoint(x: 160, y: 388))
    stage.advance(by: 0.5)
    stage.release()
    try stage.settle()

    #expect(gallery.presented != nil)
    #expect(try offset(gallery) == 0)
  }

  // MARK: - Sheets and bars

  @Test func `a sheet is dragged between its detents`() throws {
    let gallery = try opened("Medium and large", in: "Sheets")
    let stage = gallery.stage
    let medium = try offset(gallery)

    stage.press(at: CGPoint(x: 160, y: medium + 10))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 160, y: medium - 10))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 160, y: medium - 120))
    stage.advance(by: 0.1)
    try Golden("sheet-drag").expect(stage)
    stage.release()
    try stage.settle()

    #expect(try offset(gallery) < medium - 150)
  }

  @Test func `unsaved changes keep the sheet and ask`() throws {
    let gallery = try opened("Unsaved changes", in: "Sheets")
    let stage = gallery.stage
    try stage.tap("#draft")
    stage.type("Dear all")
    let top = try offset(gallery)

    stage.drag(from: CGPoint(x: 160, y: top + 20), to: CGPoint(x: 160, y: 440), over: 0.3)
    try stage.settle()

    #expect(gallery.presented is UIAlertController)
    try stage.tap("Discard Changes")
    try stage.settle()
    #expect(gallery.presented == nil)
  }

  @Test func `a swipe from the left edge pops as far as the finger goes`() throws {
    let gallery = try opened("Push", in: "Containers")
    let stage = gallery.stage

    stage.press(at: CGPoint(x: 1, y: 240))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 20, y: 240))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 180, y: 240))
    stage.advance(by: 0.1)

    try Golden("edge-pop").expect(stage)
    stage.release()
    try stage.settle()
    #expect(gallery.navigation?.viewControllers.count == 1)
  }
}
