import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// The focus environment of an app without focus.
struct FocusTests {
  @Test(.facts("C15")) func `a presentation controller's focus goes to what it presents`() throws {
    let scene = SlideScene()
    try scene.presentAndSettle()
    let controller = try #require(scene.controller)
    let environment: any UIFocusEnvironment = controller

    environment.setNeedsFocusUpdate()
    environment.updateFocusIfNeeded()

    #expect(environment.preferredFocusEnvironments.map { $0 === scene.sheet.view } == [true])
    #expect(environment.parentFocusEnvironment === scene.root)
    #expect(environment.shouldUpdateFocus(in: UIFocusUpdateContext()))
  }

  @Test func `a controller's focus goes to its view, whose parent it is`() throws {
    let scene = SlideScene()
    let field = UIView()
    scene.root.view.addSubview(field)

    #expect(scene.root.preferredFocusEnvironments.map { $0 === scene.root.view } == [true])
    #expect(scene.root.view.parentFocusEnvironment === scene.root)
    #expect(field.parentFocusEnvironment === scene.root.view)
    #expect(field.preferredFocusEnvironments.isEmpty)
    #expect(!field.canBecomeFocused && !field.isFocused)
    #expect(UIFocusSystem.focusSystem(for: field) == nil)
  }

  @Test func `animations beside a move of the focus are made at once`() {
    _ = SlideScene()
    var calls: [String] = []

    UIFocusAnimationCoordinator().addCoordinatedAnimations(
      { calls.append("animations") },
      completion: { calls.append("completion") }
    )

    #expect(calls == ["animations", "completion"])
  }
}
