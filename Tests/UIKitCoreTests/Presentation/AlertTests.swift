import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Alerts and action sheets.
struct AlertTests {
  private func shownRoot() throws -> (Stage, UIViewController) {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    stage.show(root)
    return (stage, root)
  }

  @Test func `an alert stands in the middle and runs the chosen handler when it is gone`() throws {
    let (stage, root) = try shownRoot()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var choice: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { action in
        #expect(root.presentedViewController == nil)
        choice = action.title
      }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    root.present(alert, animated: true)
    try stage.settle()

    #expect(alert.view.frame.width == 270)
    #expect(abs(alert.view.center.x - 187.5) < 0.01)
    #expect(abs(alert.view.center.y - 333.5) < 1)
    try stage.tap("OK")
    try stage.settle()
    #expect(choice == "OK")
    #expect(stage.windowContents == [root.view])
  }

  @Test func `a tap beside an alert does nothing, beside an action sheet it cancels`() throws {
    let (stage, root) = try shownRoot()
    for style in [UIAlertController.Style.alert, .actionSheet] {
      var isCancelled = false
      let alert = UIAlertController(title: nil, message: "Which?", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true }
      )
      root.present(alert, animated: true)
      try stage.settle()
      if style == .actionSheet {
        #expect(alert.view.frame.maxY == 659)
        #expect(alert.view.frame.minX == 8)
      }

      stage.tap(at: CGPoint(x: 10, y: 40))
      try stage.settle()

      #expect(isCancelled == (style == .actionSheet))
      #expect((root.presentedViewController == nil) == (style == .actionSheet))
      root.dismiss(animated: false)
    }
  }

  @Test func `a disabled action cannot be chosen`() throws {
    let (stage, root) = try shownRoot()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Save", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: false)
    try stage.settle()
    #expect(alert.textFields?.first?.placeholder == "Name")

    stage.tap(at: CGPoint(x: alert.view.center.x, y: alert.view.frame.maxY - 20))
    try stage.settle()
    #expect(root.presentedViewController === alert)
    action.isEnabled = true
    stage.tap(at: CGPoint(x: alert.view.center.x, y: alert.view.frame.maxY - 20))
    try stage.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test func `a second cancel action traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
  }

  @Test func `a text field in an action sheet traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }

  @Test(.facts("A22")) func `an alert is freed when it was closed`() throws {
    let (stage, root) = try shownRoot()
    weak var weakAlert: UIAlertController?
    func run() throws {
      let alert = UIAlertController(title: "Hello", message: "World", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      weakAlert = alert
      root.present(alert, animated: true)
      try stage.settle()
      try stage.tap("OK")
      try stage.settle()
    }

    try run()

    #expect(weakAlert == nil)
  }

  @Test func `on a pad an action sheet is a popover that a tap beside it cancels`() throws {
    let stage = try Stage(device: "ipad-10")
    let root = UIViewController()
    stage.show(root)
    let button = UIView(frame: CGRect(x: 300, y: 200, width: 60, height: 30))
    root.view.addSubview(button)
    var isCancelled = false
    let sheet = UIAlertController(title: nil, message: "Which?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    sheet.popoverPresentationController?.sourceView = button

    root.present(sheet, animated: true)
    try stage.settle()
    let popover = try #require(sheet.popoverPresentationController)
    #expect(popover.arrowDirection == .up)
    #expect(sheet.view.bounds.width == 304)
    // Above it the arrow, 13 points, at the lower edge of its source.
    #expect(popover.presentedView?.frame.minY == 230)
    #expect(throws: (any Error).self) { try stage.tap("Cancel") }
    stage.tap(at: CGPoint(x: 700, y: 1000))
    try stage.settle()

    #expect(isCancelled)
    #expect(root.presentedViewController == nil)
  }

  @Test func `on a pad an action sheet without a source traps`() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let stage = try Stage(device: "ipad-10")
        let root = UIViewController()
        stage.show(root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        root.present(sheet, animated: false)
        stage.turn()
      }
    }
  }
}
