import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import UIKitCore

/// Alerts under the keyboard, and their actions.
struct AlertKeyTests {
  private final class Scene {
    let stage: Stage
    let root = UIViewController()
    let alert: UIAlertController
    var choice: String?

    init(_ style: UIAlertController.Style = .alert, fields: Int = 0, actions: [String]) throws {
      stage = try Stage(device: "iphone-se-3")
      alert = UIAlertController(title: "Name", message: nil, preferredStyle: style)
      stage.show(root)
      for _ in 0..<fields {
        alert.addTextField()
      }
      for title in actions {
        alert.addAction(
          UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) {
            [weak self] in self?.choice = $0.title
          }
        )
      }
    }

    func present() throws {
      root.present(alert, animated: true)
      try stage.settle()
    }

    func press(_ key: KeyPress.Key) throws {
      stage.press(key)
      try stage.settle()
    }

    func field(_ index: Int) throws -> UITextField {
      try #require(alert.textFields?[index])
    }
  }

  @Test func `the first text field has the keys when the alert appears`() throws {
    let scene = try Scene(fields: 2, actions: ["Cancel", "Save"])
    scene.root.present(scene.alert, animated: true)
    scene.stage.turn()
    #expect(try scene.field(0).isFirstResponder)

    try scene.stage.settle()
    scene.stage.type("Mia")

    #expect(try scene.field(0).text == "Mia")
    #expect(try scene.field(1).text?.isEmpty != false)
  }

  @Test func `the keys go back to who had them`() throws {
    let scene = try Scene(fields: 1, actions: ["Save"])
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    scene.root.view.addSubview(field)
    field.becomeFirstResponder()
    try scene.present()
    #expect(!field.isFirstResponder)

    scene.root.dismiss(animated: true)
    try scene.stage.settle()

    #expect(field.isFirstResponder)
  }

  @Test func `what is behind an alert gets no keys and keeps its editing`() throws {
    let scene = try Scene(actions: ["OK"])
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    scene.root.view.addSubview(field)
    field.becomeFirstResponder()

    try scene.present()
    scene.stage.type("x")
    #expect(field.text?.isEmpty != false)
    #expect(field.isFirstResponder)
    scene.root.dismiss(animated: true)
    try scene.stage.settle()
    scene.stage.type("x")

    #expect(field.text == "x")
  }

  @Test func `return goes from field to field and then chooses`() throws {
    let scene = try Scene(fields: 2, actions: ["Cancel", "Save"])
    try scene.present()

    try scene.press(.enter)
    #expect(try scene.field(1).isFirstResponder)
    #expect(scene.choice == nil)
    try scene.press(.enter)

    #expect(scene.choice == "Save")
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(arguments: [0, 1]) func `return chooses the preferred action`(fields: Int) throws {
    let scene = try Scene(fields: fields, actions: ["Cancel", "One", "Two"])
    scene.alert.preferredAction = scene.alert.actions[2]
    try scene.present()

    try scene.press(.enter)

    #expect(scene.choice == "Two")
  }

  @Test func `without a preferred action return does not guess`() throws {
    let scene = try Scene(actions: ["Cancel", "One", "Two"])
    try scene.present()

    try scene.press(.enter)

    #expect(scene.choice == nil)
    #expect(scene.root.presentedViewController === scene.alert)
  }

  @Test func `return does not choose what is disabled`() throws {
    let scene = try Scene(fields: 1, actions: ["Cancel", "Save"])
    scene.alert.actions[1].isEnabled = false
    try scene.present()
    try scene.press(.enter)
    #expect(scene.root.presentedViewController === scene.alert)

    scene.alert.actions[1].isEnabled = true
    try scene.press(.enter)

    #expect(scene.choice == "Save")
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `escape cancels`(style: UIAlertController.Style) throws {
    let scene = try Scene(style, actions: ["Delete", "Cancel"])
    try scene.present()

    try scene.press(.escape)

    #expect(scene.choice == "Cancel")
  }

  @Test func `an action added later makes the alert larger`() throws {
    let scene = try Scene(actions: ["One", "Two"])
    try scene.present()
    let height = scene.alert.view.frame.height

    scene.alert.addAction(UIAlertAction(title: "Three", style: .default))
    try scene.stage.settle()

    // Two stand side by side, three below each other: two rows of 44 points more.
    #expect(scene.alert.view.frame.height == height + 2 * 44)
  }

  @Test func `a preferred action that was not added traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "A", style: .default)
      }
    }
  }

  @Test func `an action's copy is like it`() throws {
    let scene = try Scene(actions: ["One"])
    let action = scene.alert.actions[0]
    action.isEnabled = false

    let copy = try #require(action.copy() as? UIAlertAction)

    #expect(copy !== action)
    #expect(copy.title == "One" && copy.style == .default && !copy.isEnabled)
  }

  @Test func `has UIKit's raw values and defaults`() throws {
    let scene = try Scene(actions: [])

    #expect(UIAlertController.Style.actionSheet.rawValue == 0)
    #expect(UIAlertController.Style.alert.rawValue == 1)
    #expect(UIAlertAction.Style.cancel.rawValue == 1)
    #expect(UIAlertAction.Style.destructive.rawValue == 2)
    #expect(scene.alert.severity == .default)
    #expect(UIAlertControllerSeverity.critical.rawValue == 1)
    #expect(scene.alert.preferredAction == nil)
    #expect(scene.alert.textFields == nil)
  }
}
