import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import UIKitCore

/// What of requests and of coordinators' blocks stands in the trace.
struct TraceRecordTests {
  private func events(_ stage: Stage, of kinds: Set<String>) -> [String] {
    stage.trace.filter { kinds.contains($0.kind) }.map {
      ([$0.kind, $0.receiver, $0.callback].filter { !$0.isEmpty } + $0.arguments)
        .joined(separator: " ")
    }
  }

  @Test func `requests to a navigation controller`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let first = ProbeController("1")
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)

    navigation.pushViewController(UIViewController(), animated: true)
    try stage.settle()
    navigation.popToRootViewController(animated: false)
    try stage.settle()
    navigation.popViewController(animated: true)
    navigation.setViewControllers([first, ProbeController("2")], animated: false)
    try stage.settle()

    // The pop of the last one is none.
    #expect(
      events(stage, of: ["push", "pop", "stack"]) == [
        "push UINavigationController → UIViewController animated",
        "pop UINavigationController → ProbeController unanimated",
        "stack UINavigationController → [ProbeController, ProbeController] unanimated",
      ]
    )
  }

  @Test func `blocks of a cancelled transition`() throws {
    let scene = SlideScene(.left)
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    scene.sheet.onWillAppear = {
      let coordinator = scene.sheet.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { _ in }
      coordinator?.animate(alongsideTransition: { _ in }, completion: { _ in })
    }
    scene.present()
    scene.stage.turn()
    scene.sheet.onWillAppear = nil

    driver.update(0.5)
    driver.cancel()
    try scene.stage.settle()

    let blocks = scene.stage.trace.filter { $0.kind == "block" }
    #expect(Set(blocks.map(\.receiver)) == ["Root → Sheet"])
    #expect(
      blocks.map { "\($0.callback) \($0.arguments)" } == [
        // The dimming view's and this test's.
        "alongside []", "alongside []", #"interactionChanged ["cancelled"]"#,
        #"completion ["cancelled"]"#,
      ]
    )
  }
}
