import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import VerticalTransition

/// Both screens on their way, on a screen of 667 points in height.
struct VerticalTransitionTests {
  private static let duration = 2.0
  private static let damping = 0.6

  /// Part of the way of a spring that has come within a thousandth after its duration.
  private func sprung(_ time: Double) -> CGFloat {
    let (z, d) = (Self.damping, Self.duration)
    let root = (1 - z * z).squareRoot()
    let omega = log(1000 * z / root) / (z * d)
    let (beta, turn) = (z * omega, omega * root)
    return 1 - exp(-beta * time) * (cos(turn * time) + beta / turn * sin(turn * time))
  }

  private func presented() throws -> (Stage, PresentingViewController) {
    let stage = try Stage(device: "iphone-se-3")
    let controller = PresentingViewController()
    stage.show(controller)
    return (stage, controller)
  }

  @Test(.facts("E27", "D3", "L15"), arguments: [0, 0.1, 0.25, 0.5, 1.0, 1.5])
  func `both screens move down with the spring`(time: Double) throws {
    let (stage, controller) = try presented()

    try stage.tap("#blue")
    stage.advance(by: time)

    let green = try #require(controller.presentedViewController?.view)
    let part = sprung(time)
    #expect(abs(stage.presentationFrame(of: green).minY - (-667 + 667 * part)) < 1e-6)
    // The leaving screen goes 20 points further than its height.
    #expect(abs(stage.presentationFrame(of: controller.view).minY - 687 * part) < 1e-6)
  }

  @Test(.facts("E27", "D3", "L15", "B21"), arguments: [0, 0.1, 0.25, 0.5, 1.0, 1.5])
  func `both screens move up on the way back`(time: Double) throws {
    let (stage, controller) = try presented()
    try stage.tap("#blue")
    try stage.settle()
    let green = try #require(controller.presentedViewController?.view)

    try stage.tap("#green")
    stage.advance(by: time)

    let part = sprung(time)
    #expect(abs(stage.presentationFrame(of: green).minY - -687 * part) < 1e-6)
    #expect(abs(stage.presentationFrame(of: controller.view).minY - (667 - 667 * part)) < 1e-6)
  }

  @Test(.facts("B21", "L15"))
  func `the covered screen leaves the window and comes back`() throws {
    let (stage, controller) = try presented()

    try stage.tap("#blue")
    try stage.settle()
    #expect(controller.view.window == nil)
    try stage.tap("#green")
    try stage.settle()

    #expect(controller.view.window != nil)
    #expect(controller.presentedViewController == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
