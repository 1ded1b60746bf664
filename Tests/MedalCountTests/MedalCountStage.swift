import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import MedalCount

/// MedalCount on a stage, as a user meets it.
struct MedalCountStage {
  let stage: Stage
  let main: MainViewController
  let navigation: UINavigationController

  init(
    device: String = "iphone-se-3",
    orientation: UIInterfaceOrientation = .portrait,
    adaptivity: CompactHeightAdaptivity = .rotate
  ) throws {
    stage = try Stage(device: device, orientation: orientation)
    main = MainViewController(adaptivity: adaptivity)
    navigation = UINavigationController(rootViewController: main)
    stage.show(navigation)
    try stage.settle()
  }

  /// What covers the main screen.
  var panel: UIViewController? { main.presentedViewController }

  func presented<Controller: UIViewController>(_ type: Controller.Type) throws -> Controller {
    try #require(panel as? Controller)
  }

  /// The dimming view of the presentation on screen.
  var dimmingView: UIView? {
    panel?.presentationController?.containerView?.subviews.first {
      $0.accessibilityIdentifier == "dimming"
    }
  }

  /// How opaque the dimming view looks at this instant.
  func dimmingAlpha() throws -> CGFloat {
    stage.turn()
    let view = try #require(dimmingView)
    return CGFloat(try #require(view.layer.presentation()).opacity)
  }

  /// Opens the panel and lets it arrive.
  func open(_ name: String) throws {
    try stage.tap(name)
    try stage.settle()
  }

  /// Chooses London 2012 in the summer panel.
  func chooseLondon() throws {
    try open("Summer")
    try stage.tap("London 2012")
    try stage.settle()
  }
}

/// Ease-in-ease-out as Core Animation computes it, at quarters of the duration.
enum Eased {
  static let quarters: [CGFloat] = [0, 0.129162, 0.5, 0.870838, 1]
  /// The printed digits of the facts times the longest way (667 points).
  static let tolerance: CGFloat = 667 * 0.000_000_5 + 0.000_001
}

func isClose(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = Eased.tolerance) -> Bool {
  abs(one - other) <= tolerance
}
