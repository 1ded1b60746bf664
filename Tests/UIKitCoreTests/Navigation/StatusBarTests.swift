import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Who decides about the status bar.
struct StatusBarTests {
  @Test(.facts("F4")) func `hides on phones of compact height, also from the safe area`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = UIViewController()
    stage.show(controller)
    #expect(!stage.application.isStatusBarHidden)
    #expect(stage.application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))

    stage.rotate(.landscapeLeft)
    try stage.settle()

    #expect(stage.application.isStatusBarHidden)
    #expect(controller.view.safeAreaInsets.top == 0)
  }

  @Test func `the root controller chooses style and presence`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = BarChooser()
    stage.show(controller)
    #expect(stage.application.statusBarStyle == .lightContent)

    controller.hides = true
    controller.setNeedsStatusBarAppearanceUpdate()
    try stage.settle()

    #expect(stage.application.isStatusBarHidden)
    #expect(controller.view.safeAreaInsets.top == 0)
  }

  @Test(.facts("A36")) func `a full-screen presentation takes over, others do not`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    stage.show(root)

    let over = BarChooser()
    over.modalPresentationStyle = .overFullScreen
    root.present(over, animated: false)
    try stage.settle()
    #expect(stage.application.statusBarStyle == .default)
    root.dismiss(animated: false)
    try stage.settle()
    let full = BarChooser()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    try stage.settle()

    full.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.application.statusBarStyle == .lightContent)
  }
}

/// Wants light content, and maybe no bar at all.
final class BarChooser: UIViewController {
  var hides = false

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { hides }
}
