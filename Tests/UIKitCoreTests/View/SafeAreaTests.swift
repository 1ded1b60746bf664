import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The safe area of views and the margins around it.
struct SafeAreaTests {
  private final class Witness: UIView {
    var changes = 0

    override func safeAreaInsetsDidChange() {
      changes += 1
    }
  }

  @Test(.facts("G23")) func `counts only where the view reaches into the unsafe part`() throws {
    // 47 points at the top and 34 at the bottom of 390 × 844.
    let stage = try Stage(device: "iphone-14")
    stage.window.isHidden = false
    let view = Witness(frame: CGRect(x: 0, y: 20, width: 390, height: 800))
    #expect(view.safeAreaInsets == .zero)

    stage.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))
    #expect(view.changes == 1)

    view.frame.origin.y = 100
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(view.changes == 2)
    view.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    #expect(view.safeAreaInsets == .zero)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test(.facts("G24")) func `margins include the safe area, not the superview's, at first`() throws
  {
    let stage = try Stage(device: "iphone-14")
    let controller = UIViewController()
    stage.show(controller)
    let view = UIView(frame: controller.view.bounds)
    controller.view.addSubview(view)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))

    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    // The root view's: 16 at the sides, the safe area above and below.
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
  }

  @Test(.facts("G24")) func `additional insets add up`() throws {
    let stage = try Stage(device: "iphone-14")
    let controller = UIViewController()
    stage.show(controller)

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4)
    )
  }

  @Test(
    .facts("F5"),
    arguments: [
      ("iphone-14", 47.0), ("iphone-13-mini", 50), ("iphone-14-pro", 59),
    ]
  )
  func `landscape margins of a root view are 16 more than the notch`(
    device: String,
    inset: CGFloat
  ) throws {
    let stage = try Stage(device: device, orientation: .landscapeRight)
    let controller = UIViewController()
    stage.show(controller)

    // 63, 66 and 75 as printed by the system.
    #expect(controller.view.layoutMargins.left == inset + 16)
    #expect(controller.view.layoutMargins.right == inset + 16)
  }

  @Test(.facts("G25")) func `the root view fills the window and follows it`() {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let controller = UIViewController()
    stage.show(controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))

    stage.resize(to: CGSize(width: 500, height: 200))
    stage.turn()

    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 500, height: 200))
  }

  @Test(.facts("G25")) func `window levels are those of UIKit`() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }
}
