import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import MedalCount

/// What is asked and called while a panel comes and goes, and when.
struct CallbackOrderTests {
  /// A panel by its button and its controller.
  nonisolated struct Panel: CustomTestStringConvertible, Sendable {
    let button: String
    let controller: String
    var testDescription: String { button }
  }

  nonisolated static let panels = [
    Panel(button: "Summer", controller: "GamesTableViewController"),
    Panel(button: "Winter", controller: "GamesTableViewController"),
    Panel(button: "Medal Count", controller: "MedalCountViewController"),
  ]

  /// Milliseconds since `start` and event, without the layout passes between them.
  private func events(of app: MedalCountStage, from index: Int, start: TimeInterval) -> [String] {
    app.stage.trace[index...].filter { !$0.callback.contains("Layout") }.map { record in
      "\(Int(((record.time - start) * 1000).rounded())) \(record.event)"
    }
  }

  @Test(
    .facts("B1", "B2", "B3", "B4", "B6", "B11", "B13", "B14", "B18", "B23", "B25", "L2"),
    arguments: panels
  )
  func `presents in UIKit's order`(panel: Panel) throws {
    let app = try MedalCountStage()
    if panel.button == "Medal Count" { try app.chooseLondon() }
    let (index, start) = (app.stage.trace.count, app.stage.now)

    try app.open(panel.button)

    let it = panel.controller
    #expect(
      events(of: app, from: index, start: start) == [
        "0 present    UINavigationController → \(it) style=custom animated",
        "0 ask        SlideInPresentationManager.presentationController(forPresented: \(it)) "
          + "→ SlideInPresentationController",
        "0 ask        SlideInPresentationManager.animationController(forPresented: \(it), "
          + "presenting: UINavigationController) → SlideInPresentationAnimator",
        "0 ask        SlideInPresentationManager.adaptivePresentationStyle(wC hR) → none",
        "0 call       \(it).loadView",
        "0 call       \(it).viewDidLoad",
        "0 call       SlideInPresentationManager.willPresentWithAdaptiveStyle(none)",
        "0 call       SlideInPresentationController.presentationTransitionWillBegin",
        "0 call       \(it).viewWillAppear(true)",
        "0 ask        SlideInPresentationAnimator.transitionDuration → 0.3",
        "0 call       SlideInPresentationAnimator.animateTransition",
        "0 block      UINavigationController → \(it).alongside",
        "0 call       \(it).viewIsAppearing(true)",
        "300 complete   SlideInPresentationAnimator.completeTransition(true)",
        "300 call       \(it).viewDidAppear(true)",
        "300 call       SlideInPresentationController.presentationTransitionDidEnd(true)",
        "300 call       SlideInPresentationAnimator.animationEnded(true)",
      ]
    )
  }

  @Test(.facts("B19", "B20", "A11", "A20"), arguments: panels)
  func `dismisses in UIKit's order`(panel: Panel) throws {
    let app = try MedalCountStage()
    if panel.button == "Medal Count" { try app.chooseLondon() }
    try app.open(panel.button)
    let (index, start) = (app.stage.trace.count, app.stage.now)

    app.stage.tap(at: CGPoint(x: panel.button == "Winter" ? 60 : 310, y: 110))
    try app.stage.settle()

    let it = panel.controller
    #expect(
      events(of: app, from: index, start: start) == [
        "0 dismiss    UINavigationController → \(it) animated",
        "0 ask        SlideInPresentationManager.animationController(forDismissed: \(it)) "
          + "→ SlideInPresentationAnimator",
        "0 call       SlideInPresentationController.dismissalTransitionWillBegin",
        "0 call       \(it).viewWillDisappear(true)",
        "0 ask        SlideInPresentationAnimator.transitionDuration → 0.3",
        "0 call       SlideInPresentationAnimator.animateTransition",
        "0 block      \(it) → UINavigationController.alongside",
        "300 complete   SlideInPresentationAnimator.completeTransition(true)",
        "300 call       \(it).viewDidDisappear(true)",
        "300 call       SlideInPresentationController.dismissalTransitionDidEnd(true)",
        "300 call       SlideInPresentationAnimator.animationEnded(true)",
      ]
    )
  }
}
