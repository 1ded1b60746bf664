import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Buttons made from a configuration and an action.
struct ButtonConfigurationTests {
  @Test func `the configuration's title goes before the action's`() throws {
    _ = try Stage()
    var look = UIButton.Configuration.filled()
    look.title = "Close"

    let button = UIButton(
      configuration: look,
      primaryAction: UIAction(title: "Action") { _ in }
    )

    #expect(button.configuration?.title == "Close")
  }

  @Test func `an action's title fills a configuration without one, an empty one does not`() throws {
    _ = try Stage()

    let named = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
    let unnamed = UIButton(configuration: .plain(), primaryAction: UIAction { _ in })

    #expect(named.configuration?.title == "Go")
    #expect(unnamed.configuration?.title == nil)
  }
}
