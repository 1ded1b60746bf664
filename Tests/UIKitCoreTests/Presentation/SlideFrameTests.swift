import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// Exact pictures of a transition on its way.
struct SlideFrameTests {
  /// Ease-in-out at a quarter of the way: the curve (.42, 0, .58, 1) at x = 0.25.
  private static let quarter: CGFloat = 0.129162

  @Test(
    .facts("B8", "D8", "E22", "L4", "L5", "L6"),
    arguments: [
      (0.0, 0.0), (0.075, 0.129162), (0.15, 0.5), (0.225, 0.870838), (0.3, 1.0),
    ]
  )
  func `the panel and the dimming follow the animator's curve`(
    time: TimeInterval,
    part: CGFloat
  ) throws {
    let scene = SlideScene(.left)
    scene.present()
    scene.stage.turn()

    scene.stage.advance(by: time)

    let x = -250 + 250 * part
    #expect(abs(scene.stage.presentationFrame(of: scene.sheet.view).minX - x) < 0.001)
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    let alpha = try #require(shownAlpha(scene.dimming))
    #expect(abs(alpha - part) < 1e-5)
    #expect(scene.dimming?.alpha == 1)
    #expect(scene.dimming?.frame == rect(0, 0, 375, 667))
  }

  @Test(
    .facts("B19", "D9", "L7"),
    arguments: [
      (0.0, 0.0), (0.075, 0.129162), (0.15, 0.5), (0.225, 0.870838),
    ]
  )
  func `the way out is the way in turned round`(time: TimeInterval, part: CGFloat) throws {
    let scene = SlideScene(.bottom)
    try scene.presentAndSettle()
    scene.root.dismiss(animated: true)
    scene.stage.turn()

    scene.stage.advance(by: time)

    // From a third of the height to the whole height: 2/3 of 667 points.
    let y = 667.0 / 3 + 667 * (2.0 / 3) * part
    #expect(abs(scene.stage.presentationFrame(of: scene.sheet.view).minY - y) < 0.001)
    let alpha = try #require(shownAlpha(scene.dimming))
    #expect(abs(alpha - (1 - part)) < 1e-5)
    #expect(scene.dimming?.alpha == 0)
  }

  @Test(
    .facts("L6", "C7"),
    arguments: [
      (SlideEdge.left, rect(0, 0, 250, 667)), (.right, rect(125, 0, 250, 667)),
      (.top, rect(0, 0, 375, 667 * 2 / 3)), (.bottom, rect(0, 667 / 3, 375, 667 * 2 / 3)),
    ]
  )
  func `rests at two thirds of its edge`(edge: SlideEdge, frame: CGRect) throws {
    let scene = SlideScene(edge)

    try scene.presentAndSettle()

    #expect(isClose(scene.sheet.view.frame, frame))
  }

  @Test(.facts("L6")) func `on an iPhone 12 the bottom sheet begins at 281 and a third`() throws {
    let scene = SlideScene(.bottom, size: CGSize(width: 390, height: 844))

    try scene.presentAndSettle()

    #expect(isClose(scene.sheet.view.frame, rect(0, 844.0 / 3, 390, 844.0 * 2 / 3)))
  }

  @Test func `reading the picture changes nothing`() throws {
    let scene = SlideScene(.left)
    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: 0.15)
    let traceLength = scene.stage.trace.count

    for _ in 0..<100 {
      let frame = try #require(scene.sheet.view.layer.presentation()).frame
      #expect(abs(frame.minX + 125) < 0.001)
    }

    #expect(scene.stage.trace.count == traceLength)
    scene.stage.advance(by: 0.15)
    #expect(scene.completions == 1)
  }
}
