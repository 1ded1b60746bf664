import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Columns beside each other, or one stack.
struct SplitViewControllerTests {
  private func makeScene(
    _ device: String
  ) throws -> (
    Stage, UISplitViewController, UIViewController, UIViewController
  ) {
    let stage = try Stage(device: device)
    let master = UIViewController()
    let detail = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: master), detail]
    stage.show(split)
    try stage.settle()
    return (stage, split, master, detail)
  }

  @Test func `shows both columns on a pad`() throws {
    let (_, split, master, detail) = try makeScene("ipad-10")

    #expect(!split.isCollapsed)
    // Two fifths of the width, at most 320.
    #expect(master.view.bounds.width == 320)
    #expect(detail.view.frame.minX == 320.5)
    #expect(detail.view.frame.maxX == 820)
    #expect(master.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `shows the primary stack alone on a phone and pushes details`() throws {
    let (stage, split, master, detail) = try makeScene("iphone-se-3")
    #expect(split.isCollapsed)
    #expect(master.view.window != nil)
    #expect(detail.viewIfLoaded?.window == nil)
    let other = UIViewController()

    master.showDetailViewController(other, sender: nil)
    try stage.settle()

    #expect(other.navigationController === master.navigationController)
    #expect(other.view.window != nil)
  }
}
