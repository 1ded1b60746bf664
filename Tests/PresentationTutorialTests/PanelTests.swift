import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import PresentationTutorial

/// The red panel on a screen of 375 × 667: three quarters are 281.25 and 500.25.
struct PanelTests {
  /// A segment of the control, where the panel rests and where it hides.
  nonisolated struct Edge: CustomTestStringConvertible, Sendable {
    let segment: String
    let shown: CGRect
    let hidden: CGPoint
    var testDescription: String { segment }
  }

  nonisolated static let edges = [
    Edge(
      segment: "left",
      shown: CGRect(x: 0, y: 0, width: 281.25, height: 667),
      hidden: CGPoint(x: -281.25, y: 0)
    ),
    Edge(
      segment: "top",
      shown: CGRect(x: 0, y: 0, width: 375, height: 500.25),
      hidden: CGPoint(x: 0, y: -500.25)
    ),
    Edge(
      segment: "right",
      shown: CGRect(x: 93.75, y: 0, width: 281.25, height: 667),
      hidden: CGPoint(x: 375, y: 0)
    ),
    Edge(
      segment: "bottom",
      shown: CGRect(x: 0, y: 166.75, width: 375, height: 500.25),
      hidden: CGPoint(x: 0, y: 667)
    ),
  ]

  /// Ease-in-ease-out at quarters of the duration, to the printed digits.
  private static let eased: [CGFloat] = [0, 0.129162, 0.5, 0.870838]

  private func isNear(_ frame: CGRect, _ origin: CGPoint, _ size: CGSize) -> Bool {
    // Six printed digits of the curve times the longest way, 667 points.
    let tolerance: CGFloat = 667 * 0.000_001
    return abs(frame.minX - origin.x) < tolerance && abs(frame.minY - origin.y) < tolerance
      && abs(frame.width - size.width) < tolerance && abs(frame.height - size.height) < tolerance
  }

  private func between(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  @Test(.facts("E22", "D8", "L4"), arguments: edges)
  func `slides in from the chosen edge`(edge: Edge) throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = ViewController()
    stage.show(controller)
    try stage.tap(edge.segment)
    try stage.settle()

    try stage.tap("Perform Segue")

    let panel = try #require(controller.presentedViewController?.view)
    for part in Self.eased {
      let origin = between(edge.hidden, edge.shown.origin, part)
      #expect(isNear(stage.presentationFrame(of: panel), origin, edge.shown.size))
      stage.advance(by: 0.075)
    }
    try stage.settle()
    #expect(isNear(panel.frame, edge.shown.origin, edge.shown.size))
  }

  @Test(.facts("D14", "L9", "L14"), arguments: edges)
  func `slides out after a tap beside it, though the animator leaves it in place`(edge: Edge) throws
  {
    let stage = try Stage(device: "iphone-se-3")
    let controller = ViewController()
    stage.show(controller)
    try stage.tap(edge.segment)
    try stage.settle()
    try stage.tap("Perform Segue")
    try stage.settle()
    let panel = try #require(controller.presentedViewController?.view)
    let isAtStart = edge.shown.minX == 0 && edge.shown.minY == 0

    stage.tap(at: isAtStart ? CGPoint(x: 370, y: 660) : CGPoint(x: 5, y: 5))

    for part in Self.eased {
      let origin = between(edge.shown.origin, edge.hidden, part)
      #expect(isNear(stage.presentationFrame(of: panel), origin, edge.shown.size))
      stage.advance(by: 0.075)
    }
    try stage.settle()
    #expect(controller.presentedViewController == nil)
    #expect(panel.window == nil)
  }
}
