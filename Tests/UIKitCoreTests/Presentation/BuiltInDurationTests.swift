import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@Suite("Built-in transitions")
@MainActor
struct BuiltInDurationTests {
  /// Seconds from presenting `controller` to its completion.
  private func duration(
    of controller: UIViewController
  ) throws -> TimeInterval {
    let stage = try Stage()
    let presenter = UIViewController()
    stage.show(presenter)
    try stage.settle()
    let start = stage.now
    var end = start
    presenter.present(controller, animated: true) { end = stage.now }
    try stage.settle()
    return end - start
  }

  @Test(.facts("E52")) func `cover the screen from below in half a second`() throws {
    let covering = UIViewController()
    covering.modalPresentationStyle = .fullScreen

    #expect(abs(try duration(of: covering) - 0.5) < 0.02)
  }

  @Test(.facts("E52")) func `show an alert in a quarter of a second`() throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "B", style: .default))

    #expect(abs(try duration(of: alert) - 0.25) < 0.02)
  }
}
